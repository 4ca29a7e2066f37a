/**
 * The opening of a tune as an engraver would set it, from the same ABC that is played: as many whole bars as fit.
 * Lengths are in quarters; a step is a place on the staff, of which there are seven to an octave.
 */

import { ACCIDENTALS, lengthOf, NOTE, partsOf, signature, TOKENS } from '../../sound/abc'

export interface Engraved {
  width: number
  top: number
  height: number
  staff: string // the five lines, bars and ledgers
  lines: string // stems, flags, ties, signs
  solids: string // filled heads, beams, dots
  open: string // heads of halves and wholes
  words: { x: number; y: number; text: string; kind: 'meter' | 'triplet' }[]
}

interface Event {
  steps: number[] // none for a rest
  signs: number[] // accidentals, by step; NaN for none
  length: number // as written
  isTied: boolean
  isLast: boolean // of its beam
  triplet: number // which of three, from 1; 0 for none
  bar: number
}

const S = 8 // between two lines
const LETTERS = 'CDEFGAB'
const CLEFS = { treble: 30, bass: 18, alto: 24 } // the step of the lowest line
const SHARP_STEPS = [38, 35, 39, 36, 33, 37, 34] // where the signs of a key stand, in the treble
const FLAT_STEPS = [34, 37, 33, 36, 32, 35, 31]
const ORDER = 'FCGDAEB'

function read(source: string): { events: Event[]; bars: number } {
  const { music, unit } = partsOf(source)
  const events: Event[] = []
  let [bar, triplet] = [0, 0]
  let chord: Event | undefined
  const last = (): Event | undefined => events[events.length - 1]
  for (const token of music.match(new RegExp(`\\s+|${TOKENS.source}`, 'g')) ?? []) {
    if (/^\s/.test(token) || token.startsWith('|') || token.endsWith('|')) {
      if (last()) last()!.isLast = true
      if (token.includes('|') && last()) bar = last()!.bar + 1
    } else if (token === '(3') triplet = 3
    else if (token === '-' && last()) last()!.isTied = true
    else if (token === '[') events.push((chord = { steps: [], signs: [], length: unit, isTied: false, isLast: false, triplet: 0, bar }))
    else if (token.startsWith(']')) chord = undefined
    else if (/^[zx]/.test(token)) events.push({ steps: [], signs: [], length: unit * lengthOf(token.slice(1)), isTied: false, isLast: true, triplet: triplet ? 4 - triplet-- : 0, bar })
    else {
      const [, sign = '', letter = '', octave = '', written = ''] = NOTE.exec(token) ?? []
      if (!letter) continue
      const high = letter === letter.toUpperCase() ? 4 : 5
      const step = LETTERS.indexOf(letter.toUpperCase()) + 7 * (high + (octave.match(/'/g)?.length ?? 0) - (octave.match(/,/g)?.length ?? 0))
      const event = chord ?? { steps: [], signs: [], length: 0, isTied: false, isLast: false, triplet: triplet ? 4 - triplet-- : 0, bar }
      event.steps.push(step)
      event.signs.push(sign ? (ACCIDENTALS[sign] ?? 0) : NaN)
      event.length = unit * lengthOf(written)
      if (event !== chord) events.push(event)
    }
  }
  return { events, bars: bar + 1 }
}

/** A length as it is written: how it is drawn, and with how many dots. */
function glyphOf(length: number): { base: number; dots: number } {
  const base = 2 ** Math.floor(Math.log2(length + 1e-6))
  return { base, dots: length / base > 1.6 ? 2 : length / base > 1.4 ? 1 : 0 }
}

const advance = ({ length, signs }: Event): number => Math.max(13, 24 + 7 * Math.log2(length)) + (signs.some((sign) => !Number.isNaN(sign)) ? 8 : 0)

const SIGNS: Record<string, string> = {
  '1': 'm-2 -9v18m4 -19v18m-6 -9l8 -3m-8 8l8 -3',
  '-1': 'm-2 -13v18q7 -5 5 -9q-2 -3 -5 0',
  '0': 'm-2 -10v14l5 -2m-5 -7l5 -2v14',
}

const TREBLE = 'q-9 0 -8 7q1 7 8 7q9 -1 9 -9q-1 -8 -9 -9q-10 1 -12 10q-1 11 12 13q5 0 7 -2m-7 -17q-3 -12 -1 -24q2 -9 5 -7q4 4 -1 14q-3 5 -8 10m4 -1l5 36q0 6 -6 5q-4 -1 -4 -4'

/** The most whole bars that are no wider than this; at least one. */
export function engrave(source: string, widest = 420): Engraved {
  const { fields } = partsOf(source)
  const clef = /clef=(bass|alto)/.exec(fields.get('K') ?? '')?.[1] as 'bass' | 'alto' | undefined
  const low = CLEFS[clef ?? 'treble']
  const y = (step: number): number => (low - step) * (S / 2) + 4 * S
  const made: Engraved = { width: 0, top: -12, height: 4 * S + 26, staff: '', lines: '', solids: '', open: '', words: [] }
  let x = 6

  if (clef === 'bass') made.lines += `M${x + 4} ${y(low + 6)}q0 -7 7 -7q7 1 7 9q-1 10 -13 15M${x + 22} ${y(low + 7)}v.1M${x + 22} ${y(low + 5)}v.1`
  else made.lines += `M${x + 11} ${y(low + 2)}${TREBLE}`
  x += 31
  const key = Object.entries(signature(fields.get('K') ?? 'C'))
  const isSharp = key[0]?.[1] === 1
  const places = isSharp ? SHARP_STEPS : FLAT_STEPS
  const order = isSharp ? ORDER : [...ORDER].reverse().join('')
  for (const [letter, sign] of key.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))) {
    const step = places[order.indexOf(letter)]! - (30 - low) - (clef ? 2 * Number(clef === 'bass') : 0)
    made.lines += `M${x} ${y(step)}${SIGNS[String(sign)]}`
    x += 9
  }
  const meter = fields.get('M') ?? '4/4'
  const [above, below] = meter.includes('/') ? meter.split('/') : ['4', '4']
  made.words.push({ x: x + 8, y: 2 * S, text: above!, kind: 'meter' }, { x: x + 8, y: 4 * S, text: below!, kind: 'meter' })
  x += 26

  const { events, bars } = read(source)
  for (let bar = 0; bar < bars; bar++) {
    const inside = events.filter((event) => event.bar === bar)
    const width = inside.reduce((sum, event) => sum + advance(event), 14)
    if (bar > 0 && x + width > widest) break
    const placed = inside.map((event) => {
      const at = x + (event.signs.some((sign) => !Number.isNaN(sign)) ? 14 : 6)
      x += advance(event)
      return { ...event, x: at }
    })
    for (const event of placed) {
      for (const [i, step] of event.steps.entries()) {
        reach(made, y(step) - 6, y(step) + 6)
        if (!Number.isNaN(event.signs[i])) made.lines += `M${event.x - 9} ${y(step)}${SIGNS[String(event.signs[i])] ?? ''}`
      }
      if (event.steps.length) heads(made, event, low, y)
      else rest(made, event, y(low + 4))
    }
    stems(made, placed, low, y)
    x += 8
    made.staff += `M${x} 0v${4 * S}`
    x += 6
  }
  for (let line = 0; line < 5; line++) made.staff += `M0 ${line * S}H${x - 6}`
  return { ...made, width: x }
}

/** Make room above and below. */
function reach(made: Engraved, above: number, below: number): void {
  const bottom = Math.max(made.top + made.height, below)
  made.top = Math.min(made.top, above)
  made.height = bottom - made.top
}

type Placed = Event & { x: number }

function heads(made: Engraved, event: Placed, low: number, y: (step: number) => number): void {
  const { base, dots } = glyphOf(event.length)
  for (const step of event.steps) {
    const at = y(step)
    const head = `M${event.x - 4.6} ${at + 1.4}a4.9 3.6 -22 1 0 9.2 -2.8a4.9 3.6 -22 1 0 -9.2 2.8Z`
    if (base >= 2) made.open += head
    else made.solids += head
    for (let dot = 0; dot < dots; dot++) made.solids += `M${event.x + 8 + 4 * dot} ${at - (step % 2 === low % 2 ? 3 : 0)}a1.5 1.5 0 1 0 .1 0Z`
    for (let ledger = low - 2; ledger >= step; ledger -= 2) made.staff += `M${event.x - 8} ${y(ledger)}h16`
    for (let ledger = low + 10; ledger <= step; ledger += 2) made.staff += `M${event.x - 8} ${y(ledger)}h16`
  }
}

function rest(made: Engraved, event: Placed, middle: number): void {
  const { base, dots } = glyphOf(event.length)
  const { x } = event
  if (base >= 4) made.solids += `M${x - 5} ${middle - 8}h10v4h-10Z`
  else if (base >= 2) made.solids += `M${x - 5} ${middle - 4}h10v4h-10Z`
  else if (base >= 1) made.lines += `M${x - 2} ${middle - 11}l5 6q-5 4 0 9q-6 -2 -3 4`
  else for (let flag = 0; flag < Math.log2(1 / base); flag++) made.lines += `M${x - 4 - flag} ${middle - 4 + flag * 7}q3 4 8 0l-3 12M${x - 4 - flag} ${middle - 4 + flag * 7}v.1`
  for (let dot = 0; dot < dots; dot++) made.solids += `M${x + 8 + 4 * dot} ${middle - 3}a1.5 1.5 0 1 0 .1 0Z`
}

/** Stems, with flags or beams, and what joins one note to the next. */
function stems(made: Engraved, placed: readonly Placed[], low: number, y: (step: number) => number): void {
  let group: Placed[] = []
  const close = (): void => {
    if (group.length) beam(made, group, low, y)
    group = []
  }
  placed.forEach((event, i) => {
    const isShort = event.steps.length > 0 && glyphOf(event.length).base < 1
    if (!isShort) close()
    if (event.steps.length && !isShort && glyphOf(event.length).base < 4) beam(made, [event], low, y)
    if (isShort) group.push(event)
    if (event.isLast) close()
    if (event.isTied) {
      const to = placed[i + 1]?.x ?? event.x + 22
      made.lines += `M${event.x + 5} ${y(event.steps[0]!) + 6}Q${(event.x + to) / 2} ${y(event.steps[0]!) + 13} ${to - 5} ${y(event.steps[0]!) + 6}`
    }
    if (event.triplet === 2) made.words.push({ x: event.x, y: -6, text: '3', kind: 'triplet' })
  })
  close()
}

const flags = (event: Event): number => Math.max(0, Math.round(-Math.log2(glyphOf(event.length).base)))

function beam(made: Engraved, group: readonly Placed[], low: number, y: (step: number) => number): void {
  const steps = group.flatMap((event) => event.steps)
  const isDown = steps.reduce((sum, step) => sum + step, 0) / steps.length >= low + 4
  const way = isDown ? 1 : -1
  const edge = (event: Placed): number => (isDown ? Math.max(...event.steps.map(y)) : Math.min(...event.steps.map(y)))
  const most = Math.max(...group.map(flags))
  const tip = (isDown ? Math.max(...group.map(edge)) : Math.min(...group.map(edge))) + way * (22 + 3 * most)
  const stem = (event: Placed): number => event.x - way * 4.4
  reach(made, tip - 3, tip + 3)
  for (const event of group) made.lines += `M${stem(event)} ${edge(event)}V${tip}`
  if (group.length === 1) {
    for (let flag = 0; flag < flags(group[0]!); flag++) made.lines += `M${stem(group[0]!)} ${tip - way * 6 * flag}q1 ${-way * 5} 6 ${-way * 8}q3 ${-way * 4} 1 ${-way * 8}`
    return
  }
  for (let level = 1; level <= most; level++) {
    const at = tip - way * 6 * (level - 1)
    group.forEach((event, i) => {
      if (flags(event) < level) return
      const next = group[i + 1]
      const isJoined = next !== undefined && flags(next) >= level
      const before = group[i - 1]
      if (isJoined) made.solids += `M${stem(event)} ${at}H${stem(next)}v${-way * 3.6}H${stem(event)}Z`
      else if (!before || flags(before) < level) made.solids += `M${stem(event)} ${at}h${next ? 7 : -7}v${-way * 3.6}h${next ? -7 : 7}Z`
    })
  }
}
