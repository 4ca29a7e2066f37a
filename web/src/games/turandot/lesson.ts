/** A guided first game of Turandot: three houses, and two directors who still learn themselves. */

import { type Lesson, type Moment, offers } from '../../learn/lesson'
import type { TurandotView } from '../../protocol'
import { DIRECTOR_ROUND, isDirector, singerOf } from './box'
import { cardName } from './table'

type Now = Moment<TurandotView>

const isMine = (now: Now): boolean => now.legal.length > 0
const isFated = (...fates: string[]) => ({ view, seat }: Now): boolean => view.phase !== 'audition' && fates.includes(view.players[seat]?.shown?.fate ?? '')
const stars = ({ view }: Now, place: number): number => singerOf(view.row[place] ?? '')?.stars ?? 0
const brightest = (now: Now): number => now.view.row.reduce((best, _, place) => (stars(now, place) > stars(now, best) ? place : best), 0)

export const lesson: Lesson<TurandotView> = {
  deal: 'turandot lesson 71',
  seating: ['me', 'apprentice', 'apprentice'],
  options: { first_puccini: 0 },
  coach: { who: 'puccini', kind: 'house' },
  tips: [
    { name: 'over', at: 'over', when: ({ view }) => view.phase === 'over' },
    { name: 'welcome', at: 'row', when: (now) => isMine(now) && now.view.round === 1 },
    { name: 'card', at: 'card', when: (now) => isMine(now) && now.view.row.some((key) => key !== null && !isDirector(key)) },
    { name: 'hand', at: 'hand', when: (now) => offers(now, /^number /) },
    { name: 'number', at: (now) => `place-${brightest(now) + 1}`, when: (now) => offers(now, /^number /) && stars(now, brightest(now)) > 0, does: (now) => `number ${brightest(now) + 1}`, args: (now, words) => ({ singer: cardName(words, now.view.row[brightest(now)] ?? '') }) },
    { name: 'purse', at: 'purse', when: ({ view, legal }) => view.begun !== null && legal.length > 0, does: 'no money' },
    { name: 'won', at: 'fate-won', when: isFated('won') },
    { name: 'tied', at: 'fate-tied', when: isFated('tied') },
    { name: 'outbid', at: 'fate-outbid', when: isFated('outbid') },
    { name: 'served', at: 'stage', when: isFated('costume', 'carpenter') },
    { name: 'give', at: 'row', when: (now) => offers(now, /^give /) },
    { name: 'name', at: 'rest', when: (now) => offers(now, /^name /) },
    { name: 'remove', at: 'directors', when: (now) => offers(now, /^remove /) },
    { name: 'puccini', at: 'puccini', when: (now) => isMine(now) && now.view.round === 2 },
    { name: 'directors', at: 'directors', when: (now) => isMine(now) && now.view.round === 2 },
    { name: 'lone', at: 'helpers', when: (now) => offers(now, 'money alone') && now.view.round > 2 && now.view.puccini !== now.seat },
    { name: 'round-four', at: 'row', when: (now) => offers(now, /^number /) && now.view.round === DIRECTOR_ROUND },
    { name: 'troupe', at: 'house', when: (now) => offers(now, /^number /) && now.view.round > DIRECTOR_ROUND },
    { name: 'casting', at: 'casting', when: (now) => offers(now, /^cast /) },
    { name: 'best', at: 'dock', when: (now) => offers(now, 'cast best'), does: 'cast best' },
  ],
}
