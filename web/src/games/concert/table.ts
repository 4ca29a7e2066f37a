/** The table in words, and who is asked what: what both games have. */

import type { ConcertSeatView, MarketView, PieceView } from '../../protocol'
import type { Words } from '../../words/context'
import { type ConcertBox, pieceTitle } from './box'
import type { ConcertView } from './foresight'
import { fraction, sixteenths } from './money'

export const titleOf = (box: ConcertBox, key: string): string => (box.sheets[key] ? pieceTitle(box.sheets[key]) : key)

/** Any card that is held: a piece by its title, a chance card by its name. */
export const cardName = (words: Words, box: ConcertBox, key: string): string => (box.sheets[key] ? titleOf(box, key) : words(`chance-${key}`))

/** What a chance card does, in a line. */
export function effectOf(words: Words, box: ConcertBox, key: string): string {
  const card = box.chance[key]
  if (!card) return ''
  if (card.kind === 'correction') return words('concert-effect-correction')
  return words(`concert-effect-${card.effect}`, {
    amount: fraction(sixteenths(card.amount ?? '0')),
    minutes: card.minutes ?? 0,
    instrument: card.instrument ? words(`instrument-${card.instrument}`) : '',
  })
}

/** Who must play a piece. */
export const needsInWords = (words: Words, piece: PieceView): string => words.listing(piece.needs.map(({ place, wanted }) => (wanted > 1 ? `${wanted} ${words(place)}` : words(place))))

/** A piece with all that its card says, and what it would cost now. */
export function pieceInWords(words: Words, box: ConcertBox, piece: PieceView): string {
  const sheet = box.sheets[piece.card]
  if (!sheet) return piece.card
  return `${words('concert-piece-words', { title: pieceTitle(sheet), minutes: sheet.minutes, revenue: fraction(sheet.revenue), needs: needsInWords(words, piece) })} ${costInWords(words, piece)}`
}

/** What a piece would cost now, or who is missing. */
export function costInWords(words: Words, piece: PieceView): string {
  const missing = piece.needs.filter((need) => need.missing > 0).map((need) => words(need.place))
  if (missing.length) return words('concert-missing-words', { places: words.listing(missing) })
  return words('concert-cost-words', { rent: fraction(piece.rent ?? 0), gain: fraction(piece.gain ?? 0), loan: fraction(piece.loan ?? 0), isLoan: String((piece.loan ?? 0) > 0) })
}

const marketInWords = (words: Words, box: ConcertBox, key: string, market: MarketView): string =>
  words(key, { cards: words.listing(market.row.flatMap((place) => (place ? [`${words(place)} ${fraction(box.prices[place] ?? 0)}`] : []))), deck: market.deck })

function houseInWords(words: Words, box: ConcertBox, name: string, player: ConcertSeatView): string {
  const owned = Object.entries(player.orchestra).map(([place, count]) => (count > 1 ? `${count} ${words(place)}` : words(place)))
  const said = [words('concert-house-words', { player: name, money: fraction(player.money), minutes: player.minutes, sheets: player.sheets, saved: player.saved, owned: owned.length ? words.listing(owned) : words('concert-nobody') })]
  if (player.has_maestro) said.push(words('concert-house-maestro'))
  if (player.laid.length) said.push(words('concert-house-laid', { cards: words.listing(player.laid.map((key) => words(`chance-${key}`))) }))
  if (player.performed.length) said.push(words('concert-house-performed', { pieces: words.listing(player.performed.map((key) => titleOf(box, key))) }))
  return said.join(' ')
}

/** Everything on the table, a sentence each, in the order one would look. */
export function inWords(words: Words, box: ConcertBox, view: ConcertView, seat: number | null, names: readonly string[]): string[] {
  const said = [`${words('table-round', { round: view.round })}. ${words('table-goal', { goal: view.goal })}. ${words('table-piles', { sheets: view.sheet_pile, chance: view.chance_pile })}.`]
  if (view.event) said.push(`${words('table-event', { player: names[view.event.user] ?? '', card: words(`chance-${view.event.card}`) })}: ${effectOf(words, box, view.event.card)}`)
  if (view.arranging) said.push(`${words('table-arranging', { player: names[view.turn] ?? '', piece: titleOf(box, view.arranging.card) })}.`)
  said.push(marketInWords(words, box, 'concert-market-words', view.instruments))
  if (view.soloists) said.push(marketInWords(words, box, 'concert-soloists-words', view.soloists))
  if (view.looked.length) said.push(`${words('table-looked', { cards: words.listing(view.looked.map((key) => (box.sheets[key] ? cardName(words, box, key) : `${words(`chance-${key}`)} (${effectOf(words, box, key)})`))) })}.`)
  said.push(...view.hand.map((piece) => pieceInWords(words, box, piece)))
  if (view.saved.length) said.push(`${words('table-saved', { cards: words.listing(view.saved.map((key) => `${words(`chance-${key}`)} (${effectOf(words, box, key)})`)) })}.`)
  view.players.forEach((player, of) => said.push(houseInWords(words, box, of === seat ? words('concert-you', { player: names[of] ?? '' }) : (names[of] ?? ''), player)))
  return said
}

/** One line on what is being decided, and by whom. */
export function prompt(words: Words, box: ConcertBox, view: ConcertView, seat: number | null, names: readonly string[], canUse = true): string {
  if (view.phase === 'over') return words('concert-prompt-over')
  const isMine = seat !== null && view.waiting.includes(seat)
  const card = view.event ? words(`chance-${view.event.card}`) : ''
  if (!isMine) {
    if (view.phase === 'reacting' || view.phase === 'opening') return words('concert-waiting-all', { players: words.listing(view.waiting.map((of) => names[of] ?? '')) })
    return words('board-waiting', { player: names[view.turn] ?? '' })
  }
  if (view.phase === 'turn') return view.actions_left > 0 ? words('concert-prompt-turn', { count: view.actions_left }) : words('concert-prompt-done')
  if (view.phase === 'hiring' && view.arranging) {
    const part = view.arranging.parts.find((one) => one.by === null && one.rent === 0)
    return words('concert-prompt-hiring', { card: part ? words(part.place) : '' })
  }
  const kind = box.sheets[view.looked[0] ?? ''] ? 'sheet' : 'chance'
  return words(`concert-prompt-${view.phase}`, { card, player: names[view.turn] ?? '', kind, count: box.dealt - box.keep, canUse: String(canUse) })
}
