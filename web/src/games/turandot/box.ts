/** What is printed in the box, for the cards. */

import toml from '../../../../podium/games/turandot/box.toml'
import type { IconName } from '../../art/icons'
import { isIcon } from '../../art/icons'
import type { Director, Singer, TurandotBox } from './printed'

const box = toml as TurandotBox

export const ROLES: readonly string[] = Object.keys(box.roles.sex)
export const COINS = box.players.money
export const POINTS = box.scoring
export const ROUNDS = 7
export const DIRECTOR_ROUND = 4

export const SINGERS: readonly [key: string, singer: Singer][] = Object.entries(box.singers.cards)
export const singerOf = (key: string): Singer | undefined => box.singers.cards[key]
export const roleSex = (role: string): 'woman' | 'man' => box.roles.sex[role] ?? 'man'
export const isDirector = (key: string): boolean => key in box.directors.cards

export const helpersAt = (seats: number): readonly string[] =>
  ['costume', 'carpenter'].slice(0, box.players.helpers[String(seats) as '2'] ?? 1)

/** What a singer in a role adds, as both cards say it: a favourite role, or the other sex. */
export function roleBonus(singer: string, role: string): number {
  const card = singerOf(singer)
  if (!card) return 0
  const wish = card.favourite === role ? box.scoring.favourite_role : 0
  const clash = card.sex !== 'undetermined' && card.sex !== roleSex(role) ? box.scoring.other_sex : 0
  return wish + clash
}

export interface Taste {
  icon: IconName
  times?: number // so many stars
  points: number
}

/** What a director likes and dislikes, in signs. */
export function tastes(key: string): Taste[] {
  const director: Director | undefined = box.directors.cards[key]
  if (!director) return []
  const categories = Object.entries(director.per_category ?? {}).map(([name, points]) => ({ icon: isIcon(name) ? name : ('star' as const), points }))
  const stars = Object.entries(director.per_stars ?? {}).map(([count, points]) => ({ icon: 'star' as const, times: Number(count), points }))
  return [...categories, ...stars].sort((a, b) => b.points - a.points)
}

export const varietyBeyond = (key: string): number | undefined => box.directors.cards[key]?.variety_beyond
