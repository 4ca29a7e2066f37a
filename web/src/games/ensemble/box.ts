/** Ensemble's own box. */

import toml from '../../../../podium/games/ensemble/box.toml'
import { boxOf } from '../concert/box'
import type { EnsembleBox } from './printed'

export const BOX = boxOf(toml as EnsembleBox)
