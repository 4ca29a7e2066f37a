import { describe, expect, it } from 'vitest'
import ensemble from '../../fixtures/ensemble.json'
import maestro from '../../fixtures/maestro.json'
import symphonimo from '../../fixtures/symphonimo.json'
import symphony from '../../fixtures/symphony.json'
import turandot from '../../fixtures/turandot.json'
import { Course, type Lesson, type Moment } from '../learn/lesson'
import { smallest } from '../learn/help'
import type { Choice, EnsembleView, MaestroView, SymphonimoView, SymphonyView, TurandotView } from '../protocol'
import { wordsOf, type Words } from '../words/context'
import { LANGUAGES } from '../words/phrasebook'
import { bookOf, keys, read } from '../words/reading'
import { BOX as CHAMBER } from './ensemble/box'
import { explain as explainChamber } from './ensemble/help'
import { lesson as chamber } from './ensemble/lesson'
import { BOX as HALL } from './maestro/box'
import { explain as explainHall } from './maestro/help'
import { lesson as hall } from './maestro/lesson'
import { explain as explainSong } from './symphonimo/help'
import { lesson as song } from './symphonimo/lesson'
import { lesson as concert } from './symphony/lesson'
import { explain as explainOpera } from './turandot/help'
import { lesson as opera } from './turandot/lesson'

/** Words that complain about a phrase which is in no file. */
function strict(language: (typeof LANGUAGES)[number], game: string): Words {
  const words = wordsOf(() => bookOf(language, game))
  return new Proxy(words, {
    apply: (target, _, [key, args]: [string, never]) => {
      if (!target.has(key)) throw new Error(`no phrase ${key}`)
      return target(key, args)
    },
  })
}

const momentOf = <View>(all: readonly { name: string; names: string[]; mine: unknown }[], name: string): Moment<View> => {
  const found = all.find((one) => one.name === name)!
  const mine = found.mine as { view: View; legal: Choice[]; seat: number }
  return { view: mine.view, legal: mine.legal, seat: mine.seat, names: found.names }
}

describe('help on what lies there', () => {
  it('has all its words in every language, for every family and conductor', () => {
    for (const language of LANGUAGES)
      for (const one of symphonimo) {
        const words = strict(language, 'symphonimo')
        const view = one.mine.view as unknown as SymphonimoView
        const things = ['pile', ...view.row.map((place) => `conductor.${place.conductor}`), ...Object.keys(view.unseen).flatMap((family) => [`family.${family}`, `word.${family}`, `chair.0.${family}`])]
        for (const what of things)
          for (const seat of [one.mine.seat, null]) {
            const help = explainSong(words, what, view, seat)
            expect(help?.lines.length, what).toBeGreaterThan(0)
            expect([help!.title, ...help!.lines].join(' ')).not.toMatch(/undefined|null|\{/)
          }
      }
  })

  it('has all its words for everything in an opera house', () => {
    for (const language of LANGUAGES)
      for (const one of turandot) {
        const words = strict(language, 'turandot')
        const view = one.mine.view as unknown as TurandotView
        const cards = [...view.row, ...view.directors].filter((card) => card !== null)
        for (const what of [...cards.map((card) => `word.${card}`), 'role.liu', 'number.1', 'money', 'bluff', 'puccini', 'helpers', 'stage']) {
          const help = explainOpera(words, what, view, 0)
          expect(help?.lines.length, what).toBeGreaterThan(0)
        }
      }
  })

  it('has all its words for every card of a concert', () => {
    const things = ['money', 'maestro', 'staff', 'pile.sheets', 'pile.chances', 'seat.1']
    const of = (box: typeof CHAMBER): string[] => [...things, ...Object.keys(box.prices).map((place) => `place.${place}`), ...Object.keys(box.sheets).map((card) => `piece.${card}`), ...Object.keys(box.chance).map((card) => `chance.${card}`)]
    for (const language of LANGUAGES) {
      const [small, large] = [strict(language, 'ensemble'), strict(language, 'maestro')]
      const view = momentOf<EnsembleView>(ensemble, 'rich').view
      const rich = momentOf<MaestroView>(maestro, 'rich').view
      const bonus = rich.scores.flatMap((score) => score.bonus ?? []).map(({ card }) => `bonus.${card}`)
      const helps = [...of(CHAMBER).map((what) => [what, explainChamber(small, what, view, 0)] as const), ...[...of(HALL), ...bonus, 'score'].map((what) => [what, explainHall(large, what, rich, 0)] as const)]
      for (const [what, help] of helps) {
        expect(help?.lines.length, what).toBeGreaterThan(0)
        expect([help!.title, help!.about ?? '', ...help!.lines].join(' '), what).not.toMatch(/undefined|null|\{|NaN/)
      }
    }
  })

  it('takes its figures from the box', () => {
    const view = momentOf<SymphonimoView>(symphonimo, 'rich-row').view
    const help = explainSong(wordsOf(() => bookOf('en', 'symphonimo')), 'family.cat', view, 1)
    expect(help?.lines.slice(0, 4)).toEqual(['A family of 7 cards.', 'Exactly one of them in an orchestra: 1 point.', 'Exactly 4 of them in an orchestra: 5 points.', 'Any other number: nothing.'])
    expect(explainSong(wordsOf(() => bookOf('en', 'symphonimo')), 'family.elephant', view, 1)?.lines.join(' '), 'three make no quartet').not.toMatch(/Exactly 4/)
    const singer = explainOpera(wordsOf(() => bookOf('en', 'turandot')), 'singer.anselm', momentOf<TurandotView>(turandot, 'opening').view, 0)
    expect(singer?.lines).toEqual(['Classical, man.', 'Stars are points: 1.', 'In the favourite role, Calaf: +1.', 'As Turandot and Liù, a role of the other sex: −1.'])
  })

  it('is about the smallest thing under the pointer', () => {
    const box = (width: number) => ({ width, getBoundingClientRect: () => ({ width, height: 10 }) })
    expect(smallest([box(200), box(40), box(90)])?.width).toBe(40)
    expect(smallest([])).toBeUndefined()
  })
})

describe('lessons', () => {
  const LESSONS: Record<string, Lesson<never>> = { symphonimo: song as Lesson<never>, turandot: opera as Lesson<never>, ensemble: chamber as Lesson<never>, maestro: hall as Lesson<never>, symphony: concert as Lesson<never> }

  it('have words for every tip in every language, and none that are never told', () => {
    for (const [game, lesson] of Object.entries(LESSONS)) {
      const told = lesson.tips.map((tip) => `lesson-${game}-${tip.name}`)
      for (const language of LANGUAGES) expect(keys(read(`../games/${game}/words/${language}.ftl`)).filter((key) => key.startsWith('lesson-')).sort()).toEqual(told.sort())
    }
  })

  /** Every tip that fits a moment, in the order it is told. */
  function toldAt<View>(lesson: Lesson<View>, moment: Moment<View>): string[] {
    const course = new Course(lesson.tips)
    const names: string[] = []
    for (let tip = course.look(moment, () => true); tip; tip = course.look(moment, () => true)) {
      names.push(tip.name)
      course.next()
    }
    return names
  }

  it('speak of drawing and placing when that is offered', () => {
    expect(toldAt(song, momentOf<SymphonimoView>(symphonimo, 'rich-row'))).toEqual(expect.arrayContaining(['welcome', 'conductors', 'draw', 'take']))
    expect(toldAt(song, momentOf<SymphonimoView>(symphonimo, 'placing'))).toContain('place')
    expect(toldAt(song, momentOf<SymphonimoView>(symphonimo, 'placing'))).not.toContain('draw')
    expect(toldAt(song, momentOf<SymphonimoView>(symphonimo, 'over'))).toEqual(['over'])
  })

  it('speak of bids, stand-ins, directors and the casting when those are asked for', () => {
    const at = (name: string): string[] => toldAt(opera, momentOf<TurandotView>(turandot, name))
    expect(at('opening')).toEqual(expect.arrayContaining(['welcome', 'card', 'hand', 'number']))
    expect(at('begun')).toContain('purse')
    expect(at('stand-ins')).toContain('give')
    expect(at('removing')).toContain('remove')
    expect(at('casting')).toEqual(expect.arrayContaining(['casting', 'best']))
    expect(at('over')).toContain('over')
  })

  it('speak of buying, performing, chance and answers when those come', () => {
    const at = (name: string): string[] => toldAt(chamber, momentOf<EnsembleView>(ensemble, name))
    expect(at('rich')).toEqual(expect.arrayContaining(['welcome', 'hand', 'orchestra', 'perform']))
    expect(at('hiring')).toContain('hiring')
    expect(at('fresh')).toContain('fresh')
    expect(at('lucky')).toContain('reacting')
    expect(at('over')).toEqual(['over'])
    expect(toldAt(hall, momentOf<MaestroView>(maestro, 'dealt'))).toContain('dealt')
    const words = strict('fr', 'ensemble')
    for (const { name } of ensemble) {
      const moment = momentOf<EnsembleView>(ensemble, name)
      for (const tip of chamber.tips.filter((one) => one.when(moment))) expect(words(`lesson-ensemble-${tip.name}`, tip.args?.(moment, words))).not.toMatch(/undefined|\{/)
    }
  })

  it('speak of the score, of chains and of the end when those come', () => {
    const at = (name: string): string[] => toldAt(concert, momentOf<SymphonyView>(symphony, name))
    expect(at('play')).toEqual(expect.arrayContaining(['welcome', 'now', 'score', 'first', 'order']))
    expect(at('covering')).toContain('covers')
    expect(at('chain')).toContain('chain')
    expect(at('over')).toEqual(['over'])
    const words = strict('fr', 'symphony')
    for (const { name } of symphony) {
      const moment = momentOf<SymphonyView>(symphony, name)
      for (const tip of concert.tips.filter((one) => one.when(moment))) expect(words(`lesson-symphony-${tip.name}`, tip.args?.(moment, words))).not.toMatch(/undefined|\{/)
    }
  })

  it('fill every gap in their words', () => {
    const words = strict('fr', 'turandot')
    const moment = momentOf<TurandotView>(turandot, 'opening')
    for (const tip of opera.tips.filter((one) => one.when(moment))) expect(words(`lesson-turandot-${tip.name}`, tip.args?.(moment, words))).not.toMatch(/undefined|\{/)
  })
})
