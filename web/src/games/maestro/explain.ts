/** What lies on a Symphony table, in words: what both games have, bonus cards and the score card. */

import type { Help } from '../../learn/help'
import type { MaestroView } from '../../protocol'
import type { Words } from '../../words/context'
import { explainIn } from '../concert/explain'
import { BOX, LIMIT, bonusOf, cardFor } from './box'
import { bonusInWords } from './table'

export function explainSymphony(words: Words, what: string, view: MaestroView, names: readonly string[] = []): Help | undefined {
  const [kind = '', key = ''] = what.split('.')
  if (kind === 'bonus' && bonusOf(key)) return { title: words(`bonus-${key}`), lines: [bonusInWords(words, key), words('help-symphony-bonus', { limit: LIMIT })] }
  if (kind !== 'score') return explainIn(BOX, words, what, view, names)
  const card = cardFor(view.seats)
  const rows = (['instruments', 'soloists', 'categories', 'bach'] as const).map((row) =>
    words('help-symphony-row', { row: words(`symphony-row-${row}`), steps: card[row].map((least, i) => `${least}+ → ${card.points[i]}`).slice(1).join(', '), least: card.points[0]! }),
  )
  return { title: words('help-symphony-score'), lines: [...rows, words('help-symphony-position', { points: card.position.slice(0, view.seats).join(', ') })] }
}
