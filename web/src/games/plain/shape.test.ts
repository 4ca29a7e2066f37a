import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import ensemble from '../../../fixtures/ensemble.json'
import maestro from '../../../fixtures/maestro.json'
import symphonimo from '../../../fixtures/symphonimo.json'
import symphony from '../../../fixtures/symphony.json'
import turandot from '../../../fixtures/turandot.json'
import { WORDS, type Words, wordsOf } from '../../words/context'
import { LANGUAGES } from '../../words/phrasebook'
import { bookOf } from '../../words/reading'
import { fetchHints, hintsOf } from './hints'
import Shown from './Shown.svelte'
import { type Field, type Hints, isEmpty, type Shape, shapeOf } from './shape'

interface Table {
  seat: number | null
  view: unknown
}

const GAMES = { symphonimo, turandot, ensemble, maestro, symphony } as unknown as Record<string, { name: string; names: string[]; before: Table; mine: Table; spectator: Table }[]>

/** All that is read on the plain board: its words, without the marks between them. */
function read(shape: Shape, words: Words, names: readonly string[], seat: number | null, hints: Hints): string {
  const { body } = render(Shown, { props: { shape, names, seat, hints }, context: new Map([[WORDS, words]]) })
  return body.replace(/<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

const fieldsIn = (shape: Shape): Field[] =>
  shape.kind === 'group' ? shape.fields.filter((field) => !isEmpty(field.shape)).flatMap((field) => [field, ...fieldsIn(field.shape)]) : shape.kind === 'list' ? shape.items.flatMap(fieldsIn) : []

describe('shapeOf', () => {
  it('tells piles, rows, numbers and seats apart', () => {
    expect(shapeOf({ fox: 2, owl: 1 }, 3)).toEqual({ kind: 'pile', counts: [['fox', 2], ['owl', 1]] })
    expect(shapeOf(['fox', null], 3)).toEqual({ kind: 'cards', cards: ['fox', null] })
    expect(shapeOf([1, 2], 3)).toEqual({ kind: 'numbers', numbers: [1, 2] })
    expect(shapeOf([0, 2], 3, 'waiting')).toEqual({ kind: 'seats', seats: [0, 2] })
    expect(shapeOf(1, 3, 'turn')).toEqual({ kind: 'seat', seat: 1 })
    expect(shapeOf({ points: 3, quartets: 1 }, 3).kind).toBe('group')
    expect(shapeOf([{ a: 'x' }, { a: 'y' }], 2, 'players')).toMatchObject({ kind: 'list', isBySeat: true })
  })

  it('finds a place for everything in every view that nothing is said about', () => {
    const names = (shape: Shape): string[] =>
      shape.kind === 'group' ? shape.fields.flatMap((field) => [field.name, ...names(field.shape)]) : shape.kind === 'list' ? shape.items.flatMap(names) : []
    for (const moment of Object.values(GAMES).flat()) {
      const view = moment.mine.view as Record<string, unknown>
      expect(names(shapeOf(view, moment.names.length))).toEqual(expect.arrayContaining(Object.keys(view)))
    }
  })

  it('takes hints: seats, and other fields for one', () => {
    const hints: Hints = {
      seats: new Set(['baton']),
      fieldsOf: (path, value) => (path === 'secret' ? [] : path === 'players.1.money' ? [{ name: 'money', shape: { kind: 'text', text: `${Number(value)}/16` } }] : undefined),
    }
    expect(shapeOf({ baton: 1, secret: 3, players: [{ money: 4, hand: 'x' }, { money: 5, hand: 'y' }] }, 2, '', hints)).toEqual({ kind: 'group', fields: [
      { name: 'baton', shape: { kind: 'seat', seat: 1 } },
      { name: 'players', shape: { kind: 'list', isBySeat: true, items: [
        { kind: 'group', fields: [{ name: 'money', shape: { kind: 'number', value: 4 } }, { name: 'hand', shape: { kind: 'word', value: 'x', field: 'hand' } }] },
        { kind: 'group', fields: [{ name: 'money', shape: { kind: 'text', text: '5/16' } }, { name: 'hand', shape: { kind: 'word', value: 'y', field: 'hand' } }] },
      ] } },
    ] })
  })

  it('knows what says nothing', () => {
    for (const value of [null, false, [], {}, { a: null, b: { c: false, d: [] } }]) expect(isEmpty(shapeOf(value, 2)), JSON.stringify(value)).toBe(true)
    for (const value of [0, true, '', ['x'], { x: 1 }, { a: null, b: 0 }]) expect(isEmpty(shapeOf(value, 2)), JSON.stringify(value)).toBe(false)
  })
})

describe.each(Object.entries(GAMES))('the plain board of %s', (game, moments) => {
  const tables = moments.flatMap(({ name, names, before, mine, spectator }) => [before, mine, spectator].map((table) => ({ name, names, ...table })))

  it.each(LANGUAGES)('shows no raw data in %s', async (language) => {
    await fetchHints(game)
    const words = wordsOf(() => bookOf(language, game))
    for (const { name, names, view, seat } of tables) {
      const hints = hintsOf(game)?.(words, view, seat, names) ?? {}
      const shape = shapeOf(view, names.length, '', hints)
      const text = read(shape, words, names, seat, hints)
      for (const raw of [/\S*_\S*/, /\b[A-Z]\d{3}\b/, /\b(undefined|null|NaN)\b/, /\bIs [a-z]+/, /\d-\d-\d/, /\b(instrument|soloist)-\S*/]) expect(text, `${name}: ${text.match(raw)?.[0]}`).not.toMatch(raw)
      for (const { name: field, label } of fieldsIn(shape)) expect(label !== undefined || words.has(`field-${field}`), `no word for ${field} in ${name}`).toBe(true)
    }
  })
})

it('shows pieces, money and notes as people call them', async () => {
  const told = async (game: string, moment: string, language: 'en' | 'fr'): Promise<string> => {
    await fetchHints(game)
    const words = wordsOf(() => bookOf(language, game))
    const { names, mine } = GAMES[game]!.find((one) => one.name === moment)!
    const hints = hintsOf(game)!(words, mine.view, mine.seat, names)
    return read(shapeOf(mine.view, names.length, '', hints), words, names, mine.seat, hints)
  }
  const rich = await told('ensemble', 'rich', 'en')
  expect(rich).toContain('French horn 1/4')
  expect(rich).toMatch(/Mozart: Clarinet Quintet in A major: II. Larghetto 8 minutes, brings 1 1\/8; for .*\. Rent 7\/8, you would earn 1\/4/)
  expect(await told('maestro', 'teams', 'fr')).toContain('Équipe 1 Ada et Clara, 49 points')
  expect(await told('symphony', 'play', 'en')).toMatch(/Voice 1 Bar 1: 1 minim \(Bohumil\), 2 quaver sharp,/)
})
