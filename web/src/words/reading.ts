/** Phrasebooks read from disk, for tests. */

import { readdirSync, readFileSync } from 'node:fs'
import { type Language, Phrasebook } from './phrasebook'

export const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf-8')
export const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!)

/** The page's own phrases in a language, of all topics. */
export const pagesOf = (language: Language): string[] =>
  readdirSync(new URL('../locale', import.meta.url), { recursive: true, encoding: 'utf-8' })
    .filter((file) => file.endsWith(`${language}.ftl`))
    .map((file) => read(`../locale/${file}`))

const books = new Map<string, Phrasebook>()

export function bookOf(language: Language, game: string): Phrasebook {
  const name = `${language}.${game}`
  const book =
    books.get(name) ??
    new Phrasebook(language, [
      read(`../../../podium/locale/${language}.ftl`),
      ...pagesOf(language),
      read(`../../../podium/games/${game}/locale/${language}.ftl`),
      read(`../games/${game}/words/${language}.ftl`),
    ])
  books.set(name, book)
  return book
}
