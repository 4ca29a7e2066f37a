/**
 * How to lay out a view one knows nothing about: by the shape of its data. Numbers are numbers, lists of
 * words are rows of cards, counts by name are piles, and a list as long as there are seats is one per seat.
 */

export type Shape =
  | { kind: 'nothing' }
  | { kind: 'number'; value: number }
  | { kind: 'flag'; value: boolean }
  | { kind: 'word'; value: string; field: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'seats'; seats: number[] }
  | { kind: 'cards'; cards: (string | null)[] }
  | { kind: 'numbers'; numbers: number[] }
  | { kind: 'pile'; counts: [string, number][] }
  | { kind: 'group'; fields: Field[] }
  | { kind: 'list'; items: Shape[]; isBySeat: boolean }

export interface Field {
  name: string
  shape: Shape
}

/** Numbers in these fields are seats, and shown by name. */
const SEAT_FIELDS = new Set(['turn', 'holder', 'puccini', 'stand_in_for', 'waiting', 'active', 'leader', 'dealer'])

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

export function shapeOf(value: unknown, seats: number, name = ''): Shape {
  if (value === null || value === undefined) return { kind: 'nothing' }
  if (typeof value === 'boolean') return { kind: 'flag', value }
  if (typeof value === 'number') return SEAT_FIELDS.has(name) ? { kind: 'seat', seat: value } : { kind: 'number', value }
  if (typeof value === 'string') return { kind: 'word', value, field: name }
  if (Array.isArray(value)) return shapeOfList(value, seats, name)
  if (!isRecord(value)) return { kind: 'nothing' }
  const entries = Object.entries(value)
  if (entries.every(([, inner]) => typeof inner === 'number') && !looksLikeFields(entries.map(([key]) => key)))
    return { kind: 'pile', counts: entries as [string, number][] }
  return { kind: 'group', fields: entries.map(([key, inner]) => ({ name: key, shape: shapeOf(inner, seats, key) })) }
}

function shapeOfList(list: unknown[], seats: number, name: string): Shape {
  if (!list.length) return SEAT_FIELDS.has(name) ? { kind: 'seats', seats: [] } : { kind: 'cards', cards: [] }
  if (list.every((item) => typeof item === 'number'))
    return SEAT_FIELDS.has(name) ? { kind: 'seats', seats: list } : { kind: 'numbers', numbers: list }
  if (list.every((item) => typeof item === 'string' || item === null)) return { kind: 'cards', cards: list }
  return { kind: 'list', items: list.map((item) => shapeOf(item, seats)), isBySeat: list.length === seats && name !== 'row' }
}

/** Counts by name have names from the box; a small struct of numbers has fields from the rules. */
const looksLikeFields = (keys: string[]): boolean => keys.some((key) => ['points', 'money', 'seats', 'stars', 'round'].includes(key))
