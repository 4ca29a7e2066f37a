/** A shape for each seat, in a box of 40 by 40: colours are never told apart by colour alone. */
export const SEAT_SHAPES = [
  'M20 2a18 18 0 1 1 0 36a18 18 0 0 1 0 -36Z',
  'M7 3h26a4 4 0 0 1 4 4v26a4 4 0 0 1 -4 4h-26a4 4 0 0 1 -4 -4v-26a4 4 0 0 1 4 -4Z',
  'M20 1L37.5 20L20 39L2.5 20Z',
  'M20 2L36 8V22C36 31 28 36 20 39C12 36 4 31 4 22V8Z',
  'M11 3H29L38 20L29 37H11L2 20Z',
  'M20 1L26 7H34V15L39 20L34 25V33H26L20 39L14 33H6V25L1 20L6 15V7H14Z',
] as const

export const seatShape = (seat: number): string => SEAT_SHAPES[seat % SEAT_SHAPES.length]!
