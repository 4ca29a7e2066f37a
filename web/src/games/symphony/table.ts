/** The table in words, where every disc and token lies, and who is asked what. */

import type { Zones } from '../../motion/pieces'
import type { Choice, NoteView, SymphonyView, UnitView } from '../../protocol'
import type { Words } from '../../words/context'
import { BOX, COLUMNS, TRACKS, powersOf } from './box'

export const unitAt = (view: SymphonyView, place: string): UnitView | undefined =>
  place === 'concertmaster' ? view.concertmaster : view.chairs.find((unit) => unit.place === place)

export const noteAt = (view: SymphonyView, name: string): NoteView | undefined =>
  view.sheets.flatMap(({ voices }) => voices.flat()).find((note) => note.name === name)

/** What can be chosen at a place of the orchestra: to sit there, or to control it, part by part. */
export const choicesAt = (legal: readonly Choice[], place: string): Choice[] =>
  legal.filter(({ text }) => text === `seat ${place}` || text === `control ${place}` || text.startsWith(`control ${place} part`))

/** Choices that have no place on the board: they are offered below it. */
export const isAct = ({ text }: Choice): boolean => /^(prolong|conduct|disc|black|stop|burn)\b/.test(text)

/** Where all discs and tokens lie, so that they can be seen to move. */
export function zones(view: SymphonyView): Zones {
  const laid: Record<string, string[]> = {}
  const kind = (disc: number | 'black'): string => String(disc)
  for (const unit of [...view.chairs, view.concertmaster]) {
    laid[`unit.${unit.place}`] = unit.spaces.flatMap(({ disc }) => (disc === null ? [] : [kind(disc)]))
    if (unit.absolute) laid[`stack.${unit.place}`] = Array(unit.absolute).fill(kind(unit.controllers[0] ?? 'black'))
    if (unit.token) laid[`token.${unit.place}`] = [`t-${unit.token}`]
  }
  if (view.conductor !== null) laid.conductor = Array(view.conductor_discs).fill(kind(view.conductor))
  for (const note of view.sheets.flatMap(({ voices }) => voices.flat())) {
    if (note.stack.length) laid[`note.${note.name}`] = note.stack.map(kind)
    if (note.token) laid[`minim.${note.name}`] = [`t-${note.token}`]
  }
  view.column_tokens.forEach((token, i) => token && (laid[`column.${COLUMNS[i]}`] = [`t-${token}`]))
  view.players.forEach((player, seat) => (laid[`tokens.${seat}`] = Object.entries(player.tokens).flatMap(([token, count]) => Array<string>(count).fill(`t-${token}`))))
  return laid
}

export const discName = (words: Words, disc: number | 'black', names: readonly string[]): string => (disc === 'black' ? words('symphony-black') : (names[disc] ?? ''))

/** A note by all that is printed on it, and what lies there. */
export function noteInWords(words: Words, note: NoteView, names: readonly string[]): string {
  const said = [words(`note-${note.type}`)]
  if (note.accidental) said.push(words(`note-${note.accidental}`))
  if (note.tuplet !== null) said.push(words('symphony-tuplet'))
  if (note.zone) said.push(words(`zone-${note.zone}`))
  if (note.token) said.push(words(`token-${note.token}`))
  if (note.stack.length) said.push(note.stack.map((disc) => discName(words, disc, names)).reverse().join(words('symphony-upon')))
  return said.join(' ')
}

/** What a disc on this note would bring beside its points, as far as it is printed. */
export function foretold(words: Words, note: NoteView, names: readonly string[]): string[] {
  const said: string[] = []
  if (note.token) said.push(words('symphony-gets', { token: words(`token-${note.token}`) }))
  const track = note.type === 'semibreve' ? 'semibreve' : note.accidental
  if (track) said.push(words(`track-${track}`))
  if (note.zone) said.push(words(`zone-${note.zone}`))
  const top = note.stack[note.stack.length - 1]
  if (top !== undefined) said.push(words('symphony-covers', { player: discName(words, top, names) }))
  return said
}

/** Who controls an instrument, what it has left to play, and what it can do. */
export function factsOf(words: Words, unit: UnitView, names: readonly string[]): string[] {
  if (!unit.card) return []
  const said: string[] = []
  const owners = [...new Set(unit.controllers)].map((of) => (of === null ? words('symphony-nobody') : (names[of] ?? '')))
  if (unit.controllers.length) said.push(words.listing(owners))
  const discs = unit.spaces.flatMap(({ disc }) => (disc === null ? [] : [discName(words, disc, names)]))
  if (unit.controllers.some((of) => of !== null)) said.push(words('symphony-discs', { discs: discs.length + unit.absolute }))
  const powers = powersOf(unit.card, unit.abilities, unit.is_placed).filter(({ isActive }) => isActive).map(({ ability }) => words(`ability-${ability.replace(/-\d$/, '')}`))
  if (powers.length) said.push(words.listing([...new Set(powers)]))
  if (unit.token) said.push(words(`token-${unit.token}`))
  return said
}

export function unitInWords(words: Words, unit: UnitView, names: readonly string[]): string {
  const place = unit.place === 'concertmaster' ? '' : `${unit.place}: `
  if (!unit.card) return `${place}${words('symphony-free')}${unit.dots.length ? `, ${words.listing(unit.dots.map((dot) => words(`category-${dot}`)))}` : ''}.`
  const said = [`${place}${words(`card-${unit.card}`)}${unit.is_placed ? `, ${words('symphony-placed')}` : ''}`, ...factsOf(words, unit, names)]
  return `${said.join('; ')}.`
}

/** Everything on the table, a sentence each, in the order one would look. */
export function inWords(words: Words, view: SymphonyView, names: readonly string[]): string[] {
  const said: string[] = []
  const heading = view.phase === 'over' ? words('table-over') : view.movement && view.bars ? words('table-movement', { movement: view.movement, first: view.bars[0], last: view.bars[1] }) : words('table-orchestra')
  said.push(`${heading}. ${view.phase === 'over' ? '' : `${words(`table-phase-${view.phase}`)}. `}${words('table-first', { player: names[view.first_player] ?? '' })}.`)
  const playing = view.playing === null ? undefined : unitAt(view, view.playing)
  if (playing?.card) said.push(`${words('table-playing', { card: words(`card-${playing.card}`) })}.`)
  if (view.order.length) said.push(`${words('symphony-order')}: ${words.listing(view.order.map((place) => words(`card-${unitAt(view, place)?.card ?? 'concertmaster'}`)))}.`)
  if (view.hand.length) said.push(`${words('table-hand', { cards: words.listing(view.hand.map((card) => words(`card-${card}`))) })}.`)
  view.players.forEach((player, of) => {
    const tracks = TRACKS.filter((track) => player.tracks[track]).map((track) => `${words(`track-${track}`)} ${BOX.tracks[track]!.values[player.tracks[track]!]}`)
    const tokens = Object.keys(player.tokens).map((token) => words(`token-${token}`))
    said.push([`${names[of]}: ${words('table-points', { points: player.points })}`, ...(tokens.length ? [words.listing(tokens)] : []), ...(tracks.length ? [words.listing(tracks)] : [])].join('; ') + '.')
  })
  view.sheets.forEach(({ voices }, sheet) => voices.forEach((notes, voice) => said.push(`${words('symphony-voice', { sheet: sheet + 1, voice: voice + 1 })}: ${notes.map((note, i) => `${i + 1} ${noteInWords(words, note, names)}`).join(', ')}.`)))
  said.push(...[...view.chairs, view.concertmaster].map((unit) => unitInWords(words, unit, names)))
  said.push(words('symphony-conductor', { player: view.conductor === null ? words('symphony-nobody') : (names[view.conductor] ?? ''), discs: view.conductor_discs }))
  return said
}

/** One line on what is being decided, and by whom. */
export function prompt(words: Words, view: SymphonyView, seat: number | null, names: readonly string[]): string {
  if (view.turn === null) return words('told-over')
  const playing = view.playing === null ? undefined : unitAt(view, view.playing)
  const card = words(`card-${playing?.card ?? view.chosen ?? 'conductor'}`)
  if (view.turn !== seat) return playing?.card ? words('symphony-waiting', { player: names[view.turn] ?? '', card }) : words('board-waiting', { player: names[view.turn] ?? '' })
  if (view.phase === 'choirs' || view.phase === 'spread' || view.phase === 'unlock') return words(`symphony-prompt-${view.phase}`, { card })
  if (view.asked === 'control') return words(view.must_control === null ? 'symphony-prompt-control' : 'symphony-prompt-must')
  if (view.asked === 'play' || view.asked === 'group' || view.asked === 'chain') {
    if (view.is_black === null) return words('symphony-prompt-disc')
    return words(`symphony-prompt-${view.asked}`, { card, black: view.is_black ? 1 : 0, notes: view.playable.length })
  }
  return words(`symphony-prompt-${view.asked ?? 'card'}`, { card })
}

const COUNTED = 9

/** When somebody is to play, the one that plays now not counted; nothing for what is far ahead. */
export function turnOf(view: SymphonyView, place: string): number | undefined {
  const at = view.order.indexOf(place)
  return at < 0 || at >= COUNTED ? undefined : at + 1
}
