/** Phrasebooks, fetched when they are first needed: a language, and a game's own words with the game. */

import { type Language, Phrasebook } from './phrasebook'

type Files = Record<string, () => Promise<string>>

const house = import.meta.glob('../../../podium/locale/*.ftl', { query: '?raw', import: 'default' }) as Files
const page = import.meta.glob('../locale/**/*.ftl', { query: '?raw', import: 'default' }) as Files
const boards = import.meta.glob('../games/*/words/*.ftl', { query: '?raw', import: 'default' }) as Files
const games = import.meta.glob('../../../podium/games/*/locale/*.ftl', { query: '?raw', import: 'default' }) as Files
const shared = import.meta.glob('../../../podium/games/*/locale/shared.txt', { query: '?raw', import: 'default' }) as Files

const fetched = (files: Files, ending: string): Promise<string>[] =>
  Object.entries(files).filter(([path]) => path.endsWith(ending)).map(([, load]) => load())

/** The words for a language, with those of a game if one is named, after those that it shares with another. */
export async function phrasebook(language: Language, game?: string): Promise<Phrasebook> {
  const sources = [...fetched(house, `/${language}.ftl`), ...fetched(page, `/${language}.ftl`)]
  const sisters = game ? await Promise.all(fetched(shared, `/${game}/locale/shared.txt`)) : []
  for (const name of game ? [...sisters.map((sister) => sister.trim()), game] : [])
    sources.push(...fetched(games, `/${name}/locale/${language}.ftl`), ...fetched(boards, `/${name}/words/${language}.ftl`))
  return new Phrasebook(language, await Promise.all(sources))
}
