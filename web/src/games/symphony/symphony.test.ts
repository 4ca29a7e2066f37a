import { describe, expect, it } from 'vitest'
import fixtures from '../../../fixtures/symphony.json'
import type { Choice, NoteView, SymphonyView } from '../../protocol'
import { midiOf } from '../../sound/midi'
import { lengthOf } from '../../sound/synth'
import { wordsOf } from '../../words/context'
import { LANGUAGES } from '../../words/phrasebook'
import { bookOf } from '../../words/reading'
import { ABILITIES, CARDS, COLUMNS, TOKENS, TRACKS, movementsAt, spacesOf } from './box'
import { drawingOf } from './drawings'
import { explain } from './help'
import { BEAT, beatsOf, performance, pitchAt, scoreOf, secondsOf, soundingAt } from './performance'
import { lay, neighbour, runs } from './score'
import { abilitySign, tokenSign } from './signs'
import { choicesAt, inWords, isAct, prompt, zones } from './table'
import { VOICES } from './voices'

const viewOf = (name: string): SymphonyView => fixtures.find((one) => one.name === name)!.mine.view as unknown as SymphonyView
const legalOf = (name: string): Choice[] => fixtures.find((one) => one.name === name)!.mine.legal as unknown as Choice[]
const play = viewOf('play')
const over = viewOf('over')

describe('the score', () => {
  const laid = lay(play.sheets, 28)

  it('has a place for every note, in order, inside its bar', () => {
    const notes = play.sheets.flatMap(({ voices }) => voices.flat())
    expect(laid.notes.map(({ name }) => name).sort()).toEqual(notes.map(({ name }) => name).sort())
    for (const { x, bar } of laid.notes) {
      const at = laid.bars.find(({ number }) => number === bar)!
      expect(x).toBeGreaterThan(at.x)
      expect(x).toBeLessThan(at.x + at.width)
    }
  })

  it('leaves every note the room it asks for', () => {
    for (const voice of [0, 1, 2]) {
      const xs = laid.notes.filter((note) => note.voice === voice).map(({ x }) => x)
      expect(Math.min(...xs.slice(1).map((x, i) => x - xs[i]!))).toBeGreaterThanOrEqual(28)
    }
  })

  it('has three zones and three tuplets a sheet', () => {
    expect(laid.zones).toHaveLength(9)
    expect(laid.tuplets.map(({ sign }) => sign).sort()).toEqual(['tuplet2', 'tuplet2', 'tuplet2', 'tuplet3', 'tuplet3', 'tuplet3', 'tuplet4', 'tuplet4', 'tuplet4'])
  })

  it('knows neighbours that belong together', () => {
    const notes = ['x', 'x', null, 'x', 'y'].map((zone, i) => ({ name: String(i), zone })) as unknown as NoteView[]
    expect(runs(notes, (note) => note.zone as string | null).map(([mark, run]) => [mark, run.length])).toEqual([['x', 2], ['x', 1], ['y', 1]])
  })

  it('is walked with arrows: along a voice, or to the nearest of the next', () => {
    const from = laid.notes.find(({ name }) => name === '1-2-3')!
    expect(neighbour(laid.notes, from, 'ArrowRight')?.name).toBe('1-2-4')
    expect(neighbour(laid.notes, from, 'ArrowLeft')?.name).toBe('1-2-2')
    expect(neighbour(laid.notes, from, 'ArrowUp')?.voice).toBe(0)
    expect(neighbour(laid.notes, from, 'Home')).toBeUndefined()
  })

  it('says which movements play in a bar', () => {
    expect([1, 2, 3, 4, 6, 9].map(movementsAt)).toEqual(['A', 'AB', 'B', 'BC', 'CD', 'E'])
  })
})

describe('cards and signs', () => {
  it('are drawn for every instrument, ability and token', () => {
    for (const card of Object.keys(CARDS)) expect(drawingOf(card), card).not.toBe('')
    for (const ability of ABILITIES) expect(abilitySign(ability), ability).not.toBe('')
    for (const token of TOKENS) expect(tokenSign(token), token).not.toBe('')
    for (const card of Object.keys(CARDS).filter((key) => key !== 'conductor')) expect(VOICES.cast[`card-${card}`], card).toBeDefined()
  })

  it('have the spaces that are printed', () => {
    expect(spacesOf('euphonium').map(({ isBlack, isLocked }) => [isBlack, isLocked])).toEqual([[false, false], [true, true], [false, false]])
    expect(spacesOf('organ').map(({ inLine }) => inLine)).toEqual([false, true, true, true])
    expect(spacesOf('choir-three').map(({ part }) => part)).toEqual([0, 1, 2])
  })
})

describe('the table in words', () => {
  it('has a sentence for everything, at every moment, in every language', () => {
    for (const language of LANGUAGES)
      for (const { mine, spectator, names } of fixtures)
        for (const { view, seat } of [mine, spectator]) {
          const words = wordsOf(() => bookOf(language, 'symphony'))
          const shown = view as unknown as SymphonyView
          for (const line of [...inWords(words, shown, names), prompt(words, shown, seat, names)]) expect(line).not.toMatch(/undefined|\bnull\b|\{|NaN/)
        }
  })

  it('explains everything that can be pointed at', () => {
    for (const language of LANGUAGES) {
      const words = wordsOf(() => bookOf(language, 'symphony'))
      const things = [...Object.keys(CARDS).map((key) => `card.${key}`), ...TOKENS.map((key) => `token.${key}`), ...TRACKS.map((key) => `track.${key}`), ...COLUMNS.map((key) => `column.${key}`), ...play.sheets.flatMap(({ voices }) => voices.flat()).map(({ name }) => `note.${name}`), ...play.chairs.map(({ place }) => `unit.${place}`), 'unit.concertmaster', 'unit.conductor', 'voice.1', 'prize.3', 'sheet.2', 'points', 'points.0', 'hand', 'first', 'word.piano']
      for (const what of things) {
        const help = explain(words, what, play, 0)
        expect(help?.lines.length, what).toBeGreaterThan(0)
        expect([help!.title, help!.about ?? '', ...help!.lines].join(' '), what).not.toMatch(/undefined|\bnull\b|\{|NaN/)
      }
    }
  })

  it('takes figures from the box', () => {
    const words = wordsOf(() => bookOf('en', 'symphony'))
    expect(explain(words, 'card.trombone', play, 0)?.lines).toEqual(['1 disc of its player, 1 black; if well placed 1 more.', 'Overwriting: its own discs may cover a single disc of an opponent.', 'At home on a seat with a dot of: Brass.', '2 clefs: 4 points with a Clef token.'])
    expect(explain(words, 'track.semibreve', play, 0)?.lines[1]).toBe('Worth along the track: 0, 5, 14, 27.')
  })

  it('has a place for every choice: on the score, in the orchestra, on the desk or below', () => {
    for (const { name } of fixtures) {
      const places = [...viewOf(name).chairs.map(({ place }) => place), 'concertmaster']
      for (const choice of legalOf(name)) {
        const isPlaced = places.some((place) => choicesAt([choice], place).length > 0) || choice.text === 'control conductor'
        const isThere = isPlaced || isAct(choice) || /^(card|token) /.test(choice.text) || viewOf(name).playable.some(({ note }) => choice.text === `note ${note}`)
        expect(isThere, `${name}: ${choice.text}`).toBe(true)
      }
    }
  })

  it('knows where every disc lies', () => {
    const laid = zones(over)
    const onScore = over.sheets.flatMap(({ voices }) => voices.flat()).reduce((sum, { stack }) => sum + stack.length, 0)
    expect(Object.entries(laid).filter(([zone]) => zone.startsWith('note.')).flatMap(([, discs]) => discs)).toHaveLength(onScore)
  })
})

describe('the symphony that was played', () => {
  const parts = performance(over.sheets, over.seats)

  it('sounds as it is engraved', () => {
    const note = (pitch: number, accidental: NoteView['accidental'] = null): NoteView => ({ pitch, accidental }) as NoteView
    expect([pitchAt(note(4), 0), pitchAt(note(4), 1), pitchAt(note(4), 2)]).toEqual([71, 60, 50])
    expect([pitchAt(note(5), 0), pitchAt(note(3, 'sharp'), 0), pitchAt(note(1, 'flat'), 2)]).toEqual([72, 70, 44])
  })

  it('has four beats to a bar in every voice', () => {
    for (const notes of over.sheets.flatMap(({ voices }) => voices)) {
      const times = [...beatsOf(notes).values()]
      expect(times.reduce((sum, { beats }) => sum + beats, 0)).toBeCloseTo(12)
      expect(times.every(({ at, beats }) => Math.floor(at / 4) === Math.floor((at + beats - 0.01) / 4))).toBe(true)
    }
  })

  it('gives everybody a part of their own, and every visible disc a note', () => {
    const top = over.sheets.flatMap(({ voices }) => voices.flat()).filter(({ stack }) => stack.length > 0)
    expect(new Set(parts.map(({ instrument }) => instrument)).size).toBe(parts.length)
    for (const { name, stack } of top) expect(parts.find(({ seat }) => seat === (stack[stack.length - 1] === 'black' ? null : stack[stack.length - 1]))?.notes.some((note) => note.name === name), name).toBe(true)
    expect(secondsOf(parts)).toBeLessThan(36 * BEAT)
    expect(lengthOf(scoreOf(parts))).toBeGreaterThan(secondsOf(parts))
    const first = parts[0]!.notes[0]!
    expect(soundingAt(parts, first.at + 0.01)).toContain(first.name)
    expect(soundingAt(parts, 1000).size).toBe(0)
  })

  it('can be kept as MIDI', () => {
    const named = parts.map(({ program, notes }, i) => ({ name: `Part ${i}`, program, notes }))
    const file = midiOf('Symphony', named, BEAT)
    const text = (from: number, length: number): string => String.fromCharCode(...file.slice(from, from + length))
    const size = (from: number): number => new DataView(file.buffer).getUint32(from)
    expect([text(0, 4), size(4), file[9], file[11]]).toEqual(['MThd', 6, 1, parts.length + 1])
    let tracks = 0
    let at = 14
    for (; at < file.length; at += 8 + size(at + 4), tracks++) expect(text(at, 4)).toBe('MTrk')
    expect([at, tracks]).toEqual([file.length, parts.length + 1])
  })

  it('tells a note from its beginning to its end', () => {
    const file = midiOf('', [{ name: '', program: 40, notes: [{ pitch: 60, at: 0.5, length: 0.5, strength: 1 }] }], 0.5)
    expect([...file.slice(-18)]).toEqual([0, 0xff, 3, 0, 0, 0xc0, 40, 0x83, 0x60, 0x90, 60, 110, 0x83, 0x60, 0x80, 60, 0, ...[0, 0xff, 0x2f, 0]].slice(-18))
  })
})
