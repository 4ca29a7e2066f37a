/** A person, put together from parts; the same hand draws singers, directors and conductors. */

import { COSTUMES } from './costumes'
import { BEARDS, BROWS, EYES, GLASSES, HALF, INK, MOUTHS, NOSES, SHAPES } from './features'
import { HAIR, HATS, type Layered } from './hair'

export interface Person {
  skin: keyof typeof SKINS
  shape: keyof typeof SHAPES
  hair: keyof typeof HAIR
  tint: string // of the hair
  eyes: keyof typeof EYES
  iris?: string
  brows?: keyof typeof BROWS
  nose: keyof typeof NOSES
  mouth: keyof typeof MOUTHS
  lip?: string
  beard?: keyof typeof BEARDS
  glasses?: keyof typeof GLASSES
  hat?: keyof typeof HATS
  hatTint?: [string, string]
  wears: keyof typeof COSTUMES
  cloth: [string, string]
  blush?: string
  extra?: string // something of one's own, drawn last
  under?: string // something of one's own, drawn first
}

/** Skin, and its shade. */
export const SKINS = {
  snow: ['#fbe6d8', '#efc3ae'],
  peach: ['#f6cfae', '#e3a581'],
  rose: ['#f3bd9e', '#dd9072'],
  honey: ['#dfa573', '#bf8150'],
  amber: ['#c4854f', '#a0662f'],
  umber: ['#96603a', '#744525'],
  night: ['#6b432c', '#4e2e1b'],
  ash: ['#dcdfe6', '#b3b8c8'],
} as const

const darker = (hex: string): string =>
  '#' + [1, 3, 5].map((i) => Math.round(parseInt(hex.slice(i, i + 2), 16) * 0.72).toString(16).padStart(2, '0')).join('')

export function portrait(who: Person): string {
  const [skin, shade] = SKINS[who.skin]
  const deep = darker(who.tint)
  const hair: Layered = HAIR[who.hair](who.tint, deep)
  const hat: Layered = HATS[who.hat ?? 'none'](...(who.hatTint ?? ['#2b2130', '#8c1d30']))
  const half = HALF[who.shape]
  const blush = who.blush ?? '#e8655f'
  const ears = [-1, 1].map((side) => `<ellipse cx="${50 + side * half}" cy="49" rx="4.6" ry="6.5" fill="${skin}"/>`).join('')
  return [
    who.under ?? '',
    hat.back ?? '',
    hair.back ?? '',
    `<path d="M41 66V84Q50 92 59 84V66Z" fill="${shade}"/>`,
    COSTUMES[who.wears](...who.cloth),
    ears,
    `<path d="${SHAPES[who.shape]}" fill="${skin}"/>`,
    `<g fill="${blush}" opacity=".38" stroke="none"><ellipse cx="${51.5 - half * 0.72}" cy="56" rx="5" ry="3.4"/><ellipse cx="${48.5 + half * 0.72}" cy="56" rx="5" ry="3.4"/></g>`,
    BEARDS[who.beard ?? 'none'](who.tint),
    MOUTHS[who.mouth](skin, who.lip ?? '#b8384a'),
    NOSES[who.nose](shade),
    EYES[who.eyes](who.iris ?? '#5f7f4f'),
    BROWS[who.brows ?? 'arched'](who.tint === '#ffffff' || who.hair === 'bald' ? INK : deep),
    GLASSES[who.glasses ?? 'none'],
    hair.front ?? '',
    hat.front ?? '',
    who.extra ?? '',
  ].join('')
}
