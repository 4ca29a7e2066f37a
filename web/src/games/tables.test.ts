import { describe, expect, it } from 'vitest'
import symphonimo from '../../fixtures/symphonimo.json'
import turandot from '../../fixtures/turandot.json'
import { wordsOf } from '../words/context'
import { LANGUAGES } from '../words/phrasebook'
import { bookOf } from '../words/reading'
import * as song from './symphonimo/table'
import { familiesOf, standing } from './symphonimo/box'
import type { SymphonimoView, TurandotView } from '../protocol'
import * as opera from './turandot/table'
import { roleBonus, tastes } from './turandot/box'

const moment = <T extends { name: string }>(all: T[], name: string): T => all.find((one) => one.name === name)!
const symphonimoView = (name: string): SymphonimoView => moment(symphonimo, name).mine.view as unknown as SymphonimoView
const turandotView = (name: string): TurandotView => moment(turandot, name).mine.view as unknown as TurandotView

describe('Symphonimo in words', () => {
  const words = wordsOf(() => bookOf('en', 'symphonimo'))
  const names = ['Ada', 'Bohumil', 'Clara', 'Django']

  it('says everything that lies there', () => {
    const view = symphonimoView('rich-row')
    const said = song.inWords(words, view, 1, names)
    expect(said[0]).toBe('Round 2. Pile: 33 cards.')
    expect(said[2]).toBe('2. Bastien: Frog, Mole, Fox and Owl; for you −2.')
    expect(said).toContain('Ada, 4 points: Cat 1 (soloist), Frog 1 (soloist), Rabbit 1 (soloist) and Rooster 1 (soloist).')
    expect(said.at(-1)).toMatch(/^Still unseen: Elephant 3/)
  })

  it('has a sentence for every moment, in every language, for players and spectators', () => {
    for (const language of LANGUAGES)
      for (const one of symphonimo) {
        const spoken = wordsOf(() => bookOf(language, 'symphonimo'))
        const view = one.mine.view as unknown as SymphonimoView
        for (const seat of [one.mine.seat, null])
          for (const line of [...song.inWords(spoken, view, seat, one.names), song.prompt(spoken, view, seat, one.names)]) expect(line).not.toMatch(/undefined|null|\{/)
      }
  })

  it('counts the cards of a family wherever they lie', () => {
    for (const one of symphonimo) {
      const counts = familiesOf(one.mine.view as unknown as SymphonimoView)
      expect(counts.map(([, copies]) => copies)).toEqual(counts.map((_, i) => i + 3))
    }
  })

  it('knows a soloist, a quartet and noise', () => {
    expect([0, 1, 2, 4, 5, 8].map(standing)).toEqual(['none', 'solo', 'noise', 'quartet', 'noise', 'noise'])
  })

  it('lays every card in one zone', () => {
    const view = symphonimoView('giving')
    const count = Object.values(song.zones(view)).flat().length
    const total = familiesOf(view).reduce((sum, [, copies]) => sum + copies, 0)
    expect(count + view.pile).toBe(total)
  })
})

describe('Turandot in words', () => {
  it('has a sentence for every moment, in every language, for players and spectators', () => {
    for (const language of LANGUAGES)
      for (const one of turandot) {
        const spoken = wordsOf(() => bookOf(language, 'turandot'))
        for (const table of [one.mine, one.spectator]) {
          const view = table.view as unknown as TurandotView
          for (const line of [...opera.inWords(spoken, view, table.seat, one.names), opera.prompt(spoken, view, table.seat, one.names)]) expect(line).not.toMatch(/undefined|null|\{/)
        }
      }
  })

  it('describes a singer by all that is printed', () => {
    const words = wordsOf(() => bookOf('en', 'turandot'))
    expect(opera.cardInWords(words, 'evariste')).toBe('Evariste Plumm: Classical, man, 3 stars, dreams of Turandot')
  })

  it('adds a dream and a clash as both cards say', () => {
    expect(roleBonus('evariste', 'turandot')).toBe(0)
    expect(roleBonus('anselm', 'calaf')).toBe(1)
    expect(roleBonus('anselm', 'liu')).toBe(-1)
    expect(roleBonus('kit', 'liu')).toBe(0)
    expect(tastes('clown').map((taste) => [taste.icon, taste.points])).toEqual([['comic', 1], ['dark', -1]])
  })
})

describe('the picture between two views', () => {
  it('turns the bids up over the row they were made for', () => {
    const before = turandotView('laid')
    const after = { ...before, round: 3, row: ['gus'], players: before.players.map((player) => ({ ...player, laid: null })) }
    const [held, ...rest] = opera.between(before, after)
    expect(rest).toEqual([])
    expect(held?.row).toEqual(before.row)
    expect(held?.players.every((player) => player.laid === null)).toBe(true)
  })

  it('is none when somebody just lays a bid, or when one steps back', () => {
    const view = turandotView('laid')
    expect(opera.between(view, { ...view, waiting: [] })).toEqual([])
    expect(opera.between(view, { ...view, round: 1 })).toEqual([])
  })
})
