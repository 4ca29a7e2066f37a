/** What both Maestro games say about their views, for the plain board: cards by name, money in notes, a piece a line. */

import type { MarketView, NeedView, PieceView } from '../../protocol'
import type { Words } from '../../words/context'
import { chips, field, lines, text } from '../plain/hints'
import type { Field, Hints, Line } from '../plain/shape'
import { type ConcertBox, pieceTitle } from './box'
import type { ConcertView } from './foresight'
import { fraction } from './money'
import { cardName, costInWords, effectOf, titleOf } from './table'

/** Whom a piece asks for: "3 first violin (1 yours, Ada 1/4, 1 missing)". */
function needInWords(words: Words, need: NeedView, names: readonly string[]): string {
  const { place, wanted, own, missing, offers } = need
  const counted = (count: number, said: string): string => (wanted > 1 ? `${count} ${said}` : said)
  const said: string[] = []
  if (own) said.push(counted(Math.min(own, wanted), words('concert-have')))
  if (own < wanted) said.push(...new Set(offers.map(({ seat, player, rent }) => player === place ? `${names[seat] ?? ''} ${fraction(rent)}` : words('plain-stand-in', { player: names[seat] ?? '', rent: fraction(rent), soloist: words(player) }))))
  if (missing) said.push(wanted > 1 ? words('plain-lacking', { missing }) : words('concert-lack'))
  return `${counted(wanted, words(place))} (${said.join(', ')})`
}

/** A piece with what it brings, whom it needs, who has them, and what it would cost now. */
function pieceLine(words: Words, box: ConcertBox, piece: PieceView, names: readonly string[]): Line {
  const sheet = box.sheets[piece.card]
  if (!sheet) return { title: piece.card }
  const said = [words('plain-piece', { minutes: sheet.minutes, revenue: fraction(sheet.revenue), needs: piece.needs.map((need) => needInWords(words, need, names)).join(', ') })]
  if (piece.rent !== null) said.push(costInWords(words, piece))
  if (piece.rent !== null && !piece.is_playable) said.push(words('plain-too-dear'))
  return { title: pieceTitle(sheet), text: said.join(' '), help: `piece.${piece.card}` }
}

export function concertHints(box: ConcertBox, words: Words, view: ConcertView, seat: number | null, names: readonly string[]): Hints {
  const nameOf = (key: string): string | undefined => (key in box.prices ? words(key) : box.sheets[key] || box.chance[key] ? cardName(words, box, key) : undefined)
  const bare = (key: string): Line => ({ title: cardName(words, box, key), help: `word.${key}` })
  const chance = (key: string): Line => ({ title: words(`chance-${key}`), text: effectOf(words, box, key), help: `chance.${key}` })

  const isOver = view.phase === 'over'
  const mine = new Set([...view.hand.map((piece) => piece.card), ...view.saved, ...view.looked])
  const unsaid = (keys: readonly string[], of: number): string[] => keys.filter((key) => of !== seat || !mine.has(key)) // one's own are told above

  const market = (name: string, key: string, { row, deck, below }: MarketView): Field[] => [
    ...field(name, chips(row.map((place) => (place ? { title: words(place), text: fraction(box.prices[place] ?? 0), help: `place.${place}` } : { title: words('plain-empty') }))), words(key, { deck })),
    ...field(`${name}_below`, text(below.map((place) => words(place)).join(', '))),
  ]

  function known(): Field[] {
    return (['sheet', 'chance'] as const).flatMap((kind) =>
      field(`pile_${kind}`, text(view.known.filter((one) => one.kind === kind).map(({ depth, card }) => `${depth + 1}. ${cardName(words, box, card)}`).join('; '))))
  }

  function arranging(): Field[] {
    if (!view.arranging) return []
    const { card, parts, ways } = view.arranging
    const by = (of: number | null): string => (of === null ? words('concert-part-open') : (names[of] ?? ''))
    const filled = parts.map((part) => `${words(part.place)} (${part.by === null && part.rent ? words('word-choruses') : by(part.by)})`)
    const offered = ways.map(({ way, owner, rent }) => `${way === 'owner' ? '' : `${words(`word-${way}`)}, `}${owner === null ? '' : `${names[owner] ?? ''} `}${fraction(rent)}`)
    return [...field('arranging', lines([{ title: titleOf(box, card), text: filled.join(', '), help: `piece.${card}` }])), ...field('ways', text(offered.join('; ')))]
  }

  function event(): Field[] {
    if (!view.event) return []
    const { card, user, target, targets, tried, answer } = view.event
    return [
      ...field('event', text(effectOf(words, box, card)), words('table-event', { player: names[user] ?? '', card: words(`chance-${card}`) })),
      ...field('target', { kind: 'seats', seats: target === null ? [] : [target] }),
      ...field('targets', { kind: 'seats', seats: targets }),
      ...field('tried', { kind: 'seats', seats: tried }),
      ...field('answer', text(answer === null ? '' : words(answer ? 'concert-answer' : 'concert-let-pass'))),
    ]
  }

  const own: Record<string, () => Field[]> = {
    seats: () => [],
    turn: () => (isOver ? [] : field('turn', { kind: 'seat', seat: view.turn })),
    actions_left: () => (isOver ? [] : field('actions_left', { kind: 'number', value: view.actions_left })),
    waiting: () => field('waiting', { kind: 'seats', seats: view.waiting.length === 1 && view.waiting[0] === view.turn ? [] : view.waiting }),
    instruments: () => [...market('instruments', 'table-market', view.instruments), ...(view.soloists ? market('soloists', 'table-soloists', view.soloists) : [])],
    soloists: () => [], // beside the instruments
    hand: () => field('hand', lines(view.hand.map((piece) => pieceLine(words, box, piece, names)))),
    saved: () => field('saved_cards', lines(view.saved.map(chance))),
    looked: () => field('looked', lines([...view.looked_pieces.map((piece) => pieceLine(words, box, piece, names)), ...view.looked.filter((key) => !box.sheets[key]).map(chance)])),
    looked_pieces: () => [],
    shut: () => [], // the plain board offers what can be done, and nothing else
    known,
    rejected: () => field('rejected', text(view.rejected.map((key) => cardName(words, box, key)).join('; '))),
    arranging,
    event,
  }
  const ofSeat: Record<string, (value: unknown, of: number) => Field[]> = {
    money: (sum) => field('money', text(fraction(Number(sum)))),
    note: () => [], // long since in the purse
    performed: (keys) => field('performed', lines((keys as string[]).map(bare))),
    known_sheets: (keys, of) => field('known_sheets', lines(unsaid(keys as string[], of).map(bare))),
    known_chance: (keys, of) => field('known_chance', lines(unsaid(keys as string[], of).map(bare))),
    is_mate: () => [], // the teams are told apart
  }

  return {
    seats: new Set(['starter']),
    nameOf,
    fieldsOf: (path, value) => {
      const [, of, name] = /^players\.(\d+)\.(\w+)$/.exec(path) ?? []
      return name === undefined ? own[path]?.() : ofSeat[name]?.(value, Number(of))
    },
  }
}
