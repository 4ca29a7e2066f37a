import { describe, expect, it } from 'vitest'
import { placed } from './placing'

const room = { left: 8, top: 8, width: 384, height: 700 }
const size = { width: 300, height: 120 }

describe('where a bubble goes', () => {
  it('below what it speaks of, with its tail under the middle', () => {
    const found = placed({ left: 150, top: 100, width: 100, height: 60 }, size, room)
    expect(found).toMatchObject({ side: 'below', left: 50, top: 174, tail: 150 })
  })

  it('above, where there is no room below', () => {
    expect(placed({ left: 150, top: 600, width: 100, height: 60 }, size, room)).toMatchObject({ side: 'above', top: 466 })
  })

  it('beside, where it is neither above nor below', () => {
    const wide = { left: 0, top: 0, width: 1400, height: 500 }
    expect(placed({ left: 100, top: 20, width: 200, height: 460 }, size, wide)).toMatchObject({ side: 'right', left: 314 })
    expect(placed({ left: 1100, top: 20, width: 250, height: 460 }, size, wide)).toMatchObject({ side: 'left', left: 786 })
  })

  it('never leaves the screen, and its tail still points there', () => {
    const found = placed({ left: 10, top: 100, width: 30, height: 30 }, size, room)
    expect(found).toMatchObject({ left: 8, tail: 22 })
    const whole = placed({ left: 0, top: 0, width: 400, height: 2000 }, size, room)
    expect(whole).toMatchObject({ top: 708 - size.height, isOver: true })
  })
})
