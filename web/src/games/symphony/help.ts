/** What each thing on the table is, does and is worth; the figures are the box's and the view's. */

import type { Explain, Help } from '../../learn/help'
import type { NoteView, SymphonyView, UnitView } from '../../protocol'
import type { Words } from '../../words/context'
import { BOX, TOKENS, TRACKS, cardOf, clefsOf, dotsOf, isCard, powersOf, spacesOf } from './box'
import { noteAt, unitAt } from './table'

const abilityLine = (words: Words, ability: string): string => {
  const plain = ability.replace(/-(\d)$/, '')
  const figure = /-(\d)$/.exec(ability)?.[1]
  return words('symphony-says', { name: `${words(`ability-${plain}`)}${figure ? ` +${figure}` : ''}`, about: words(`ability-${plain}-about`) })
}

const tokenLine = (words: Words, token: string): string => words('symphony-says', { name: words(`token-${token}`), about: words(`token-${token}-about`) })

/** What is printed on a card. */
function printed(words: Words, key: string): string[] {
  const spaces = spacesOf(key)
  const count = (test: (space: (typeof spaces)[number]) => boolean): number => spaces.filter(test).length
  const lines = [words('help-symphony-spaces', { own: count((s) => !s.isBlack && !s.isLocked), grey: count((s) => !s.isBlack && s.isLocked), black: count((s) => s.isBlack && !s.isLocked), locked: count((s) => s.isBlack && s.isLocked) })]
  for (const { ability, part } of powersOf(key, undefined, true).filter((power) => !cardOf(key)?.unlockable?.some((locked) => locked === power.ability))) lines.push(cardOf(key)?.parts?.length ? words('help-symphony-part', { part: part + 1, ability: abilityLine(words, ability) }) : abilityLine(words, ability))
  for (const ability of cardOf(key)?.unlockable ?? []) lines.push(words('help-symphony-unlockable', { ability: abilityLine(words, ability) }))
  const dots = dotsOf(key)
  if (dots.length) lines.push(words('help-symphony-dots', { categories: words.listing(dots.map((dot) => words(`category-${dot}`))) }))
  const clefs = clefsOf(key)
  if (clefs.length) lines.push(words('help-symphony-clefs', { clefs: clefs.length, points: clefs.length * BOX.prizes.clef }))
  return lines
}

const card = (words: Words, key: string): Help => ({ title: words(`card-${key}`), about: words(`category-${cardOf(key)?.category ?? 'special'}`), lines: key === 'conductor' ? [words('help-symphony-conductor'), words('help-symphony-conductor-when')] : printed(words, key) })

function unit(words: Words, it: UnitView): Help {
  const lines: string[] = []
  if (it.place !== 'concertmaster' && dotsOf(it.card!).length) lines.push(words(it.is_placed ? 'help-symphony-placed' : 'help-symphony-not-placed'))
  if (it.place === 'concertmaster') lines.push(words('help-symphony-concertmaster'))
  if (it.token) lines.push(tokenLine(words, it.token))
  if (it.is_conducted) lines.push(words('help-symphony-conducted'))
  return { ...card(words, it.card!), lines: [...lines, ...printed(words, it.card!)] }
}

function seat(words: Words, it: UnitView): Help {
  const lines = [it.dots.length ? words('help-symphony-seat', { categories: words.listing(it.dots.map((dot) => words(`category-${dot}`))) }) : words('help-symphony-seat-front')]
  return { title: it.place, about: words('symphony-free'), lines }
}

function note(words: Words, it: NoteView, view: SymphonyView): Help {
  const [sheet, voice, number] = it.name.split('-').map(Number) as [number, number, number]
  const lines: string[] = []
  if (it.type === 'semibreve' || it.type === 'minim') lines.push(words(`help-symphony-${it.type}`))
  if (it.token) lines.push(tokenLine(words, it.token))
  if (it.accidental) lines.push(words('help-symphony-accidental', { sign: words(`note-${it.accidental}`) }))
  if (it.tuplet !== null) lines.push(words('help-symphony-tuplet'))
  if (it.zone) lines.push(words('help-symphony-zone', { zone: words(`zone-${it.zone}`) }))
  if (it.stack.length) lines.push(words('help-symphony-stack', { discs: it.stack.length }))
  const worth = view.playable.find((one) => one.note === it.name)
  if (worth) lines.push(words('help-symphony-worth', { points: worth.points }))
  else if (!it.stack.length) lines.push(words('help-symphony-voice', { points: BOX.prizes.voices[voice - 1] ?? 0 }))
  return { title: words('symphony-note', { sheet, voice, number }), about: words(`note-${it.type}`), lines }
}

const track = (words: Words, key: string): Help => ({
  title: words(`track-${key}`),
  lines: [words(TRACKS.indexOf(key) < 3 ? 'help-symphony-track-note' : 'help-symphony-track-zone'), words('help-symphony-track-values', { values: BOX.tracks[key]!.values.join(', ') })],
})

const token = (words: Words, key: string): Help => ({ title: words(`token-${key}`), about: words('symphony-token'), lines: [`${words(`token-${key}-about`)}.`, words('help-symphony-token', { points: BOX.prizes.unused_token })] })

/** How many visible discs each player has among some notes, in words. */
function tally(words: Words, view: SymphonyView, notes: readonly NoteView[]): string {
  const counts = view.players.map((_, of) => notes.filter(({ stack }) => stack[stack.length - 1] === of).length)
  return words('help-symphony-tally', { counts: counts.join(' : ') })
}

const points = (words: Words, view: SymphonyView, of: number): Help => ({
  title: words('table-points', { points: view.players[of]?.points ?? 0 }),
  lines: [words('help-symphony-points'), ...Object.entries(view.players[of]?.sources ?? {}).map(([source, sum]) => words('symphony-says', { name: words(`source-${source}`), about: String(sum) }))],
})

export const explain: Explain<SymphonyView> = (words, what, view) => {
  const [kind = '', key = ''] = what.split('.')
  const isBare = kind === 'word' // from a board that knows no kinds
  if (kind === 'card' || (isBare && isCard(key)) || what === 'unit.conductor') return card(words, what === 'unit.conductor' ? 'conductor' : key)
  if (kind === 'unit' || kind === 'seat') {
    const found = unitAt(view, key)
    return found && (found.card ? unit(words, found) : seat(words, found))
  }
  if (kind === 'note') {
    const found = noteAt(view, key)
    return found && note(words, found, view)
  }
  if (kind === 'track' || (isBare && TRACKS.includes(key))) return track(words, key)
  if (kind === 'token' || (isBare && TOKENS.includes(key))) return token(words, key)
  if (isBare && key === 'black') return { title: words('symphony-black'), lines: [words('help-symphony-black')] }
  if (kind === 'points') return key ? points(words, view, Number(key)) : { title: words('symphony-points'), lines: [words('help-symphony-points')] }
  const nth = Number(key) - 1
  if (kind === 'voice') return { title: words('symphony-voice-name', { voice: nth + 1 }), lines: [words('help-symphony-voice', { points: BOX.prizes.voices[nth] ?? 0 })] }
  if (kind === 'prize') return { title: words('symphony-voice-name', { voice: nth + 1 }), lines: [words('help-symphony-prize', { points: BOX.prizes.voice_majorities[nth] ?? 0 }), tally(words, view, view.sheets.flatMap(({ voices }) => voices[nth] ?? []))] }
  if (kind === 'sheet') return { title: words('table-sheet', { sheet: nth + 1 }), lines: [words('help-symphony-sheet', { points: BOX.prizes.sheet }), tally(words, view, view.sheets[nth]?.voices.flat() ?? [])] }
  if (kind === 'column') {
    const { first_bar: first, last_bar: last } = BOX.movements[key]!
    const held = view.column_tokens['ABCDE'.indexOf(key)]
    return { title: words('table-movement', { movement: key, first, last }), lines: [words('help-symphony-column'), ...(held ? [words('help-symphony-column-token', { token: words(`token-${held}`) })] : [])] }
  }
  if (kind === 'hand' || kind === 'first') return { title: words(kind === 'hand' ? 'symphony-hand' : 'symphony-first'), lines: [words(`help-symphony-${kind}`)] }
  return undefined
}
