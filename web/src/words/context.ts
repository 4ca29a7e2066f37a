/** The words in use, handed down so that a change of language reaches everything at once. */

import { getContext, setContext } from 'svelte'
import type { Message } from '../protocol'
import type { Args, Language, Phrasebook } from './phrasebook'

export interface Words {
  (key: string, args?: Args): string
  tell(message: Message, names: readonly string[]): string
  listing(items: readonly string[]): string
  signed(points: number): string
  word(bare: string): string
  has(key: string): boolean
  readonly language: Language
}

export const WORDS = Symbol('words')

export function wordsOf(book: () => Phrasebook): Words {
  const say = (key: string, args?: Args): string => book().say(key, args)
  return Object.defineProperty(
    Object.assign(say, {
      tell: (message: Message, names: readonly string[]) => book().tell(message, names),
      listing: (items: readonly string[]) => book().listing(items),
      signed: (points: number) => book().signed(points),
      word: (bare: string) => book().word(bare),
      has: (key: string) => book().has(key),
    }),
    'language',
    { get: () => book().language },
  ) as unknown as Words
}

export const provideWords = (book: () => Phrasebook): Words => setContext(WORDS, wordsOf(book))
export const useWords = (): Words => getContext(WORDS)
