/** The order in which choices are offered: there are only ten keys, and they go to what is wanted most. */

import type { Choice } from '../../protocol'
import { choiceFor } from '../board'
import type { ConcertView } from './foresight'

const FIRST = ['take sheet', 'take chance', 'pass', 'perform', 'use', 'buy', 'buy soloist', 'refresh', 'maestro']
const rankOf = ({ text }: Choice): number => FIRST.findLastIndex((start) => text.startsWith(start))

/** What every turn has keeps its key; then the pieces; of several to hire from, the cheapest comes first. */
export function inOrderOfKeys(view: ConcertView, legal: readonly Choice[]): readonly Choice[] {
  const ways = view.arranging?.ways.map((way) => way.action) ?? []
  if (ways.length) return [...legal].sort((one, other) => ways.indexOf(one.action) - ways.indexOf(other.action))
  return view.phase === 'turn' ? [...legal].sort((one, other) => rankOf(one) - rankOf(other)) : legal
}

const NOTHING = -1 // stands for an answer that one has not got

/** Both answers to a chance card, whether or not one holds a correction: their keys are the same, and who looks on learns nothing. */
export function answersOf(legal: readonly Choice[]): readonly Choice[] {
  const letPass = choiceFor(legal, 'let pass')
  return letPass ? [letPass, choiceFor(legal, 'correct') ?? { ...letPass, action: NOTHING, text: 'correct' }] : []
}
