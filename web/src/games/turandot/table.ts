/** The table in words, the picture between two views, and who is asked what. */

import type { Words } from '../../words/context'
import { DIRECTOR_ROUND, ROLES, isDirector, singerOf } from './box'
import type { BidView, TroupeView, TurandotView } from '../../protocol'

/** Whether the bids of the last reveal belong to the row on the table. */
export const isRevealed = (view: TurandotView): boolean => ['stand-ins', 'naming', 'removing'].includes(view.phase)

/**
 * When the last bid is laid much happens at once: all bids are turned up, singers go, a new row may come.
 * First the bids are shown over the row they were made for, and nothing else moves.
 */
export function between(before: TurandotView, after: TurandotView): TurandotView[] {
  const ended = before.phase === 'audition' && (after.phase !== 'audition' || after.round !== before.round)
  if (!ended || after.round < before.round) return []
  const players = before.players.map((player, seat) => ({ ...player, laid: null, shown: after.players[seat]?.shown ?? null }))
  return [{ ...before, phase: 'stand-ins', players, waiting: [], bid: null, begun: null, stand_in_for: null, turn: null }]
}

export const cardName = (words: Words, key: string): string => words(`${isDirector(key) ? 'director' : 'singer'}-${key}`)

export function cardInWords(words: Words, key: string): string {
  const singer = singerOf(key)
  if (!singer) return `${words(`director-${key}`)}, ${words(`director-${key}-about`)}`
  const about = words('turandot-singer', { name: words(`singer-${key}`), category: words(`category-${singer.category}`), sex: words(`sex-${singer.sex}`), stars: singer.stars })
  return singer.favourite ? `${about}, ${words('turandot-favourite', { role: words(`role-${singer.favourite}`) })}` : about
}

export function bidInWords(words: Words, bid: BidView): string {
  const said = bid.number === null ? words('turandot-bid-lone') : words('turandot-bid-number', { number: bid.number, money: bid.money })
  return bid.bluff ? `${said} ${words('turandot-bluffed')}` : said
}

function houseInWords(words: Words, name: string, troupe: TroupeView, money: number, stage: number): string {
  const singers = troupe.singers.length ? words.listing(troupe.singers.map((key) => words(`singer-${key}`))) : words('turandot-no-singers')
  const director = troupe.director ? words(`director-${troupe.director}`) : words('table-no-director')
  return words('turandot-house-words', { player: name, points: troupe.points, money, stage, troupe: singers, director })
}

/** Everything on the table, a sentence each, in the order one would look. */
export function inWords(words: Words, view: TurandotView, seat: number | null, names: readonly string[]): string[] {
  const said = [`${words('table-round', { round: view.round })}. ${words('table-puccini', { player: names[view.puccini] ?? '' })}. ${words('table-pile', { pile: view.pile })}.`]
  view.row.forEach((card, i) => {
    const role = words(`role-${ROLES[i]}`)
    if (card) said.push(`${words('turandot-at', { number: i + 1, card: `${role}: ${cardInWords(words, card)}` })}.`)
  })
  if (view.directors.length && view.round < DIRECTOR_ROUND) said.push(`${words('table-directors', { directors: words.listing(view.directors.map((key) => words(`director-${key}`))) })}.`)
  view.players.forEach((player, of) => {
    const name = names[of] ?? ''
    said.push(houseInWords(words, name, player.troupe, player.money, player.stage))
    if (player.laid !== null) said.push(`${name}: ${words('table-laid', { cards: player.laid })}.`)
    else if (player.shown && !player.shown.fate) said.push(`${name}: ${bidInWords(words, player.shown)}.`)
    else if (player.shown?.fate && isRevealed(view)) said.push(words('turandot-bid-words', { player: name, bid: bidInWords(words, player.shown), fate: words(`turandot-fate-${player.shown.fate}`) }))
    if (player.troupe.casting.length) said.push(`${name}: ${words.listing(player.troupe.casting.map((key, i) => words('turandot-role-holds', { role: words(`role-${ROLES[i]}`), singer: words(`singer-${key}`) })))}.`)
  })
  if (view.dummy) said.push(houseInWords(words, words('table-dummy'), view.dummy, 0, 0))
  if (seat !== null && view.bid) said.push(`${words('table-own-bid', { bid: bidInWords(words, view.bid) })}.`)
  return said
}

/** One line on what is being decided, and by whom. */
export function prompt(words: Words, view: TurandotView, seat: number | null, names: readonly string[]): string {
  if (view.phase === 'over') return words('told-over')
  if (view.phase === 'audition' || view.phase === 'casting') {
    const waiting = words.listing(view.waiting.map((of) => names[of] ?? ''))
    if (!view.waiting.length) return words('turandot-reveal')
    if (seat === null || !view.waiting.includes(seat)) return words('turandot-waiting-for', { players: waiting })
    if (view.phase === 'casting') return words('turandot-prompt-casting')
    return words(view.begun === null ? 'turandot-prompt-audition' : 'turandot-prompt-purse')
  }
  if (view.turn === null) return words('turandot-reveal')
  if (view.turn !== seat) return words('board-waiting', { player: names[view.turn] ?? '' })
  if (view.phase !== 'stand-ins') return words(`turandot-prompt-${view.phase}`)
  return view.stand_in_for === seat ? words('turandot-prompt-stand-ins-own') : words('turandot-prompt-stand-ins', { receiver: names[view.stand_in_for ?? 0] ?? '' })
}
