import { describe, expect, it } from 'vitest'
import type { ComparedTable, Comparison } from '../../protocol'
import { resultsOf, seatingOf } from './seating'

const table = (id: string, scores: number[] | null): ComparedTable => ({ id, status: scores ? 'over' : 'abandoned', seats: [], outcome: scores ? { reason: 'points', scores, places: [1, 2] } : null })
const comparison = (tables: ComparedTable[], best: number[]): Comparison => ({ duplicate: 'd', game: 'symphonimo', commitment: '', is_over: true, tables, best })

describe('a duplicate', () => {
  it('seats oneself, other people, then bots', () => {
    expect(seatingOf(4, 1, 'soloist')).toEqual(['me', 'soloist', 'soloist', 'soloist'])
    expect(seatingOf(3, 3, 'soloist')).toEqual(['me', 'open', 'open'])
  })

  it('is compared seat by seat, a table without a result last', () => {
    const results = resultsOf(comparison([table('a', null), table('b', [7, 9]), table('c', [12, 4])], [12, 9]))
    expect(results.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
    expect(results.map(({ isBest }) => isBest)).toEqual([[true, false], [false, true], [false, false]])
    expect(results[2]!.points).toEqual([undefined, undefined])
    expect(results[0]!.table).toBe(3)
  })
})
