/** Phrasebooks, fetched when they are first needed: a language, and a game's own words with the game. */

import { type Language, Phrasebook } from './phrasebook'

type Files = Record<string, () => Promise<string>>

const house = import.meta.glob('../../../podium/locale/*.ftl', { query: '?raw', import: 'default' }) as Files
const page = import.meta.glob('../locale/**/*.ftl', { query: '?raw', import: 'default' }) as Files
const boards = import.meta.glob('../games/*/words/*.ftl', { query: '?raw', import: 'default' }) as Files
const games = import.meta.glob('../../../podium/games/*/locale/*.ftl', { query: '?raw', import: 'default' }) as Files

const fetched = (files: Files, ending: string): Promise<string>[] =>
  Object.entries(files).filter(([path]) => path.endsWith(ending)).map(([, load]) => load())

/** The words for a language, with those of a game if one is named. */
export async function phrasebook(language: Language, game?: string): Promise<Phrasebook> {
  const sources = [...fetched(house, `/${language}.ftl`), ...fetched(page, `/${language}.ftl`)]
  if (game) sources.push(...fetched(games, `/${game}/locale/${language}.ftl`), ...fetched(boards, `/${game}/words/${language}.ftl`))
  return new Phrasebook(language, await Promise.all(sources))
}
