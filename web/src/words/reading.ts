/** Phrasebooks read from disk, for tests. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Language, Phrasebook } from './phrasebook'

export const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf-8')
export const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!)

/** The page's own phrases in a language, of all topics. */
export const pagesOf = (language: Language): string[] =>
  readdirSync(new URL('../locale', import.meta.url), { recursive: true, encoding: 'utf-8' })
    .filter((file) => file.endsWith(`${language}.ftl`))
    .map((file) => read(`../locale/${file}`))

/** The folder of words that a game shares with another, if it does. */
export function sisterOf(game: string): string[] {
  const path = `../../../podium/games/${game}/locale/shared.txt`
  return existsSync(new URL(path, import.meta.url)) ? [read(path).trim()] : []
}

const books = new Map<string, Phrasebook>()

export function bookOf(language: Language, game: string): Phrasebook {
  const name = `${language}.${game}`
  const own = [...sisterOf(game), game].flatMap((one) => [`../../../podium/games/${one}/locale/${language}.ftl`, `../games/${one}/words/${language}.ftl`])
  const book = books.get(name) ?? new Phrasebook(language, [read(`../../../podium/locale/${language}.ftl`), ...pagesOf(language), ...own.map(read)])
  books.set(name, book)
  return book
}
