import { describe, expect, it } from 'vitest'
import { track } from './pieces'

const ids = (laid: ReturnType<typeof track>, zone: string) => laid[zone]!.map((piece) => piece.id)

describe('track', () => {
  it('names everything once', () => {
    const laid = track({}, { row: ['fox', 'fox', 'owl'], hand: ['fox'] })
    expect(ids(laid, 'row')).toEqual(['fox.1', 'fox.2', 'owl.1'])
    expect(ids(laid, 'hand')).toEqual(['fox.3'])
  })

  it('keeps the names of what stays, whatever is beside it', () => {
    const before = track({}, { row: ['fox', 'owl'] })
    expect(ids(track(before, { row: ['cat', 'fox', 'owl'] }), 'row')).toEqual(['cat.1', 'fox.1', 'owl.1'])
  })

  it('carries a name from one zone to another', () => {
    const before = track({}, { hand: ['fox'], row: ['owl', 'fox'] })
    const after = track(before, { hand: [], row: ['owl', 'fox', 'fox'] })
    expect(ids(after, 'row')).toEqual(['owl.1', 'fox.2', 'fox.1'])
  })

  it('does not take a card from who kept as many as he had', () => {
    const before = track({}, { a: ['fox'], b: ['fox'] })
    const after = track(before, { a: ['fox'], b: [], c: ['fox'] })
    expect(ids(after, 'a')).toEqual(['fox.1'])
    expect(ids(after, 'c')).toEqual(['fox.2'])
  })

  it('never gives a name of something gone to something new in the same breath', () => {
    const before = track({}, { row: ['fox'] })
    const after = track(before, { row: [], pile: ['owl'], new: ['fox', 'fox'] })
    expect(ids(after, 'new')).toEqual(['fox.1', 'fox.2'])
  })
})
