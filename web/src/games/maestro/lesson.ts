/** A guided first game of Symphony: three orchestras, soloists, bonus cards, and an hour of music. */

import type { Lesson } from '../../learn/lesson'
import type { MaestroView } from '../../protocol'
import { concertTips } from '../concert/tips'
import { BOX } from './box'

export const lesson: Lesson<MaestroView> = {
  deal: 'maestro lesson 1',
  seating: ['me', 'apprentice', 'apprentice'],
  options: { goal: 60, free_instruments: 2 },
  coach: { who: 'puccini', kind: 'house' },
  tips: [
    { name: 'over', at: 'over', when: ({ view }) => view.phase === 'over' },
    { name: 'welcome', at: 'staff', when: ({ legal }) => legal.length > 0 },
    ...concertTips(BOX),
    { name: 'soloists', at: 'soloists', when: ({ view, legal }) => view.phase === 'turn' && legal.length > 0 && view.round > 1 },
    { name: 'score', at: 'score', when: ({ view, legal }) => view.phase === 'turn' && legal.length > 0 && view.round > 1 },
    { name: 'bonus', at: 'bonus', when: ({ view, legal }) => view.phase === 'turn' && legal.length > 0 && view.round > 2 },
  ],
}
