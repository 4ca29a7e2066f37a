/** Phrasebooks read from disk, for tests. */

import { readFileSync } from 'node:fs'
import { type Language, Phrasebook } from './phrasebook'

export const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf-8')
export const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!)

const books = new Map<string, Phrasebook>()

export function bookOf(language: Language, game: string): Phrasebook {
  const name = `${language}.${game}`
  const book =
    books.get(name) ??
    new Phrasebook(language, [
      read(`../../../podium/locale/${language}.ftl`),
      read(`../locale/${language}.ftl`),
      read(`../locale/shell/${language}.ftl`),
      read(`../../../podium/games/${game}/locale/${language}.ftl`),
    ])
  books.set(name, book)
  return book
}
