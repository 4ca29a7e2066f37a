import { describe, expect, it } from 'vitest'
import type { Choice } from '../protocol'
import { Course, type Moment, offers, type Tip, triedBy } from './lesson'

interface View {
  phase: string
  round: number
}

const choice = (action: number, text: string): Choice => ({ action, text, message: { key: 'choice', args: {} }, reveals: false })
const moment = (phase: string, texts: string[], round = 1): Moment<View> => ({
  view: { phase, round }, legal: texts.map((text, i) => choice(i + (phase === 'placing' ? 10 : 0), text)), seat: 0, names: ['Ada', 'Bob'],
})
const TIPS: Tip<View>[] = [
  { name: 'hello', at: 'row', when: () => true },
  { name: 'draw', at: 'pile', when: (now) => offers(now, 'draw'), does: 'draw' },
  { name: 'place', at: 'hand', when: (now) => now.view.phase === 'placing' },
  { name: 'round', at: 'row', when: (now) => now.view.round > 1 },
]
const everywhere = (): boolean => true

describe('a course of tips', () => {
  it('tells one at a time, in order, each once', () => {
    const course = new Course(TIPS)
    const now = moment('turn', ['draw', 'take 1'])
    expect(course.look(now, everywhere)?.name).toBe('hello')
    expect(course.look(now, everywhere)?.name).toBe('hello')
    course.next()
    expect(course.look(now, everywhere)?.name).toBe('draw')
    course.next()
    expect(course.look(now, everywhere)).toBeUndefined()
    expect(course.seen).toEqual(['hello', 'draw'])
  })

  it('goes on when the learner has chosen, and what was not told yet comes when it fits again', () => {
    const course = new Course(TIPS)
    course.look(moment('turn', ['draw']), everywhere)
    expect(course.look(moment('placing', ['place 1', 'place 2']), everywhere)?.name).toBe('place')
    expect(course.look(moment('turn', []), everywhere)).toBeUndefined()
    expect(course.look(moment('turn', ['draw']), everywhere)?.name).toBe('draw')
  })

  it('keeps a tip while the others play on, and until the choice that follows is made', () => {
    const course = new Course(TIPS, ['hello', 'draw'])
    expect(course.look(moment('turn', [], 2), everywhere)?.name).toBe('round')
    expect(course.look(moment('turn', [], 3), everywhere)?.name).toBe('round')
    expect(course.look(moment('turn', ['draw'], 3), everywhere)?.name).toBe('round')
    expect(course.look(moment('turn', [], 3), everywhere)).toBeUndefined()
  })

  it('waits for what it points at', () => {
    const course = new Course(TIPS, ['hello'])
    const now = moment('turn', ['draw'])
    expect(course.look(now, (spot) => spot !== 'pile')).toBeUndefined()
    expect(course.look(now, everywhere)?.name).toBe('draw')
  })

  it('remembers what was told before the page was loaded anew', () => {
    expect(new Course(TIPS, ['hello', 'draw']).look(moment('turn', ['draw']), everywhere)).toBeUndefined()
  })
})

describe('what is worth trying', () => {
  it('is offered only while it is open', () => {
    expect(triedBy(TIPS[1]!, moment('turn', ['draw']))?.text).toBe('draw')
    expect(triedBy(TIPS[1]!, moment('turn', ['take 1']))).toBeUndefined()
    expect(triedBy(TIPS[0]!, moment('turn', ['draw']))).toBeUndefined()
  })

  it('is found by its whole text or by a pattern', () => {
    const now = moment('turn', ['take 2'])
    expect([offers(now, 'take'), offers(now, 'take 2'), offers(now, /^take /)]).toEqual([false, true, true])
  })
})
