/**
 * The symphony that was played, to be heard: every visible disc sounds, at the pitch and in the bar where it lies, with
 * the instrument of its player; black discs are plucked softly. All voices fill the same bars of four beats.
 */

import { type InstrumentName, instrumentOf } from '../../sound/instruments'
import type { Note, Score } from '../../sound/synth'
import type { NoteView, SheetView } from '../../protocol'

export interface Sounded extends Note {
  name: string // of the note on the score
}

export interface Part {
  seat: number | null // null: black discs
  instrument: InstrumentName
  program: number // of General MIDI
  notes: Sounded[]
}

export const BEAT = 60 / 96
const BEATS = { semibreve: 4, minim: 2, crotchet: 1, quaver: 0.5 }
const TUPLETS: Record<number, number> = { 2: 1, 3: 2 / 3, 4: 3 / 4 }
const PLAYERS: readonly [InstrumentName, program: number][] = [['violin', 40], ['clarinet', 71], ['horn', 60], ['flute', 73], ['bassoon', 70], ['trumpet', 56]]
const NOBODY: readonly [InstrumentName, program: number] = ['bass', 45]

/** The middle lines of the three clefs, as steps of a scale counted from the C of MIDI 0. */
const MIDDLES = [41, 35, 29] // B4, C4, D3
const SCALE = [0, 2, 4, 5, 7, 9, 11]

export function pitchAt({ pitch, accidental }: NoteView, voice: number): number {
  const step = MIDDLES[voice]! + pitch - 4
  const octave = Math.floor(step / 7)
  return 12 * octave + SCALE[step - 7 * octave]! + (accidental === 'sharp' ? 1 : accidental === 'flat' ? -1 : 0)
}

/** When each note of a voice begins and how long it is, in beats: a bar has four, whatever is written in it. */
export function beatsOf(notes: readonly NoteView[]): Map<string, { at: number; beats: number }> {
  const found = new Map<string, { at: number; beats: number }>()
  for (const bar of new Set(notes.map((note) => note.bar))) {
    const inBar = notes.filter((note) => note.bar === bar)
    const together = (tuplet: number): number => inBar.filter((note) => note.tuplet === tuplet).length
    const lengths = inBar.map((note) => BEATS[note.type] * (note.tuplet === null ? 1 : (TUPLETS[together(note.tuplet)] ?? 1)))
    const scale = 4 / lengths.reduce((sum, length) => sum + length, 0)
    let at = 0
    inBar.forEach((note, i) => {
      const [from, to] = [Math.round(at * scale * 4) / 4, Math.round((at + lengths[i]!) * scale * 4) / 4]
      found.set(note.name, { at: 4 * (bar - 1) + from, beats: Math.max(0.25, to - from) })
      at += lengths[i]!
    })
  }
  return found
}

export function performance(sheets: readonly SheetView[], seats: number): Part[] {
  const made = (seat: number | null, [instrument, program]: readonly [InstrumentName, number]): Part => ({ seat, instrument, program, notes: [] })
  const parts = [...Array.from({ length: seats }, (_, seat) => made(seat, PLAYERS[seat % PLAYERS.length]!)), made(null, NOBODY)]
  for (const { voices } of sheets)
    voices.forEach((notes, voice) => {
      const times = beatsOf(notes)
      for (const note of notes) {
        const { at, beats } = times.get(note.name)!
        const heard = note.type === 'semibreve' ? note.stack : note.stack.slice(-1)
        heard.forEach((disc, level) => {
          const part = parts[disc === 'black' ? seats : disc]!
          const isUnder = level < heard.length - 1
          part.notes.push({ name: note.name, pitch: pitchAt(note, voice) - (isUnder || disc === 'black' ? 12 : 0), at: at * BEAT, length: beats * BEAT * 0.95, strength: disc === 'black' ? 0.4 : 0.8 })
        })
      }
    })
  for (const part of parts) part.notes.sort((one, other) => one.at - other.at)
  return parts.filter(({ notes }) => notes.length > 0)
}

/** For the synthesiser: the players sit from left to right. */
export const scoreOf = (parts: readonly Part[]): Score =>
  parts.map(({ instrument, notes }, i) => ({ instrument: instrumentOf(instrument), notes, side: parts.length > 1 ? -0.6 + (1.2 * i) / (parts.length - 1) : 0 }))

/** The notes of the score that sound at a moment. */
export const soundingAt = (parts: readonly Part[], seconds: number): Set<string> =>
  new Set(parts.flatMap(({ notes }) => notes.filter(({ at, length }) => at <= seconds && seconds < at + length).map(({ name }) => name)))

export const secondsOf = (parts: readonly Part[]): number => Math.max(0, ...parts.flatMap(({ notes }) => notes.map(({ at, length }) => at + length)))
