/** Symphony's own box: what both games have, the bonus cards and the score cards. */

import toml from '../../../../podium/games/maestro/box.toml'
import { boxOf } from '../concert/box'
import type { BonusCard, ScoreCard, MaestroBox } from './printed'

const printed = toml as MaestroBox

export const BOX = boxOf(printed)
export const LIMIT = printed.bonus.limit
export const bonusOf = (key: string): BonusCard | undefined => printed.bonus.cards[key]

/** The score card for so many players. */
export const cardFor = (seats: number): ScoreCard => Object.values(printed.scores).find((card) => card.players.includes(seats))!
