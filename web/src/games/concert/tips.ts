/** Tips that both Maestro games give, at the same moments; each game has its own words for them. */

import { type Moment, offers, type Tip } from '../../learn/lesson'
import type { Words } from '../../words/context'
import type { ConcertBox } from './box'
import type { ConcertView } from './foresight'
import { cardName, titleOf } from './table'

type Now = Moment<ConcertView>

/** The piece that would earn most of those that can be performed. */
const best = ({ view, legal }: Now): string | undefined =>
  view.hand
    .filter((piece) => legal.some((choice) => choice.text === `perform ${piece.card}`))
    .sort((a, b) => (b.gain ?? 0) - (a.gain ?? 0))[0]?.card

/** A card for sale that a piece in hand lacks and nobody has. */
function wanted({ view, legal }: Now): number | undefined {
  const lacking = new Set(view.hand.flatMap((piece) => piece.needs.filter((need) => need.missing > 0).map((need) => need.place)))
  const slot = view.instruments.row.findIndex((place, i) => place !== null && lacking.has(place) && legal.some((choice) => choice.text === `buy ${i + 1}`))
  return slot < 0 ? undefined : slot
}

export function concertTips(box: ConcertBox): Tip<ConcertView>[] {
  const event = ({ view }: Now, words: Words): { card: string } => ({ card: view.event ? words(`chance-${view.event.card}`) : '' })
  return [
    { name: 'dealt', at: 'hand', when: (now) => offers(now, /^discard /) },
    { name: 'hand', at: 'hand', when: (now) => offers(now, 'pass') },
    { name: 'orchestra', at: 'orchestra', when: (now) => offers(now, 'pass') },
    {
      name: 'buy', at: 'instruments', when: (now) => wanted(now) !== undefined,
      does: (now) => `buy ${(wanted(now) ?? 0) + 1}`, args: (now, words) => ({ card: words(now.view.instruments.row[wanted(now) ?? 0] ?? '') }),
    },
    { name: 'perform', at: 'hand', when: (now) => best(now) !== undefined, does: (now) => `perform ${best(now)}`, args: (now) => ({ piece: titleOf(box, best(now) ?? '') }) },
    { name: 'purse', at: 'purse', when: (now) => offers(now, 'pass') && now.view.round > 1 },
    { name: 'piles', at: 'piles', when: (now) => offers(now, 'take sheet') },
    { name: 'hiring', at: 'dock', when: (now) => offers(now, /^hire /) },
    { name: 'offered', at: 'dock', when: ({ view, legal }) => view.phase === 'offered' && legal.length > 0, does: 'take chance' },
    { name: 'keeping', at: 'scene', when: (now) => offers(now, /^keep /) },
    { name: 'fresh', at: 'scene', when: (now) => offers(now, 'save it'), args: ({ view }, words) => ({ card: cardName(words, box, view.looked[0] ?? '') }) },
    { name: 'aiming', at: 'rest', when: (now) => offers(now, /^aim /), args: event },
    { name: 'reacting', at: 'scene', when: (now) => offers(now, 'let pass'), args: event },
    { name: 'saved', at: 'saved', when: (now) => offers(now, /^use /) },
    { name: 'stand', at: 'stand', when: ({ view, legal }) => legal.length > 0 && view.players.some((player) => player.performed.length > 0) },
    { name: 'maestro', at: 'dock', when: (now) => offers(now, 'maestro') && now.view.round > 3 },
  ]
}
