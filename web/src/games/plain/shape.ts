/**
 * How to lay out a view one knows nothing about: by the shape of its data. Numbers are numbers, lists of
 * words are rows of cards, counts by name are piles, and a list as long as there are seats is one per seat.
 * What the data cannot tell (that 14 is 7/8 of a note, that E041 is by Mozart), a game may hint at.
 */

export type Shape =
  | { kind: 'nothing' }
  | { kind: 'number'; value: number }
  | { kind: 'flag'; value: boolean }
  | { kind: 'word'; value: string; field: string }
  | { kind: 'text'; text: string } // in words already
  | { kind: 'seat'; seat: number }
  | { kind: 'seats'; seats: number[] }
  | { kind: 'cards'; cards: (string | null)[] }
  | { kind: 'chips'; lines: Line[] } // cards with a word beside their names
  | { kind: 'lines'; lines: Line[] } // a thing a line
  | { kind: 'numbers'; numbers: number[] }
  | { kind: 'pile'; counts: [string, number][] }
  | { kind: 'group'; fields: Field[] }
  | { kind: 'list'; items: Shape[]; isBySeat: boolean; titles?: string[] }

export interface Field {
  name: string
  shape: Shape
  label?: string // if the word for the field does not say enough
}

/** Something that lies there, by its name, what is to be said of it, and what explains it (`data-help`). */
export interface Line {
  title: string
  text?: string
  help?: string
}

/** What a game says about its view, so that it reads well. A game that says nothing is shown by its data alone. */
export interface Hints {
  seats?: ReadonlySet<string> // fields whose numbers are seats
  nameOf?: (key: string) => string | undefined // what a card is called
  fieldsOf?: (path: string, value: unknown) => Field[] | undefined // what to show for "players.0.money": none, one or several
}

/** Numbers in these fields are seats in any game, and shown by name. */
const SEAT_FIELDS = new Set(['turn', 'holder', 'puccini', 'stand_in_for', 'waiting', 'active', 'leader', 'dealer'])

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

export function shapeOf(value: unknown, seats: number, path = '', hints: Hints = {}): Shape {
  const name = path.slice(path.lastIndexOf('.') + 1)
  const isSeat = SEAT_FIELDS.has(name) || hints.seats?.has(name) === true
  if (value === null || value === undefined) return { kind: 'nothing' }
  if (typeof value === 'boolean') return { kind: 'flag', value }
  if (typeof value === 'number') return isSeat ? { kind: 'seat', seat: value } : { kind: 'number', value }
  if (typeof value === 'string') return { kind: 'word', value, field: name }
  if (Array.isArray(value)) return shapeOfList(value, seats, path, name, isSeat, hints)
  if (!isRecord(value)) return { kind: 'nothing' }
  const entries = Object.entries(value)
  if (entries.every(([, inner]) => typeof inner === 'number') && !looksLikeFields(entries.map(([key]) => key)))
    return { kind: 'pile', counts: entries as [string, number][] }
  const under = (key: string): string => (path ? `${path}.${key}` : key)
  return { kind: 'group', fields: entries.flatMap(([key, inner]) => hints.fieldsOf?.(under(key), inner) ?? [{ name: key, shape: shapeOf(inner, seats, under(key), hints) }]) }
}

function shapeOfList(list: unknown[], seats: number, path: string, name: string, isSeat: boolean, hints: Hints): Shape {
  if (!list.length) return isSeat ? { kind: 'seats', seats: [] } : { kind: 'cards', cards: [] }
  if (list.every((item) => typeof item === 'number')) return isSeat ? { kind: 'seats', seats: list } : { kind: 'numbers', numbers: list }
  if (list.every((item) => typeof item === 'string' || item === null)) return { kind: 'cards', cards: list }
  return { kind: 'list', items: list.map((item, i) => shapeOf(item, seats, `${path}.${i}`, hints)), isBySeat: list.length === seats && name !== 'row' }
}

/** Counts by name have names from the box; a small struct of numbers has fields from the rules. */
const looksLikeFields = (keys: string[]): boolean => keys.some((key) => ['points', 'money', 'seats', 'stars', 'round'].includes(key))

/** Whether there is nothing to say: no card, no seat, a flag that is not set, or a group of such. */
export function isEmpty(shape: Shape): boolean {
  switch (shape.kind) {
    case 'nothing': return true
    case 'flag': return !shape.value
    case 'text': return !shape.text
    case 'seats': return !shape.seats.length
    case 'cards': return !shape.cards.length
    case 'pile': return !shape.counts.length
    case 'chips':
    case 'lines': return !shape.lines.length
    case 'list': return !shape.items.length
    case 'group': return shape.fields.every((field) => isEmpty(field.shape))
    default: return false
  }
}
