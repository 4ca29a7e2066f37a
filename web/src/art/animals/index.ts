import type { Family } from '../families'
import type { Drawing } from './kit'
import { bear, elephant, fox, owl } from './large'
import { cat, frog, rabbit, rooster } from './middle'
import { hedgehog, mole, mouse } from './small'

export const DRAWINGS: Record<Family, Drawing> = {
  elephant, owl, fox, bear, cat, frog, rabbit, rooster, mole, hedgehog, mouse,
}
