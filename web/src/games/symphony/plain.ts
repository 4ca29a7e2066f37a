/** What Symphony says about its view, for the plain board: a voice a line, an instrument a line, a column a card. */

import type { NoteView, SheetView, SymphonyView, UnitView } from '../../protocol'
import type { Words } from '../../words/context'
import { type Plain, chips, field, lines, text } from '../plain/hints'
import type { Field, Line, Shape } from '../plain/shape'
import { BOX, COLUMNS, isCard } from './box'
import { discName, factsOf, noteInWords, prompt, unitAt } from './table'

/** A voice, bar by bar: "Bar 1: 1 minim (Ada), 2 quaver sharp." */
function voiceInWords(words: Words, notes: readonly NoteView[], names: readonly string[]): string {
  const said = notes.map((note, i) => {
    const discs = note.stack.map((disc) => discName(words, disc, names)).reverse().join(words('symphony-upon'))
    const token = note.token ? ` ${words('plain-with', { token: words(`token-${note.token}`) })}` : ''
    return { bar: note.bar, text: `${i + 1} ${noteInWords(words, { ...note, token: null, stack: [] }, names)}${token}${discs ? ` (${discs})` : ''}` }
  })
  return [...new Set(notes.map((note) => note.bar))].map((bar) => words('plain-bar', { bar, notes: said.filter((one) => one.bar === bar).map((one) => one.text).join(', ') })).join(' ')
}

const sheetOf = (words: Words, { voices }: SheetView, names: readonly string[]): Shape =>
  lines(voices.map((notes, voice) => ({ title: words('symphony-voice-name', { voice: voice + 1 }), text: voiceInWords(words, notes, names), help: `voice.${voice + 1}` })))

function unitLine(words: Words, unit: UnitView, names: readonly string[]): Line {
  const dots = words.listing(unit.dots.map((dot) => words(`category-${dot}`)))
  if (!unit.card) return { title: unit.place, text: [words('symphony-free'), ...(dots ? [dots] : [])].join('; '), help: `seat.${unit.place}` }
  const facts = [...(unit.is_placed ? [words('symphony-placed')] : []), ...factsOf(words, unit, names)]
  return { title: unitName(words, unit), text: facts.join('; '), help: `unit.${unit.place}` }
}

const unitName = (words: Words, { place, card }: UnitView): string => (card === null ? place : place === card ? words(`card-${card}`) : `${place} ${words(`card-${card}`)}`)

/** The notes that may be played, a voice a line: all that bring the same are told together. */
function playableLines(words: Words, view: SymphonyView): Line[] {
  const found = new Map<string, { sheet: number; voice: number; points: number; numbers: number[] }>()
  for (const { note, points } of view.playable) {
    const [sheet = 0, voice = 0, number = 0] = note.split('-').map(Number)
    const key = `${sheet}.${voice}.${points}`
    const same = found.get(key) ?? { sheet, voice, points, numbers: [] }
    same.numbers.push(number)
    found.set(key, same)
  }
  return [...found.values()].map(({ sheet, voice, points, numbers }) => ({ title: words('symphony-voice', { sheet, voice }), text: words('plain-playable', { count: numbers.length, notes: words.listing(numbers.map(String)), points: words('table-points', { points }) }) }))
}

export const plain: Plain<SymphonyView> = (words, view, seat, names) => {
  const unitAtPlace = (place: string): string => {
    const unit = unitAt(view, place)
    return unit ? unitName(words, unit) : place
  }
  const counted = (prefix: string, counts: Record<string, number>, of = (_: string, count: number): number => count): string =>
    Object.entries(counts).filter(([, count]) => count).map(([key, count]) => `${words(`${prefix}-${key}`)} ${of(key, count)}`).join(', ')
  const some = (name: string, value: number): Field[] => (value ? field(name, { kind: 'number', value }) : [])
  const columns = COLUMNS.map((column) => view.chairs.filter((unit) => unit.place.startsWith(column)))

  const own: Record<string, () => Field[]> = {
    seats: () => [],
    phase: () => field('phase', text(view.phase === 'over' ? words('table-over') : words(`table-phase-${view.phase}`))),
    asked: () => (view.phase === 'over' ? [] : field('asked', text(prompt(words, view, seat, names)))),
    movement: () => (view.movement && view.bars ? field('movement', text(words('table-movement', { movement: view.movement, first: view.bars[0], last: view.bars[1] }))) : []),
    bars: () => [],
    playing: () => field('playing', text(view.playing === null ? '' : unitAtPlace(view.playing))),
    is_black: () => field('is_black', text(view.is_black === null || view.turn === null ? '' : discName(words, view.is_black ? 'black' : view.turn, names))),
    order: () => field('order', chips(view.order.map((place) => ({ title: unitAtPlace(place), help: `unit.${place}` })))),
    playable: () => field('playable', lines(playableLines(words, view))),
    sheets: () => field('sheets', { kind: 'list', items: view.sheets.map((sheet) => sheetOf(words, sheet, names)), isBySeat: false, titles: view.sheets.map(({ sheet, side }, i) => words('symphony-sheet', { number: i + 1, sheet, side })) }),
    chairs: () => field('chairs', { kind: 'list', items: columns.map((units) => lines(units.map((unit) => unitLine(words, unit, names)))), isBySeat: false, titles: COLUMNS.map((column) => words('plain-column', { column })) }),
    concertmaster: () => field('concertmaster', text(factsOf(words, view.concertmaster, names).join('; '))),
    column_tokens: () => field('column_tokens', text(view.column_tokens.flatMap((token, i) => (token ? [`${COLUMNS[i]} ${words(`token-${token}`)}`] : [])).join(', '))),
    black_burnt: () => some('black_burnt', view.black_burnt),
    must_control: () => field('must_control', text(view.must_control === null ? '' : unitAtPlace(view.must_control))),
  }
  const ofSeat: Record<string, (of: number) => Field[]> = {
    hand: (of) => some('cards_held', view.players[of]!.hand),
    burnt: (of) => some('burnt', view.players[of]!.burnt),
    sources: (of) => field('sources', text(counted('source', view.players[of]!.sources))),
    tracks: (of) => field('tracks', text(counted('track', view.players[of]!.tracks, (track, step) => BOX.tracks[track]?.values[step] ?? step))),
  }

  return {
    seats: new Set(['first_player', 'conductor']),
    nameOf: (key) => (isCard(key) ? words(`card-${key}`) : words.has(`token-${key}`) ? words(`token-${key}`) : undefined),
    fieldsOf: (path) => {
      const [, of, name] = /^players\.(\d+)\.(\w+)$/.exec(path) ?? []
      return name === undefined ? own[path]?.() : ofSeat[name]?.(Number(of))
    },
  }
}
