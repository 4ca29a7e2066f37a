/** Where everything lies, for motion; and the table in words, for ears. */

import type { Words } from '../../words/context'
import type { Zones } from '../../motion/pieces'
import { standing } from './box'
import type { ConductorView, SymphonimoView } from '../../protocol'

export function zones(view: SymphonimoView): Zones {
  const laid: Record<string, string[]> = { hand: view.hand ? [view.hand] : [] }
  view.row.forEach((place, i) => (laid[`row.${i}`] = place.cards))
  view.orchestras.forEach((orchestra, seat) => {
    for (const [family, count] of Object.entries(orchestra.musicians)) laid[`orchestra.${seat}.${family}`] = Array(count).fill(family)
  })
  for (const [family, count] of Object.entries(view.discards)) laid[`discards.${family}`] = Array(count).fill(family)
  return laid
}

const family = (words: Words, key: string): string => words(`family-${key}`)

export function conductorInWords(words: Words, place: ConductorView, i: number, seat: number | null, names: readonly string[]): string {
  const name = words(`conductor-${place.conductor}`)
  const said = [`${i + 1}. ${name}${place.power ? `, ${words(`power-${place.power}`)}` : ''}`]
  if (place.holder !== null && !place.cards.length) said.push(words('table-taken', { player: names[place.holder] ?? '' }))
  else said.push(place.cards.length ? words.listing(place.cards.map((key) => family(words, key))) : words('symphonimo-nothing'))
  if (place.cards.length && seat !== null) said.push(words('table-worth', { points: words.signed(place.worth[seat] ?? 0) }))
  return `${said.join(': ')}.`.replace(': ' + said[2], `; ${said[2]}`)
}

/** Everything on the table, a sentence each, in the order one would look. */
export function inWords(words: Words, view: SymphonimoView, seat: number | null, names: readonly string[]): string[] {
  const said = [`${words('table-row', { round: view.round })}. ${words('table-pile', { pile: view.pile })}.`]
  if (view.false_notes && !view.removed) said.push(`${words('table-false-notes', { count: view.false_notes })}.`)
  if (view.hand && view.turn !== null) said.push(`${words('table-hand', { player: names[view.turn] ?? '', card: family(words, view.hand) })}.`)
  said.push(...view.row.map((place, i) => conductorInWords(words, place, i, seat, names)))
  view.orchestras.forEach((orchestra, of) => {
    const cards = Object.entries(orchestra.musicians).map(([key, count]) => {
      const kind = standing(count)
      const mark = kind === 'solo' || kind === 'quartet' ? ` (${words(`symphonimo-${kind}`)})` : ''
      return `${family(words, key)} ${count}${mark}`
    })
    const owned = cards.length ? words.listing(cards) : words('symphonimo-nobody')
    said.push(words('symphonimo-orchestra', { player: names[of] ?? '', points: orchestra.points, cards: owned }))
  })
  const unseen = Object.entries(view.unseen).map(([key, count]) => `${family(words, key)} ${count}`)
  if (unseen.length && !view.removed) said.push(words('symphonimo-unseen', { cards: words.listing(unseen) }))
  const discards = Object.entries(view.discards).map(([key, count]) => `${family(words, key)} ${count}`)
  if (discards.length) said.push(`${words('table-discards', { cards: words.listing(discards) })}.`)
  if (view.removed?.length) said.push(`${words('table-removed', { cards: words.listing(view.removed.map((key) => family(words, key))) })}.`)
  return said
}

/** One line on what is being decided, and by whom. */
export function prompt(words: Words, view: SymphonimoView, seat: number | null, names: readonly string[]): string {
  if (view.turn === null) return words('told-over')
  if (view.turn !== seat) return words('board-waiting', { player: names[view.turn] ?? '' })
  if (view.phase === 'turn' && view.pile === 0) return words('table-finale')
  const left = names[(seat + 1) % names.length] ?? ''
  return words(`symphonimo-prompt-${view.phase}`, { left })
}
