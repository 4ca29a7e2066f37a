import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import symphonimo from '../../fixtures/symphonimo.json'
import symphony from '../../fixtures/symphony.json'
import turandot from '../../fixtures/turandot.json'
import ensemble from '../../fixtures/ensemble.json'
import maestro from '../../fixtures/maestro.json'
import type { Message } from '../protocol'
import { type Language, LANGUAGES } from './phrasebook'
import { bookOf, keys, pagesOf, read } from './reading'

const GAMES = ['symphonimo', 'turandot', 'ensemble', 'maestro', 'symphony']
const WORDS = [...GAMES, 'concert'] // where games and boards have words

describe('the page and Python say the same', () => {
  for (const [game, moments] of Object.entries({ symphonimo, turandot, ensemble, maestro, symphony }))
    for (const language of LANGUAGES)
      it(`${game} in ${language}`, () => {
        const book = bookOf(language, game)
        for (const moment of moments) {
          const tell = (message: unknown): string => book.tell(message as Message, moment.names)
          expect(moment.mine.legal.map((choice) => tell(choice.message))).toEqual(moment.said[language].legal)
          expect(moment.mine.story.map(tell)).toEqual(moment.said[language].story)
        }
      })
})

describe('phrases', () => {
  const book = bookOf('en', 'symphonimo')

  it('list in the language', () => {
    expect(book.listing(['a'])).toBe('a')
    expect(book.listing(['a', 'b', 'c'])).toBe('a, b and c')
    expect(bookOf('fr', 'symphonimo').listing(['a', 'b'])).toBe('a et b')
  })

  it('show a key that is in no file by its last part', () => {
    expect(book.say('family-snow-leopard')).toBe('Snow leopard')
    expect(book.word('snow-leopard')).toBe('Snow leopard')
    expect(bookOf('en', 'ensemble').say('instrument-glass_harp')).toBe('Glass harp')
    expect(book.word('fox')).toBe('Fox')
  })

  it('complain when an argument is missing', () => {
    expect(() => book.say('told-draw', {})).toThrow(/told-draw/)
  })

  it('sign gains and losses', () => {
    expect([2, 0, -3].map((points) => book.signed(points))).toEqual(['+2', '0', '−3'])
  })

  it('exist in every language', () => {
    const files = [(language: Language) => pagesOf(language).join('\n'), ...WORDS.map((game) => (language: Language) => read(`../games/${game}/words/${language}.ftl`))]
    for (const sources of files) {
      const [first, ...rest] = LANGUAGES.map((language) => keys(sources(language)).sort())
      expect(new Set(first).size, 'a phrase stands twice').toBe(first!.length)
      for (const other of rest) expect(other).toEqual(first)
    }
  })

  it('are there for every key that the page asks for', () => {
    const sources = [...pagesOf('en'), read('../../../podium/locale/en.ftl'), ...WORDS.flatMap((game) => [read(`../../../podium/games/${game}/locale/en.ftl`), read(`../games/${game}/words/en.ftl`)])]
    const known = new Set(sources.flatMap(keys))
    const folder = new URL('..', import.meta.url)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.')))
      for (const [, key] of read(`../${file}`).matchAll(/words\('([a-z][\w-]+)'/g)) expect(known, `${key} in ${file}`).toContain(key)
  })
})
