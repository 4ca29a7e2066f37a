/** What is printed in the box, for the cards; and how to read a table's families from a view. */

import toml from '../../../../podium/games/symphonimo/box.toml'
import type { SymphonimoBox } from './printed'
import type { SymphonimoView } from '../../protocol'

const box = toml as SymphonimoBox

export type Standing = 'none' | 'solo' | 'quartet' | 'noise'

/** Points for so many cards of a family. */
export const pointsFor = (count: number): number => box.scoring.points[count] ?? 0

const BEST = Math.max(...box.scoring.points)

/** What a family is worth in an orchestra, at a glance. */
export function standing(count: number): Standing {
  if (count === 0) return 'none'
  const points = pointsFor(count)
  return points <= 0 ? 'noise' : points === BEST ? 'quartet' : 'solo'
}

/** The families in play and how many cards each has in all, fewest first: all cards lie somewhere in the view. */
export function familiesOf(view: SymphonimoView): [family: string, copies: number][] {
  const counts = new Map<string, number>()
  const add = (family: string, count: number): void => void counts.set(family, (counts.get(family) ?? 0) + count)
  for (const pile of [view.unseen, view.discards, ...view.orchestras.map((orchestra) => orchestra.musicians)])
    for (const [family, count] of Object.entries(pile)) add(family, count)
  for (const place of view.row) for (const family of place.cards) add(family, 1)
  if (view.hand) add(view.hand, 1)
  const printed = Object.keys(box.families.copies)
  return [...counts].sort(([a, m], [b, n]) => m - n || printed.indexOf(a) - printed.indexOf(b))
}

export const isFamily = (key: string): boolean => key in box.families.copies
export const isConductor = (key: string): boolean => key in box.conductors.power

/** How many cards of a family score, and how much: all other numbers are worth nothing. */
export const scores = (): [cards: number, points: number][] =>
  box.scoring.points.flatMap((points, cards): [number, number][] => (points ? [[cards, points]] : []))

export const copiesOf = (family: string): number => box.families.copies[family] ?? 0
export const conductors = (): [conductor: string, power: SymphonimoBox['conductors']['power'][string]][] => Object.entries(box.conductors.power)
