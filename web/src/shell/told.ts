/** How refusals and failures are told: in the server's own sentence, or where that is not our language, in ours. */

import { Refused } from '../net/http'
import { toast } from '../parts/toasts.svelte'
import type { Words } from '../words/context'

interface Coded {
  code: string
  sentence: string
}

export function sentenceOf(words: Words, refusal: Coded): string {
  const own = `refusal-${refusal.code.replaceAll('_', '-')}`
  if (refusal.sentence && (words.language === 'en' || !words.has(own))) return refusal.sentence
  return words.has(own) ? words(own) : words('refusal-offline')
}

export const told = (words: Words, error: unknown): string =>
  error instanceof Refused ? sentenceOf(words, { code: error.code, sentence: error.message }) : words('refusal-failed')

export const complain = (words: Words, error: unknown): void => toast(told(words, error), 'bad')
