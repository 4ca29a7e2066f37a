/**
 * Where everything of the score stands: three sheets side by side, three voices one below the other. One staff space
 * is 10, as in the signs. A bar is as wide as its fullest voice needs, so that the bars of all voices stand together.
 */

import type { NoteView, SheetView } from '../../protocol'
import type { Sign } from './glyphs'

export const VOICES = 3
export const TOP = 28 // room for the names of the sheets
export const STAFF = 92 // from one voice to the next
export const FOOT = 22 // room for the movements
export const HEIGHT = TOP + VOICES * STAFF + FOOT
const LEFT = 54
const RIGHT = 30
const BETWEEN = 12 // two sheets
const EDGE = 5 // of a bar

export interface Placed {
  name: string
  voice: number
  bar: number
  x: number
  y: number
  type: NoteView['type']
  accidental: NoteView['accidental']
  colour: NoteView['colour']
  zone: NoteView['zone']
  isUp: boolean // whether its stem is
}

export interface Bar {
  number: number // 1 to 9
  x: number
  width: number
}

export interface Zone {
  colour: string
  x: number
  y: number
  width: number
}

export interface Tuplet {
  sign: Sign
  x: number
  y: number
  width: number
}

export interface Laid {
  width: number
  notes: Placed[]
  bars: Bar[]
  sheets: { x: number; width: number }[]
  zones: Zone[]
  tuplets: Tuplet[]
}

export const middleOf = (voice: number): number => TOP + STAFF / 2 + voice * STAFF

/** A note's height on its staff: the fourth of seven is on the middle line. */
const heightOf = (voice: number, pitch: number): number => middleOf(voice) - (pitch - 4) * 5

/** Lay the sheets out, with so much room for a note. */
export function lay(sheets: readonly SheetView[], slot: number): Laid {
  const laid: Laid = { width: 0, notes: [], bars: [], sheets: [], zones: [], tuplets: [] }
  let x = LEFT
  for (const { voices } of sheets) {
    const from = x
    const numbers = [...new Set(voices.flat().map((note) => note.bar))].sort((one, other) => one - other)
    for (const number of numbers) {
      const inBar = voices.map((notes) => notes.filter((note) => note.bar === number))
      const width = Math.max(...inBar.map((notes) => notes.length)) * slot + 2 * EDGE
      laid.bars.push({ number, x, width })
      inBar.forEach((notes, voice) => notes.forEach((note, i) => laid.notes.push(placed(note, voice, x + EDGE + ((i + 0.5) * (width - 2 * EDGE)) / notes.length))))
      x += width
    }
    voices.forEach((notes, voice) => {
      const at = (name: string): number => laid.notes.find((note) => note.name === name)!.x
      laid.zones.push(...runs(notes, (note) => note.zone).map(([colour, run]) => ({ colour, x: at(run[0]!.name) - slot / 2 + 1, y: middleOf(voice), width: at(run[run.length - 1]!.name) - at(run[0]!.name) + slot - 2 })))
      laid.tuplets.push(...runs(notes, (note) => (note.tuplet === null ? null : String(note.tuplet))).map(([, run]) => ({ sign: `tuplet${run.length}` as Sign, x: at(run[0]!.name) - 7, y: middleOf(voice) + 37, width: at(run[run.length - 1]!.name) - at(run[0]!.name) + 14 })))
    })
    laid.sheets.push({ x: from, width: x - from })
    x += BETWEEN
  }
  laid.width = x - BETWEEN + RIGHT
  return laid
}

function placed(note: NoteView, voice: number, x: number): Placed {
  const { name, bar, type, accidental, colour, zone, pitch } = note
  return { name, voice, bar, x, y: heightOf(voice, pitch), type, accidental, colour, zone, isUp: pitch < 4 }
}

/** Neighbours that belong together: runs of notes with the same mark. */
export function runs<Mark extends string>(notes: readonly NoteView[], markOf: (note: NoteView) => Mark | null): [Mark, NoteView[]][] {
  const found: [Mark, NoteView[]][] = []
  let last: Mark | null = null
  for (const note of notes) {
    const mark = markOf(note)
    if (mark !== null && mark === last) found[found.length - 1]![1].push(note)
    else if (mark !== null) found.push([mark, [note]])
    last = mark
  }
  return found
}

const known = new Map<string, Laid>()

/** The same for the same sheets: what is engraved does not change while discs come and go. */
export function layout(sheets: readonly SheetView[], slot: number): Laid {
  const key = `${slot} ${sheets.map(({ sheet, side, voices }) => `${sheet}${side}${voices[0]?.[0]?.name}`).join()}`
  const found = known.get(key) ?? lay(sheets, slot)
  known.set(key, found)
  return found
}

/** Where an arrow leads: along the voice, or to the nearest of the next voice that has one. */
export function neighbour(notes: readonly Placed[], from: Placed, arrow: string): Placed | undefined {
  const side = { ArrowLeft: -1, ArrowRight: 1 }[arrow]
  if (side) return nearest(notes.filter((note) => note.voice === from.voice && Math.sign(note.x - from.x) === side), from)
  const step = { ArrowUp: -1, ArrowDown: 1 }[arrow] ?? 0
  for (let voice = from.voice + step; step && voice >= 0 && voice < VOICES; voice += step) {
    const found = nearest(notes.filter((note) => note.voice === voice), from)
    if (found) return found
  }
  return undefined
}

const nearest = (notes: readonly Placed[], from: Placed): Placed | undefined =>
  notes.reduce<Placed | undefined>((best, note) => (best && Math.abs(best.x - from.x) <= Math.abs(note.x - from.x) ? best : note), undefined)
