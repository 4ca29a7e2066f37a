/** Who sits where at each table of a duplicate, and what the tables made of the deal. */

import type { Comparison } from '../../protocol'

/** Oneself first, then free seats for other people, then bots: the same at every table. */
export const seatingOf = (seats: number, people: number, level: string): string[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : seat < people ? 'open' : level))

export interface Result {
  table: number // from 1
  id: string
  points: (number | undefined)[] // by seat; none where the game had no result
  isBest: boolean[]
}

/** The tables, those that made most of the first seat’s cards first. */
export const resultsOf = (found: Comparison): Result[] =>
  found.tables
    .map(({ id, outcome }, nth) => ({
      table: nth + 1,
      id,
      points: found.best.map((_, seat) => outcome?.scores[seat]),
      isBest: found.best.map((best, seat) => outcome?.scores[seat] === best),
    }))
    .sort((one, other) => (other.points[0] ?? -Infinity) - (one.points[0] ?? -Infinity) || one.table - other.table)
