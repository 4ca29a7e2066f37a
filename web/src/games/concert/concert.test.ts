import { describe, expect, it } from 'vitest'
import ensemble from '../../../fixtures/ensemble.json'
import maestro from '../../../fixtures/maestro.json'
import toml from '../../../../podium/games/concert/themes.toml'
import { INSTRUMENTS, SOLOISTS, drawingOf } from '../../art/orchestra'
import { readAbc } from '../../sound/abc'
import type { Choice, EnsembleView, MaestroView } from '../../protocol'
import { wordsOf } from '../../words/context'
import { LANGUAGES } from '../../words/phrasebook'
import { bookOf } from '../../words/reading'
import { BOX as SMALL } from '../ensemble/box'
import { BOX as LARGE } from '../maestro/box'
import { scoreInWords } from '../maestro/table'
import { composerOn, pieceTitle } from './box'
import { engrave } from './engrave'
import { foresee } from './foresight'
import { fraction, notesOf, sixteenths } from './money'
import { inOrderOfKeys } from './order'
import { inWords, prompt } from './table'
import { performedSince, type Theme } from './themes.svelte'

const { themes } = toml as { themes: Record<string, Theme> }
const viewOf = (all: readonly { name: string; mine: unknown }[], name: string): EnsembleView => (all.find((one) => one.name === name)!.mine as { view: EnsembleView }).view

describe('money', () => {
  it('is paid in as few notes as can be', () => {
    expect(notesOf(29)).toEqual([16, 8, 4, 1])
    expect(notesOf(0)).toEqual([])
    expect(notesOf(48)).toEqual([16, 16, 16])
  })

  it('is written as note values, as the rules write it', () => {
    expect([0, 1, 2, 6, 8, 16, 28, 40, -3].map(fraction)).toEqual(['0', '1/16', '1/8', '3/8', '1/2', '1', '1 3/4', '2 1/2', '−3/16'])
    for (const sum of [1, 4, 12, 16, 24]) expect(sixteenths(fraction(sum).replace(/^(\d+) (\d+)\/(\d+)$/, (_, whole, above, below) => `${Number(whole) * Number(below) + Number(above)}/${below}`))).toBe(sum)
  })
})

describe('a composer', () => {
  const shown = (composer: string, short = composer.split(' ').at(-1)!): string => composerOn({ ...SMALL.sheets['E001']!, composer, short })

  it('has initials on a small card, where the name is long', () => {
    expect(['Erik Satie', 'Ludwig van Beethoven', 'Jean-Baptiste Arban', 'Wolfgang Amadeus Mozart'].map((name) => shown(name))).toEqual(['Erik Satie', 'L. van Beethoven', 'J.-B. Arban', 'W. A. Mozart'])
    expect(shown('Felix Mendelssohn Bartholdy', 'Mendelssohn')).toBe('F. Mendelssohn Bartholdy')
    expect(pieceTitle(Object.values(SMALL.sheets).find((sheet) => sheet.composer === 'Felix Mendelssohn Bartholdy')!)).toMatch(/^Mendelssohn: /)
  })
})

describe('the orchestra', () => {
  it('has a drawing for everybody who can be bought', () => {
    expect(Object.keys(INSTRUMENTS)).toHaveLength(16)
    expect(Object.keys(SOLOISTS)).toHaveLength(16)
    for (const box of [SMALL, LARGE]) for (const place of Object.keys(box.prices)) expect(drawingOf(place), place).not.toBe('')
    expect([SMALL.sections.length, SMALL.stars.length, LARGE.stars.length]).toEqual([16, 0, 16])
  })
})

describe('the table in words', () => {
  const TABLES = { ensemble: [ensemble, SMALL], maestro: [maestro, LARGE] } as const
  for (const [game, [moments, box]] of Object.entries(TABLES))
    for (const language of LANGUAGES)
      it(`has a sentence for every moment of ${game} in ${language}`, () => {
        const words = wordsOf(() => bookOf(language, game))
        for (const one of moments)
          for (const table of [one.mine, one.spectator]) {
            const view = table.view as unknown as EnsembleView
            const said = [...inWords(words, box, view, table.seat, one.names), prompt(words, box, view, table.seat, one.names)]
            if (game === 'maestro') said.push(...scoreInWords(words, view as unknown as MaestroView, one.names))
            for (const line of said) expect(line).not.toMatch(/undefined|null|\{|NaN/)
          }
      })
})

describe('what a choice would do', () => {
  it('is read from the view: what is paid, who joins, how far the pawn goes', () => {
    const view = viewOf(ensemble, 'rich')
    const choice = (text: string) => ({ action: 0, text, message: { key: '', args: {} }, reveals: false })
    const place = view.instruments.row[0]!
    expect(foresee(SMALL, view, choice('buy 1'))).toEqual({ money: -SMALL.prices[place]!, minutes: 0, place })
    const piece = view.hand.find((one) => one.is_playable)!
    expect(foresee(SMALL, view, choice(`perform ${piece.card}`))).toEqual({ money: piece.gain, minutes: SMALL.sheets[piece.card]!.minutes, piece })
    expect(foresee(SMALL, view, choice('use legacy'))).toEqual({ money: 8, minutes: 0 })
    expect(foresee(SMALL, view, choice('pass'))).toBeUndefined()
  })
})

describe('the order of choices', () => {
  const offered = (...texts: string[]): Choice[] => texts.map((text, action) => ({ action, text, message: { key: '', args: {} }, reveals: false }))

  it('keeps the keys of what every turn has, and gives the next to the pieces', () => {
    const legal = offered('pass', 'maestro', 'take sheet', 'take chance', 'buy 1', 'refresh instruments', 'buy soloist 2', 'perform E014', 'use tour')
    expect(inOrderOfKeys(viewOf(ensemble, 'rich'), legal).map((choice) => choice.text)).toEqual(['take sheet', 'take chance', 'pass', 'perform E014', 'use tour', 'buy 1', 'buy soloist 2', 'refresh instruments', 'maestro'])
  })

  it('puts the cheapest first where somebody is hired, and leaves everything else as it is', () => {
    const view = viewOf(ensemble, 'hiring')
    const legal = offered('hire 0', 'hire 3')
    const ways = legal.map(({ action }) => ({ action, way: 'owner' as const, owner: action, rent: 4 - action })).reverse()
    expect(inOrderOfKeys({ ...view, arranging: { ...view.arranging!, ways } }, legal).map((choice) => choice.text)).toEqual(['hire 3', 'hire 0'])
    const fresh = offered('use it', 'save it')
    expect(inOrderOfKeys(viewOf(ensemble, 'fresh'), fresh)).toEqual(fresh)
  })
})

describe('a performance', () => {
  it('is what was laid open between two views, and nothing when one steps back', () => {
    const before = viewOf(ensemble, 'rich')
    const card = before.hand[0]!.card
    const after = { ...before, players: before.players.map((player, seat) => (seat === 2 ? { ...player, performed: [card, ...player.performed] } : player)) }
    expect(performedSince(before, after)).toEqual({ card, seat: 2 })
    expect(performedSince(after, before)).toBeUndefined()
  })

  it('has a theme only where the box names one that is written down', () => {
    for (const box of [SMALL, LARGE]) for (const sheet of Object.values(box.sheets)) if (sheet.theme) expect(themes[sheet.theme]?.abc, sheet.title).toBeTruthy()
    expect(Object.keys(themes).length).toBeGreaterThanOrEqual(40)
  })
})

describe('engraving', () => {
  it('sets the opening of every theme, no wider than asked once the first bar is there', () => {
    for (const [name, { abc }] of Object.entries(themes)) {
      const made = engrave(abc, 470)
      const paths = [made.staff, made.lines, made.solids, made.open].join(' ')
      expect(paths, name).not.toMatch(/NaN|undefined|Infinity/)
      expect(made.width, name).toBeGreaterThan(100)
      expect(made.height, name).toBeLessThan(160)
      expect(readAbc(abc).notes.length, name).toBeGreaterThan(3)
    }
  })

  it('draws what is written: a head each, open for halves, signs of the key and of a note', () => {
    const heads = (path: string): number => path.split('a4.9').length - 1
    const made = engrave('M:4/4\nL:1/4\nK:D\nF2 ^G A | ')
    expect([heads(made.open) / 2, heads(made.solids) / 2]).toEqual([1, 2])
    expect(made.lines.split('m-2 -9v18').length - 1, 'two sharps of the key, one of a note').toBe(3)
    expect(made.words.filter((word) => word.kind === 'meter').map((word) => word.text)).toEqual(['4', '4'])
    expect(engrave('M:3/4\nL:1/8\nK:C\n(3abc |').words.some((word) => word.kind === 'triplet')).toBe(true)
  })
})
