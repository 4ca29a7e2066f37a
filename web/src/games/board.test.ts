import { describe, expect, it } from 'vitest'
import type { Choice } from '../protocol'
import { choiceFor, choiceOfKey, keyOf, keysOf } from './board'

const choices = (...texts: string[]): Choice[] => texts.map((text, action) => ({ action, text, message: { key: text, args: {} }, reveals: false }))

describe('keys of choices', () => {
  it('are the numbers that the choices have', () => {
    expect(keysOf(choices('draw', 'take 1', 'take 3'))).toEqual(['0', '1', '3'])
    expect(keysOf(choices('place 2', 'place 4'))).toEqual(['2', '4'])
    expect(keysOf(choices('name 0', 'name 2'))).toEqual(['0', '2'])
  })

  it('are counted where there are no numbers, or too few', () => {
    expect(keysOf(choices('choose fox', 'choose owl', 'decline'))).toEqual(['1', '2', '3'])
    expect(keysOf(choices('pass', 'name 0'))).toEqual(['1', '2'])
    expect(keysOf(choices('hire 3', 'hire 0'))).toEqual(['1', '2'])
  })

  it('run out after ten', () => {
    expect(keysOf(choices(...'abcdefghijkl')).slice(8)).toEqual(['9', '0', '', ''])
  })

  it('lead back to the choice, but not with a modifier or an empty key', () => {
    const legal = choices('draw', 'take 1')
    const press = (key: string, more = {}): KeyboardEvent => ({ key, target: null, ...more }) as KeyboardEvent
    expect(choiceOfKey(legal, press('1'))?.text).toBe('take 1')
    expect(choiceOfKey(legal, press('1', { ctrlKey: true }))).toBeUndefined()
    expect(choiceOfKey(legal, press('x'))).toBeUndefined()
    expect(keyOf(legal, choiceFor(legal, 'draw')!)).toBe('0')
  })
})
