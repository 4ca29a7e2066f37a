/** Time controls to choose from, and in words. */

import type { TableFacts } from '../../protocol'
import type { Words } from '../../words/context'

export type TimeControl = TableFacts['clock']

export const CLOCKS: Record<string, TimeControl> = {
  none: { type: 'none' },
  quick: { type: 'move', seconds: 20 },
  steady: { type: 'move', seconds: 60 },
  bank: { type: 'bank', seconds: 300, increment: 10 },
  days: { type: 'days', days: 2 },
}

export function clockInWords(words: Words, clock: TimeControl): string {
  switch (clock.type) {
    case 'none':
      return words('clock-none')
    case 'move':
      return words('clock-move', { seconds: clock.seconds })
    case 'bank':
      return words('clock-bank', { minutes: Math.round(clock.seconds / 6) / 10, seconds: clock.increment ?? 0 })
    case 'days':
      return words('clock-days', { days: clock.days })
  }
}
