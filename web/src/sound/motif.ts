/**
 * A few notes, written so that they fit on a line of a table: one word a beat.
 *
 *   0 4 7      semitones above the home pitch, one after the other
 *   0+4+7      at once
 *   _          the beat before is held on
 *   .          silence
 */

import type { Note } from './synth'

const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** "C4", "F#3", "Bb5" as a pitch; the middle C is C4. */
export function pitchOf(name: string): number {
  const [, letter = '', sign = '', octave = ''] = /^([A-G])([#b]?)(-?\d)$/.exec(name) ?? []
  const step = STEPS[letter]
  if (step === undefined) throw new Error(`“${name}” is no pitch; one is written like C4, F#3 or Bb5.`)
  return step + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + 12 * (Number(octave) + 1)
}

export function motif(written: string, home: number, beat: number, strength = 1): Note[] {
  const notes: Note[] = []
  let last: number[] = [] // the notes that a `_` would hold on
  written.split(/\s+/).filter(Boolean).forEach((word, i) => {
    if (word === '_') return last.forEach((nth) => (notes[nth]!.length += beat))
    last = []
    if (word === '.') return
    for (const step of word.split('+')) {
      const semitones = Number(step)
      if (!Number.isInteger(semitones)) throw new Error(`“${word}” is no beat of a motif: “${written}”.`)
      last.push(notes.push({ pitch: home + semitones, at: i * beat, length: beat, strength }) - 1)
    }
  })
  return notes
}
