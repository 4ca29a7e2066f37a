/** The picture that one viewer has of a table: a snapshot, and every event since laid over it. No rules, no network. */

import type { ChatLine, Choice, ClockInfo, Event, Message, Presence, Snapshot, TableFacts, TableState, Turn, View } from '../protocol'

/** Something that happened, and how the table looked then: for the story, and to step back through. */
export interface Moment {
  number: number
  what: Event['what'] | 'snapshot'
  seat: number | null
  view: View | null
  story: readonly Message[]
}

export interface Picture {
  number: number
  seat: number | null
  ahead: number // by how many seconds the server's clock is ahead of ours
  facts: TableFacts
  table: TableState
  turn: Turn
  view: View | null
  choices: readonly Choice[]
  mayUndo: boolean
  fresh: readonly Message[] // what was told with the last change of the view
  moments: readonly Moment[]
  chat: readonly ChatLine[]
  muted: readonly string[]
  presence: Presence | null
}

const MOST_MOMENTS = 600

export function begun(snapshot: Snapshot, now: number, before?: Picture): Picture {
  const known = before?.facts.id === snapshot.facts.id && before.seat === snapshot.seat ? before.moments : []
  const moment: Moment = { number: snapshot.number, what: 'snapshot', seat: null, view: snapshot.view, story: snapshot.story }
  return {
    number: snapshot.number,
    seat: snapshot.seat,
    ahead: snapshot.now - now,
    facts: snapshot.facts,
    table: snapshot.table,
    turn: snapshot.turn,
    view: snapshot.view,
    choices: snapshot.choices,
    mayUndo: snapshot.may_undo,
    fresh: [],
    moments: known.length && known[known.length - 1]!.number >= snapshot.number ? known : [moment],
    chat: snapshot.chat,
    muted: snapshot.muted,
    presence: before?.presence ?? null,
  }
}

/** The picture after an event. One that is known already changes nothing. */
export function after(picture: Picture, event: Event): Picture {
  if (event.number <= picture.number) return picture
  const isSeen = event.view !== undefined && event.view !== null
  const isTold = (event.story?.length ?? 0) > 0
  const moment: Moment = {
    number: event.number,
    what: event.what,
    seat: event.seat ?? null,
    view: event.view !== undefined ? event.view : picture.view,
    story: event.story ?? [],
  }
  return {
    ...picture,
    number: event.number,
    table: event.table ?? picture.table,
    turn: event.turn ?? picture.turn,
    view: moment.view,
    choices: event.choices ?? picture.choices,
    mayUndo: event.may_undo ?? picture.mayUndo,
    fresh: isSeen || isTold ? moment.story : picture.fresh,
    moments: isSeen || isTold ? [...picture.moments, moment].slice(-MOST_MOMENTS) : picture.moments,
    chat: event.line ? [...picture.chat, event.line] : picture.chat,
    muted: event.muted ?? picture.muted,
  }
}

/** Names by seat, as sentences use them: bots are called by their level, in the language of the page. */
export const namesOf = (table: Pick<TableState, 'seats'>, nobody: string, level: (level: string) => string = (name) => name): string[] =>
  table.seats.map((seat, number) => (seat.kind === 'bot' && seat.level ? `${level(seat.level)} ${number + 1}` : seat.name || nobody))

/** Seconds a clock has left, at a moment of the server's time. */
export const left = (clock: ClockInfo, now: number): number => Math.max(0, clock.left - (clock.since === null || clock.since === undefined ? 0 : Math.max(0, now - clock.since)))

export const heard = (picture: Picture): readonly ChatLine[] => picture.chat.filter((line) => !picture.muted.includes(line.person))
