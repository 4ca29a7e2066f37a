/** What every board is given. It shows `view`, offers `legal`, and knows no rules. */

import type { Choice, Message } from '../said'

export interface BoardProps<View> {
  view: View
  legal: readonly Choice[]
  seat: number | null // null: somebody who looks on
  names: readonly string[]
  play: (action: number) => void
  story?: readonly Message[] // what was told last, to be announced
}

/** The choice with this text, if it is open. Texts are the same in every language. */
export const choiceFor = (legal: readonly Choice[], text: string): Choice | undefined =>
  legal.find((choice) => choice.text === text)

const DIGITS = '1234567890'

/** The key that makes the nth choice. */
export const keyOf = (legal: readonly Choice[], choice: Choice): string => DIGITS[legal.indexOf(choice)] ?? ''

/** The choice that a key stands for; nothing while somebody types or uses a shortcut of the browser. */
export function choiceOfKey(legal: readonly Choice[], event: KeyboardEvent): Choice | undefined {
  const target = event.target as HTMLElement | null
  const typing = target?.matches?.('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const nth = DIGITS.indexOf(event.key)
  return nth < 0 || event.key.length !== 1 ? undefined : legal[nth]
}
