/** Phrasebooks read from disk, for tests. */

import { existsSync, readFileSync } from 'node:fs'
import { type Language, Phrasebook } from './phrasebook'

export const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf-8')
export const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!)

/** The folder of words that a game shares with another, if it does. */
function sisterOf(game: string): string[] {
  const path = `../../../podium/games/${game}/locale/shared.txt`
  return existsSync(new URL(path, import.meta.url)) ? [read(path).trim()] : []
}

const books = new Map<string, Phrasebook>()

export function bookOf(language: Language, game: string): Phrasebook {
  const name = `${language}.${game}`
  const book =
    books.get(name) ??
    new Phrasebook(language, [
      read(`../../../podium/locale/${language}.ftl`),
      read(`../locale/${language}.ftl`),
      read(`../locale/shell/${language}.ftl`),
      ...[...sisterOf(game), game].map((name) => read(`../../../podium/games/${name}/locale/${language}.ftl`)),
    ])
  books.set(name, book)
  return book
}
