/** Where a bubble goes: beside what it speaks of, never over it if there is room anywhere else. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type Side = 'below' | 'above' | 'right' | 'left'

export interface Placed {
  side: Side
  left: number
  top: number
  tail: number // where the tip of the bubble is, along its edge
  isOver: boolean // there was room nowhere else: it lies over the foot of what it speaks of
}

const GAP = 14
const CORNER = 22 // the tail keeps clear of the corners

const within = (wanted: number, from: number, to: number): number => Math.max(from, Math.min(wanted, to))

export function placed(anchor: Box, size: { width: number; height: number }, room: Box): Placed {
  const space: Record<Side, number> = {
    below: room.top + room.height - (anchor.top + anchor.height) - GAP - size.height,
    above: anchor.top - room.top - GAP - size.height,
    right: room.left + room.width - (anchor.left + anchor.width) - GAP - size.width,
    left: anchor.left - room.left - GAP - size.width,
  }
  const sides: readonly Side[] = ['below', 'above', 'right', 'left']
  const free = sides.find((one) => space[one] >= 0)
  const side = free ?? 'below'
  const isUpright = side === 'below' || side === 'above'
  const middle = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 }
  const wanted = isUpright
    ? { left: middle.x - size.width / 2, top: side === 'below' ? anchor.top + anchor.height + GAP : anchor.top - GAP - size.height }
    : { left: side === 'right' ? anchor.left + anchor.width + GAP : anchor.left - GAP - size.width, top: middle.y - size.height / 2 }
  const left = within(wanted.left, room.left, room.left + room.width - size.width)
  const top = within(wanted.top, room.top, room.top + room.height - size.height)
  const tail = isUpright ? within(middle.x - left, CORNER, size.width - CORNER) : within(middle.y - top, CORNER, size.height - CORNER)
  return { side, left, top, tail, isOver: free === undefined }
}
