/**
 * Tunes in ABC notation as notes: K: L: Q: M: lines, notes with accidentals, octaves and lengths, rests, chords, ties,
 * triplets and repeats. What is only for the eye (slurs, decorations, words) is passed over.
 */

import type { Note } from './synth'

export interface Tune {
  notes: Note[]
  beats: number // quarters in all
  seconds: number
}

const LETTERS: Record<string, number> = { C: 60, D: 62, E: 64, F: 65, G: 67, A: 69, B: 71 }
const SHARPS = ['F', 'C', 'G', 'D', 'A', 'E', 'B']
const KEYS: Record<string, number> = { C: 0, G: 1, D: 2, A: 3, E: 4, B: 5, 'F#': 6, 'C#': 7, F: -1, Bb: -2, Eb: -3, Ab: -4, Db: -5, Gb: -6, Cb: -7 }
const MODES: Record<string, number> = { '': 0, maj: 0, ion: 0, m: -3, min: -3, aeo: -3, mix: -1, dor: -2, phr: -4, lyd: 1, loc: -5 }

const fraction = (written: string): number => {
  const [above, below] = written.split('/')
  return Number(above) / Number(below ?? 1)
}

/** "3", "/2", "//", "3/2" as a factor. */
function lengthOf(written: string): number {
  if (!written) return 1
  const [above = '', ...below] = written.split('/')
  const halves = below.filter((part) => !part).length
  const divisor = below.filter(Boolean).reduce((product, part) => product * Number(part), 1)
  return (above ? Number(above) : 1) / divisor / 2 ** (below.length && !below.some(Boolean) ? halves : 0)
}

function signature(key: string): Record<string, number> {
  const [, tonic = 'C', mode = ''] = /^([A-G][#b]?)\s*([a-zA-Z]*)/.exec(key.trim()) ?? []
  const fifths = (KEYS[tonic] ?? 0) + (MODES[mode.toLowerCase().slice(0, 3)] ?? 0)
  const altered = fifths >= 0 ? SHARPS.slice(0, fifths) : SHARPS.slice(fifths)
  return Object.fromEntries(altered.map((letter) => [letter, Math.sign(fifths)]))
}

const TOKENS = /"[^"]*"|![^!]*!|\[[A-Z]:[^\]]*\]|\[|\][\d/]*|\(3|:\||\|:|::|\|[\]|]?|-|[_=^]*[A-Ga-g][,']*[\d/]*|[zx][\d/]*/g
const NOTE = /^([_=^]*)([A-Ga-g])([,']*)([\d/]*)$/
const ACCIDENTALS: Record<string, number> = { '^': 1, '^^': 2, '=': 0, _: -1, __: -2 }

/** The voices of a repeat, written out. */
function unfolded(music: string): string[] {
  const played: string[] = []
  let from = 0
  for (const token of music.match(TOKENS) ?? []) {
    if (token === ':|' || token === '::') played.push('|', ...played.slice(from))
    if (token === ':|' || token === '|:' || token === '::') from = played.length
    played.push(token === ':|' || token === '|:' || token === '::' ? '|' : token)
  }
  return played
}

export function readAbc(source: string): Tune {
  const lines = source.split(/\r?\n/).map((line) => line.replace(/%.*$/, ''))
  const fields = new Map<string, string>()
  for (const line of lines) if (/^[A-Za-z]:/.test(line)) fields.set(line[0]!, line.slice(2).trim())
  const music = lines.filter((line) => !/^[A-Za-z]:/.test(line)).join(' ')
  const key = signature(fields.get('K') ?? 'C')
  const meter = fields.get('M') ?? '4/4'
  const unit = 4 * (fields.has('L') ? fraction(fields.get('L')!) : meter.includes('/') && fraction(meter) < 0.75 ? 1 / 16 : 1 / 8) // in quarters
  const [, of = '1/4', perMinute = '100'] = /(?:(\d+\/\d+)\s*=\s*)?(\d+)/.exec(fields.get('Q') ?? '') ?? []
  const quarter = 60 / Number(perMinute) / (4 * fraction(of ?? '1/4'))

  const notes: Note[] = []
  let at = 0 // in quarters
  let bar: Record<string, number> = {} // accidentals until the bar ends
  let chord: number | undefined // how long the chord is whose notes are being read
  let first = 0 // the first note of that chord
  let triplet = 0
  let tie = false
  const tied = new Map<number, Note>()

  for (const token of unfolded(music)) {
    if (token.startsWith('|')) bar = {}
    else if (token === '(3') triplet = 3
    else if (token === '[') [chord, first] = [0, notes.length]
    else if (token.startsWith(']')) {
      const times = lengthOf(token.slice(1))
      for (const note of notes.slice(first)) note.length *= times
      at += (chord ?? 0) * times
      chord = undefined
    }
    else if (token === '-') tie = true
    else if (/^[zx]/.test(token)) at += unit * lengthOf(token.slice(1))
    else {
      const [, sign = '', letter = '', octave = '', written = ''] = NOTE.exec(token) ?? []
      if (!letter) continue
      const name = letter.toUpperCase()
      if (sign) bar[name + octave + letter] = ACCIDENTALS[sign] ?? 0
      const shift = bar[name + octave + letter] ?? key[name] ?? 0
      const pitch = LETTERS[name]! + shift + (letter === name ? 0 : 12) + 12 * ((octave.match(/'/g)?.length ?? 0) - (octave.match(/,/g)?.length ?? 0))
      const length = unit * lengthOf(written) * (triplet ? 2 / 3 : 1)
      const held = tie ? tied.get(pitch) : undefined
      if (held) held.length += length * quarter
      else tied.set(pitch, notes[notes.push({ pitch, at: at * quarter, length: length * quarter }) - 1]!)
      if (chord === undefined) {
        tie = false
        at += length
        triplet = Math.max(0, triplet - 1)
      } else chord = Math.max(chord, length)
    }
  }
  return { notes, beats: at, seconds: at * quarter }
}
