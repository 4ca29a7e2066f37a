/** A guided first game of Ensemble: three orchestras and a short evening. */

import type { Lesson } from '../../learn/lesson'
import type { EnsembleView } from '../../protocol'
import { concertTips } from '../concert/tips'
import { BOX } from './box'

export const lesson: Lesson<EnsembleView> = {
  deal: 'ensemble lesson 41',
  seating: ['me', 'apprentice', 'apprentice'],
  options: { goal: 28, free_instruments: 2 },
  coach: { who: 'puccini', kind: 'house' },
  tips: [
    { name: 'over', at: 'over', when: ({ view }) => view.phase === 'over' },
    { name: 'welcome', at: 'staff', when: ({ legal }) => legal.length > 0 },
    ...concertTips(BOX).filter(({ name }) => name !== 'dealt'),
  ],
}
