import { describe, expect, it } from 'vitest'
import symphonimo from '../../../fixtures/symphonimo.json'
import turandot from '../../../fixtures/turandot.json'
import { type Shape, shapeOf } from './shape'

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

  it('finds a place for everything in every fixture', () => {
    const names = (shape: Shape): string[] =>
      shape.kind === 'group' ? shape.fields.flatMap((field) => [field.name, ...names(field.shape)]) : shape.kind === 'list' ? shape.items.flatMap(names) : []
    for (const moment of [...symphonimo, ...turandot]) {
      const view = moment.mine.view as Record<string, unknown>
      expect(names(shapeOf(view, moment.names.length))).toEqual(expect.arrayContaining(Object.keys(view)))
    }
  })
})
