/** What every board is given. It shows `view`, offers `legal`, and knows no rules. */

import type { Choice, Message } from '../protocol'

/** Choices made for the rest of a game, by their texts: whenever one of them is open, it is made. */
export interface Standing {
  has: (text: string) => boolean
  toggle: (text: string) => void
}

export interface BoardProps<View> {
  view: View
  legal: readonly Choice[]
  seat: number | null // null: somebody who looks on
  names: readonly string[]
  play: (action: number) => void
  story?: readonly Message[] // what was told last, to be announced
  game?: string // its name, for a board that shows any
  standing?: Standing // where a game is played, and not only shown
}

/** The choice with this text, if it is open. Texts are the same in every language. */
export const choiceFor = (legal: readonly Choice[], text: string): Choice | undefined =>
  legal.find((choice) => choice.text === text)

const ORDER = '1234567890'

/**
 * A key for each choice. "take 3" is 3, and the one choice beside such numbers is 0; where choices have no
 * numbers of their own they are counted. Whom to hire from or to aim at is a player, not a number.
 */
export function keysOf(legal: readonly Choice[]): string[] {
  const numbers = legal.map((choice) => /^(?!aim|hire).* (\d)$/.exec(choice.text)?.[1])
  const unnumbered = numbers.filter((number) => number === undefined).length
  const isOwn = unnumbered <= 1 && new Set(numbers).size === legal.length && !(unnumbered && numbers.includes('0'))
  return isOwn ? numbers.map((number) => number ?? '0') : legal.map((_, i) => ORDER[i] ?? '')
}

/** The key that makes a choice. */
export const keyOf = (legal: readonly Choice[], choice: Choice): string => keysOf(legal)[legal.indexOf(choice)] ?? ''

/** The choice that a key stands for; nothing while somebody types or uses a shortcut of the browser. */
export function choiceOfKey(legal: readonly Choice[], event: KeyboardEvent): Choice | undefined {
  const target = event.target as HTMLElement | null
  const typing = target?.matches?.('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')
  if (typing || event.ctrlKey || event.metaKey || event.altKey || !event.key) return undefined
  const nth = keysOf(legal).indexOf(event.key)
  return nth < 0 ? undefined : legal[nth]
}
