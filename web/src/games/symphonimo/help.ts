/** What each thing on the table is, does and is worth; the figures are the view's and the box's. */

import type { Explain, Help } from '../../learn/help'
import type { SymphonimoView } from '../../protocol'
import type { Words } from '../../words/context'
import { familiesOf, isConductor, isFamily, scores, standing } from './box'

/** "1 card: 1 point. 4 cards: 5 points. Any other number: nothing." A number that the family has not is left out. */
const worths = (words: Words, copies: number): string[] => [
  ...scores().filter(([cards]) => cards <= copies).map(([cards, points]) => words('help-symphonimo-score', { cards, points })),
  words('help-symphonimo-else'),
]

const copiesIn = (view: SymphonimoView, key: string): number => new Map(familiesOf(view)).get(key) ?? 0

function family(words: Words, key: string, view: SymphonimoView, seat: number | null): Help {
  const copies = copiesIn(view, key)
  const lines = [words('help-symphonimo-copies', { copies }), ...worths(words, copies)]
  if (seat !== null) lines.push(words('help-symphonimo-yours', { count: view.orchestras[seat]?.musicians[key] ?? 0 }))
  if (!view.removed) lines.push(words('help-symphonimo-hidden', { count: view.unseen[key] ?? 0 }))
  return { title: words(`family-${key}`), lines }
}

function chair(words: Words, key: string, of: number, view: SymphonimoView): Help {
  const count = view.orchestras[of]?.musicians[key] ?? 0
  return { title: words(`family-${key}`), lines: [words(`help-symphonimo-chair-${standing(count)}`, { count }), ...worths(words, copiesIn(view, key))] }
}

function conductor(words: Words, key: string, view: SymphonimoView, seat: number | null): Help {
  const place = view.row.find((one) => one.conductor === key)
  const lines: string[] = []
  if (place) {
    lines.push(words('help-symphonimo-room', { cards: place.cards.length, room: place.capacity }))
    if (place.power) lines.push(words(`help-symphonimo-power-${place.power}`))
    const isFree = place.holder === null && place.cards.length > 0
    if (isFree && seat !== null) lines.push(words('help-symphonimo-worth', { points: words.signed(place.worth[seat] ?? 0) }))
    lines.push(words(place.holder === null ? 'help-symphonimo-take' : 'help-symphonimo-taken'))
  }
  return { title: words(`conductor-${key}`), lines }
}

export const explain: Explain<SymphonimoView> = (words, what, view, seat) => {
  const [kind = '', key = '', more = ''] = what.split('.')
  if (kind === 'pile') return { title: words('symphonimo-pile'), lines: [`${words('table-pile', { pile: view.pile })}.`, words('help-symphonimo-pile')] }
  if (kind === 'chair') return chair(words, more, Number(key), view)
  if (kind === 'family' || (kind === 'word' && isFamily(key))) return family(words, key, view, seat)
  if (kind === 'conductor' || (kind === 'word' && isConductor(key))) return conductor(words, key, view, seat)
  return undefined
}
