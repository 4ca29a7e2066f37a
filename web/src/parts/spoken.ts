/** What is said aloud when the table changes: what happened, and then what one may do, each choice with its key. */

import { keysOf } from '../games/board'
import type { Choice, Message } from '../protocol'
import type { Words } from '../words/context'

export function spoken(words: Words, story: readonly Message[], legal: readonly Choice[], names: readonly string[], keys: readonly string[] = keysOf(legal)): string {
  const said = story.map((message) => words.tell(message, names))
  if (!legal.length) return said.join(' ')
  const choices = legal.map((choice, i) => `${keys[i] || i + 1}: ${words.tell(choice.message, names)}${choice.reveals ? ` (${words('play-cannot-undo-mark')})` : ''}.`)
  return [...said, words('board-your-turn'), words('board-choices', { count: legal.length }), ...choices].join(' ')
}
