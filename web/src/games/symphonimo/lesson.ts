/** A guided first game of Symphonimo: two conductors, one patient opponent. */

import { type Lesson, type Moment, offers } from '../../learn/lesson'
import type { SymphonimoView } from '../../protocol'
import type { Words } from '../../words/context'
import type { Args } from '../../words/phrasebook'
import { standing } from './box'

type Now = Moment<SymphonimoView>

const mine = ({ view, seat }: Now): Record<string, number> => view.orchestras[seat]?.musicians ?? {}
const has = (now: Now, kind: ReturnType<typeof standing>): boolean => Object.values(mine(now)).some((count) => standing(count) === kind)
const worth = ({ view, seat }: Now, place: number): number => (view.row[place]?.cards.length ? (view.row[place].worth[seat] ?? 0) : -Infinity)
const richest = (now: Now): number => now.view.row.reduce((best, _, place) => (worth(now, place) > worth(now, best) ? place : best), 0)
const card = ({ view }: Now, words: Words): Args => ({ card: words(`family-${view.hand}`) })
const rival = ({ names, seat }: Now): Args => ({ rival: names[1 - seat] ?? '' })
const isMine = (now: Now): boolean => now.legal.length > 0

export const lesson: Lesson<SymphonimoView> = {
  deal: 'symphonimo lesson 12',
  seating: ['me', 'apprentice'],
  options: { first_player: 0 },
  coach: { who: 'eulalie', kind: 'conductor' },
  tips: [
    { name: 'over', at: 'over', when: ({ view }) => view.phase === 'over' },
    { name: 'welcome', at: 'orchestra', when: isMine },
    { name: 'conductors', at: 'row', when: isMine },
    { name: 'draw', at: 'pile', when: (now) => offers(now, 'draw'), does: 'draw' },
    { name: 'finish', at: 'dock', when: (now) => offers(now, 'finish') },
    { name: 'twin', at: 'hand', when: (now) => isMine(now) && now.view.hand !== null && mine(now)[now.view.hand] === 1, args: card },
    { name: 'place', at: 'hand', when: ({ view, legal }) => view.phase === 'placing' && legal.length > 0, does: 'place 1', args: card },
    { name: 'rival', at: 'rival', when: ({ view, seat }) => view.turn !== null && view.turn !== seat, args: rival },
    { name: 'take', at: 'worth', when: (now) => offers(now, /^take /) },
    { name: 'good', at: (now) => `place-${richest(now) + 1}`, when: (now) => offers(now, /^take /) && worth(now, richest(now)) >= 2, does: (now) => `take ${richest(now) + 1}`, args: (now, words) => ({ ...rival(now), points: words.signed(worth(now, richest(now))) }) },
    { name: 'out', at: 'orchestra', when: ({ view, seat }) => view.turn !== null && !view.active.includes(seat), args: rival },
    { name: 'round', at: 'row', when: (now) => isMine(now) && now.view.round > 1 },
    { name: 'quartet', at: 'chair-quartet', when: (now) => isMine(now) && has(now, 'quartet') },
    { name: 'noise', at: 'chair-noise', when: (now) => isMine(now) && has(now, 'noise') },
    { name: 'others', at: 'others', when: (now) => isMine(now) && now.view.round > 1, args: rival },
    { name: 'count', at: 'tally', when: (now) => isMine(now) && now.view.round > 2 },
  ],
}
