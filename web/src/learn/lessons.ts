/** The lessons of the house, each fetched when it is wanted: `games/<slug>/lesson.ts` is all that a game needs. */

import { api } from '../net/http'
import { session } from '../net/session.svelte'
import { go } from '../routes'
import type { Words } from '../words/context'
import type { Lesson } from './lesson'

const found = import.meta.glob('../games/*/lesson.ts', { import: 'lesson' }) as Record<string, () => Promise<Lesson<unknown>>>

export const hasLesson = (game: string): boolean => `../games/${game}/lesson.ts` in found

export const lessonOf = async (game: string): Promise<Lesson<unknown> | undefined> => found[`../games/${game}/lesson.ts`]?.()

/** Sit down to a guided first game. */
export async function learn(words: Words, game: string): Promise<void> {
  const lesson = await lessonOf(game)
  if (!lesson) return
  await session.somebody(words.language)
  const { deal, seating, options = {} } = lesson
  const made = await api.createTable({ game, seating: [...seating], options, deal, level: 'apprentice' })
  go(`/table/${made.tables[0]}`)
}
