/** What a choice would do, before it is made: read from its text, the view and what is printed. */

import type { Choice, EnsembleView, MarketView, PieceView } from '../../protocol'
import { type ConcertBox } from './box'
import { sixteenths } from './money'

/** What both games show; Symphony adds to it. */
export type ConcertView = EnsembleView & { soloists?: MarketView }

export interface Foresight {
  money: number // gained, in sixteenths
  minutes: number
  place?: string // who would join
  piece?: PieceView // that would be performed
}

/** The card that a choice would buy. */
export function bought(view: ConcertView, text: string): string | null | undefined {
  const found = /^buy (soloist )?(\d)$/.exec(text)
  if (!found) return undefined
  return (found[1] ? view.soloists : view.instruments)?.row[Number(found[2]) - 1]
}

export function foresee(box: ConcertBox, view: ConcertView, choice: Choice | undefined): Foresight | undefined {
  if (!choice) return undefined
  const place = bought(view, choice.text)
  if (place) return { money: -(box.prices[place] ?? 0), minutes: 0, place }
  const [verb, key = ''] = choice.text.split(' ')
  if (verb === 'perform') {
    const piece = view.hand.find((one) => one.card === key)
    return piece && { money: piece.gain ?? 0, minutes: box.sheets[key]?.minutes ?? 0, piece }
  }
  const used = choice.text === 'use it' ? view.looked[0] : verb === 'use' ? key : undefined
  const card = used ? box.chance[used] : undefined
  if (card?.kind !== 'lucky') return undefined
  const isMoney = card.effect === 'money' || card.effect === 'take_money'
  return {
    money: isMoney ? sixteenths(card.amount ?? '0') : 0,
    minutes: card.effect === 'minutes' ? (card.minutes ?? 0) : 0,
    ...(card.effect === 'instrument' ? { place: `instrument-${card.instrument}` } : {}),
  }
}
