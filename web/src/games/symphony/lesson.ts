/** A guided first game of Symphony: an orchestra that sits already, so that one learns to play the score. */

import { type Lesson, type Moment, offers } from '../../learn/lesson'
import type { Playable, SymphonyView } from '../../protocol'
import { noteAt, unitAt } from './table'

type Now = Moment<SymphonyView>

const isMine = (now: Now): boolean => now.legal.length > 0
const notes = ({ view, legal }: Now): Playable[] => view.playable.filter(({ note }) => legal.some(({ text }) => text === `note ${note}`))
const plays = (now: Now): boolean => notes(now).length > 0
const richest = (now: Now): Playable | undefined => notes(now).reduce<Playable | undefined>((best, one) => (best && best.points >= one.points ? best : one), undefined)
const finds = (now: Now, test: (one: Playable) => boolean): boolean => notes(now).some(test)
const has = (now: Now, ability: string): boolean => unitAt(now.view, now.view.playing ?? '')?.abilities.some((part) => part.includes(ability)) ?? false

export const lesson: Lesson<SymphonyView> = {
  deal: 'symphony lesson 5',
  seating: ['me', 'apprentice', 'apprentice'],
  options: { orchestra: 'preset', first_player: 0 },
  coach: { who: 'aurelia', kind: 'conductor' },
  tips: [
    { name: 'over', at: 'over', when: ({ view }) => view.phase === 'over' },
    { name: 'welcome', at: 'orchestra', when: isMine },
    { name: 'spread', at: 'pentagon', when: (now) => now.view.phase === 'spread' && isMine(now), does: (now) => now.legal[0]?.text ?? '' },
    { name: 'now', at: 'now', when: plays, args: (now, words) => ({ card: words(`card-${unitAt(now.view, now.view.playing ?? '')?.card ?? 'violin'}`) }) },
    { name: 'score', at: 'score', when: plays },
    { name: 'first', at: 'note', when: (now) => plays(now) && now.view.asked === 'play', does: (now) => `note ${richest(now)?.note}`, args: (now) => ({ points: richest(now)?.points ?? 0 }) },
    { name: 'order', at: 'order', when: isMine },
    { name: 'black', at: 'now', when: (now) => plays(now) && now.view.is_black === true },
    { name: 'chain', at: 'score', when: (now) => now.view.asked === 'chain' && isMine(now) },
    { name: 'group', at: 'score', when: (now) => now.view.asked === 'group' && isMine(now) },
    { name: 'covers', at: 'score', when: (now) => finds(now, ({ covers }) => covers) },
    { name: 'minim', at: 'score', when: (now) => finds(now, ({ note }) => noteAt(now.view, note)?.token !== null) && now.view.is_black === false },
    { name: 'accidental', at: 'ledger', when: (now) => plays(now) && (has(now, 'flat') || has(now, 'sharp')) },
    { name: 'token', at: 'tokens', when: (now) => offers(now, /^(token|prolong) /) },
    { name: 'burn', at: 'dock', when: (now) => offers(now, 'burn'), does: 'burn' },
    { name: 'movement', at: 'score', when: (now) => isMine(now) && now.view.movement === 'B' },
    { name: 'ledger', at: 'ledger', when: (now) => isMine(now) && now.view.movement === 'C' },
    { name: 'lower', at: 'score', when: (now) => plays(now) && now.view.movement === 'D' },
    { name: 'build', at: 'orchestra', when: (now) => isMine(now) && now.view.movement === 'E' },
  ],
}
