import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import protocol from '../../fixtures/protocol.json'
import { after, begun, type Picture } from '../net/picture'
import type { Event, Snapshot } from '../protocol'
import { keys, pagesOf, read, sisterOf } from '../words/reading'
import { readAbc } from './abc'
import { happenings, runsLow } from './happenings'
import { HOUSE } from './house'
import { motif, pitchOf } from './motif'
import { inOrder, voicesOf } from './player'
import { hertz, lengthOf, type Score } from './synth'
import { type Happening, scoreOf, sideOf, type Voices } from './voices'

const GAMES = readdirSync(new URL('../games', import.meta.url)).filter((name) => existsSync(new URL(`../../../podium/games/${name}/box.toml`, import.meta.url)))
const told = (game: string): string[] => [...sisterOf(game), game].flatMap((name) => keys(read(`../../../podium/games/${name}/locale/en.ftl`))).filter((key) => key.startsWith('told-'))
// What is nothing but noise sounds the same at every pitch.
const pitches = (score: Score): string => score.map(({ instrument, notes }) => `${JSON.stringify(instrument)} ${notes.map((note) => `${instrument.partials || instrument.ratios ? note.pitch : ''}@${note.at.toFixed(2)}`).join(' ')}`).join(' | ')

describe('voices', () => {
  for (const game of GAMES) {
    it(`of ${game} say everything that is told there, no two alike`, async () => {
      const voices = await voicesOf(game)
      const heard = new Map<string, string>()
      for (const key of [...told(game), ...Object.keys(HOUSE.cues)]) {
        const score = pitches(scoreOf(voices, { key }))
        expect(score, `${key} is not heard`).not.toBe('')
        expect(heard.get(score), `${key} sounds like another`).toBeUndefined()
        heard.set(score, key)
      }
    })
  }

  it('are there for every family, each with an instrument of its own, and for every role', async () => {
    const families = keys(read('../../../podium/games/symphonimo/locale/en.ftl')).filter((key) => /^family-\w+$/.test(key))
    const { cast } = await voicesOf('symphonimo')
    expect(Object.keys(cast).sort()).toEqual(families.sort())
    expect(new Set(Object.values(cast).map((voice) => voice.instrument)).size).toBe(families.length)
    const roles = keys(read('../../../podium/games/turandot/locale/en.ftl')).filter((key) => /^role-[a-z]+$/.test(key))
    const opera = (await voicesOf('turandot')).cast
    expect(roles.length).toBe(6)
    expect(new Set(roles.map((role) => JSON.stringify(opera[role]))).size).toBe(6)
    for (const singer of keys(read('../../../podium/games/turandot/locale/en.ftl')).filter((key) => /^singer-(?!.*-about$)/.test(key))) expect(opera[singer], singer).toBeDefined()
  })

  it('have a name on the style page', async () => {
    const known = new Set(pagesOf('en').flatMap(keys))
    for (const game of GAMES) for (const key of Object.keys((await voicesOf(game)).cues)) expect(known, key).toContain(`cue-${key}`)
  })

  it('are those of whoever is named, and of a game without any, the house’s', async () => {
    const voices = await voicesOf('symphonimo')
    const drawn = (family: string): Happening => ({ key: 'told-draw', args: { player: { type: 'seat', seat: 0 }, card: { type: 'word', key: family } } })
    expect(pitches(scoreOf(voices, drawn('family-fox')))).not.toBe(pitches(scoreOf(voices, drawn('family-bear'))))
    const taken: Happening = { key: 'told-take', args: { cards: [{ type: 'word', key: 'family-fox' }, { type: 'word', key: 'family-owl' }] } }
    expect(scoreOf(voices, taken)).toHaveLength(3)
    expect(scoreOf(await voicesOf('chess'), { key: 'told-draw' })).toEqual([])
    expect(scoreOf(await voicesOf('chess'), { key: 'turn' })).toHaveLength(1)
  })

  it('come from where one sits', () => {
    expect(sideOf(2, 2, 4)).toBe(0)
    expect([3, 0, 1].map((seat) => sideOf(seat, 2, 4))).toEqual([-0.6, 0, 0.6])
    expect(sideOf(undefined, 0, 4)).toBe(0)
  })

  it('speak one after the other, and not for ever', () => {
    const one: Score = scoreOf(HOUSE as Voices, { key: 'turn' })
    const placed = inOrder([one, [], one, ...Array<Score>(40).fill(one)])
    const starts = placed.map((score) => score[0]!.notes[0]!.at)
    expect(starts[1]).toBeGreaterThan(0.3)
    expect(Math.max(...starts)).toBeLessThan(4)
    expect(lengthOf(one)).toBeGreaterThan(0.39)
  })
})

describe('happenings', () => {
  const example = <T>(type: string): T => protocol.find((one) => one.type === type) as unknown as T
  const snapshot = example<Snapshot>('snapshot')
  const start = begun({ ...snapshot, choices: [], table: { ...snapshot.table, offers: [] } }, 0)
  const event = (changes: Partial<Event>): Event => ({ type: 'event', number: start.number + 1, at: 0, what: 'played', ...changes })
  const between = (changes: Partial<Event>, from: Picture = start): string[] => happenings(from, after(from, event(changes))).map(({ key }) => key)

  it('are what was told, then the turn', () => {
    const choices = snapshot.choices
    expect(between({ story: [{ key: 'told-draw', args: {} }], view: snapshot.view, choices })).toEqual(['told-draw', 'turn'])
    const asked = { ...start, choices }
    expect(between({ story: [{ key: 'told-place', args: {} }], view: snapshot.view, choices }, asked)).toEqual(['told-place'])
  })

  it('are the end, by who won', () => {
    const over = (places: number[]): Partial<Event> => ({ table: { ...start.table, status: 'over', outcome: { reason: 'points', scores: [1, 2], places } } })
    expect(between(over([1, 2]))).toEqual(['won'])
    expect(between(over([2, 1]))).toEqual(['lost'])
    expect(between(over([2, 1]), { ...start, seat: null })).toEqual(['over'])
  })

  it('are what is asked and said by others, and what is taken back', () => {
    const line = { number: 9, at: 0, person: 'x', name: 'Bob', seat: 1, text: 'hm' }
    expect(between({ what: 'said', line })).toEqual(['said'])
    expect(between({ what: 'said', line: { ...line, seat: 0 } })).toEqual([])
    expect(between({ what: 'said', line }, { ...start, muted: ['x'] })).toEqual([])
    expect(between({ what: 'asked', table: { ...start.table, offers: [{ what: 'undo', seat: 1, agreed: [1], waiting: [0] }] } })).toEqual(['asked'])
    expect(between({ what: 'undone', view: snapshot.view })).toEqual(['undone'])
  })

  it('are nothing to whoever comes back', () => {
    expect(happenings(undefined, start)).toEqual([])
    expect(happenings(start, begun({ ...snapshot, number: 99 }, 0))).toEqual([])
    expect(happenings(start, start)).toEqual([])
  })

  it('tell that one’s own clock runs low, once a mark', () => {
    const picture = { ...start, turn: { to_act: [0], clocks: [{ left: 30, since: 100 }, { left: 30, since: null }] } }
    expect([[100, 110], [119.9, 120.1], [120.1, 120.6], [124.9, 125]].map(([then, now]) => runsLow(picture, then!, now!))).toEqual([false, true, false, true])
    expect(runsLow({ ...picture, seat: 1 }, 119, 121)).toBe(false)
  })
})

describe('notation', () => {
  it('has pitches and beats', () => {
    expect(hertz(pitchOf('A4'))).toBe(440)
    expect([pitchOf('C4'), pitchOf('Bb3'), pitchOf('F#5')]).toEqual([60, 58, 78])
    expect(() => pitchOf('H4')).toThrow(/no pitch/)
    const notes = motif('0 4+7 _ . 12', 60, 0.5)
    expect(notes.map(({ pitch, at, length }) => [pitch, at, length])).toEqual([[60, 0, 0.5], [64, 0.5, 1], [67, 0.5, 1], [72, 2, 0.5]])
    expect(() => motif('0 x', 60, 1)).toThrow(/no beat/)
  })

  it('reads tunes in ABC', () => {
    const tune = readAbc('X:1\nT:A test\nM:4/4\nL:1/8\nQ:1/4=120\nK:G\nGA "D7"Bc d2 f,2|z2 (3efg [GBd]2 ^c=c|G4-G4|]')
    expect(tune.notes.slice(0, 6).map(({ pitch }) => pitch)).toEqual([67, 69, 71, 72, 74, 66])
    expect(tune.notes[1]).toMatchObject({ at: 0.25, length: 0.25 })
    const triplet = tune.notes.slice(6, 9)
    expect(triplet.map(({ pitch }) => pitch)).toEqual([76, 78, 79])
    expect(triplet[0]!.length).toBeCloseTo(1 / 6)
    for (const { at, length } of tune.notes.slice(9, 12)) expect([at.toFixed(3), length]).toEqual(['3.000', 0.5])
    expect(tune.notes.slice(12, 14).map(({ pitch }) => pitch)).toEqual([73, 72])
    expect(tune.notes[14]).toMatchObject({ pitch: 67, length: 2 })
    expect(tune.notes).toHaveLength(15)
    expect(tune.beats).toBeCloseTo(12)
    expect(readAbc('L:1/4\nK:Dm\n|:D B:|').notes.map(({ pitch }) => pitch)).toEqual([62, 70, 62, 70])
  })
})
