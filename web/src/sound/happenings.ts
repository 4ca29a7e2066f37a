/** What can be heard between two pictures of a table: what was told, and what changed beside the game. */

import { heard, left, type Picture } from '../net/picture'
import type { Happening } from './voices'

const LOW = [10, 5] // seconds left on one’s own clock, at which it is heard

/** In the order in which it happened; one’s own turn comes last, because it is what one waits for. */
export function happenings(before: Picture | undefined, after: Picture): Happening[] {
  if (!before || before.facts.id !== after.facts.id || before.seat !== after.seat || before.number === after.number) return []
  const last = after.moments[after.moments.length - 1]
  if (last?.what === 'snapshot' && last.number === after.number) return [] // one came back: all that was long ago
  const found: Happening[] = []
  const is = (key: string): void => void found.push({ key })
  const sitting = (picture: Picture): number => picture.table.seats.filter((seat) => seat.kind === 'person' || seat.kind === 'bot').length
  if (before.table.status === 'waiting' && sitting(after) > sitting(before)) is('sat')
  if (before.table.status === 'waiting' && after.table.status === 'playing') is('started')
  if (last && last.number > before.number) {
    if (last.what === 'undone') is('undone')
    for (const { key, args } of last.story) found.push({ key, args })
  }
  if (after.table.offers.length > before.table.offers.length && after.table.offers.some((offer) => offer.seat !== after.seat)) is('asked')
  const lines = heard(after)
  const line = lines[lines.length - 1]
  if (line && lines.length > heard(before).length && line.seat !== after.seat) is('said')
  if (after.table.status === 'over' && before.table.status !== 'over') is(ending(after))
  else if (after.choices.length && !before.choices.length) is('turn')
  return found
}

function ending({ seat, table }: Picture): string {
  if (seat === null || !table.outcome) return 'over'
  return table.outcome.places[seat] === 1 ? 'won' : 'lost'
}

/** Whether one’s own clock has passed a mark between two moments of the server’s time. */
export function runsLow(picture: Picture, then: number, now: number): boolean {
  const clock = picture.seat === null ? undefined : picture.turn.clocks[picture.seat]
  if (!clock || clock.since === null || clock.since === undefined) return false
  return LOW.some((mark) => left(clock, then) > mark && left(clock, now) <= mark)
}
