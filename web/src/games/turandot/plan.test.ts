import { describe, expect, it } from 'vitest'
import { blankPlan, isWhole, put, waiting } from './plan'

describe('a casting on paper', () => {
  const troupe = ['ada', 'bo', 'cy']

  it('begins with what is already cast', () => {
    expect(blankPlan(3, ['bo'])).toEqual(['bo', null, null])
  })

  it('puts singers in roles, and swaps when a role is taken', () => {
    let plan = put(blankPlan(3, []), 'ada', 0)
    plan = put(plan, 'bo', 1)
    expect(put(plan, 'ada', 1)).toEqual(['bo', 'ada', null])
  })

  it('sends whoever was there back to the wings when the newcomer had no role', () => {
    const plan = put(put(blankPlan(3, []), 'ada', 0), 'bo', 0)
    expect(plan).toEqual(['bo', null, null])
    expect(waiting(plan, troupe)).toEqual(['ada', 'cy'])
    expect(isWhole(plan)).toBe(false)
    expect(isWhole(['a', 'b'])).toBe(true)
  })
})
