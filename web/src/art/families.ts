/** The families of musicians. Each has a colour (a token of its name), a pattern and a mark, so that none is told by colour alone. */

export const FAMILIES = [
  'elephant', 'owl', 'fox', 'bear', 'cat', 'frog', 'rabbit', 'rooster', 'mole', 'hedgehog', 'mouse',
] as const

export type Family = (typeof FAMILIES)[number]

export interface Look {
  pattern: string // a 12 by 12 tile
  mark: string // a sign in a box of 20 by 20
}

const line = (d: string, width = 1.6): string => `<path d="${d}" stroke-width="${width}" fill="none"/>`
const solid = (d: string): string => `<path d="${d}" stroke="none" fill="currentColor"/>`

export const LOOKS: Record<Family, Look> = {
  elephant: {
    pattern: '<circle cx="6" cy="6" r="3.4" fill="none" stroke-width="1.5"/>',
    mark: '<circle cx="10" cy="10" r="5.6" fill="none" stroke="currentColor" stroke-width="4"/>',
  },
  owl: {
    pattern: line('M0 3 q3 5 6 0 q3 5 6 0 M-3 9 q3 5 6 0 q3 5 6 0 q3 5 6 0'),
    mark: solid('M13 2 a8.2 8.2 0 1 0 4.6 12.4 a6.6 6.6 0 1 1 -4.6 -12.4z'),
  },
  fox: {
    pattern: line('M-3 9 L9 -3 M3 15 L15 3', 2),
    mark: solid('M10 2 L18.5 17.5 H1.5z'),
  },
  bear: {
    pattern: '<path d="M0 0h6v6H0z M6 6h6v6H6z" stroke="none" class="tile"/>',
    mark: solid('M2.5 2.5 H17.5 V17.5 H2.5z'),
  },
  cat: {
    pattern: line('M0 3 q3 -4 6 0 t6 0 M0 9 q3 -4 6 0 t6 0'),
    mark: '<path d="M1.5 12.5 q4.2 -9 8.5 -2.5 t8.5 -2.5" fill="none" stroke="currentColor" stroke-width="4.4" stroke-linecap="round"/>',
  },
  frog: {
    pattern: '<circle cx="3" cy="3" r="1.9" stroke="none" class="tile"/><circle cx="9" cy="9" r="1.9" stroke="none" class="tile"/>',
    mark: '<g stroke="none" fill="currentColor"><circle cx="10" cy="5.5" r="3.9"/><circle cx="5" cy="14" r="3.9"/><circle cx="15" cy="14" r="3.9"/></g>',
  },
  rabbit: {
    pattern: line('M3 0 V12 M9 0 V12', 1.9),
    mark: '<g stroke="currentColor" stroke-width="4.6" stroke-linecap="round"><path d="M6 3.5 V16.5"/><path d="M14 3.5 V16.5"/></g>',
  },
  rooster: {
    pattern: line('M0 5 L6 1 L12 5 M0 11 L6 7 L12 11', 1.8),
    mark: '<path d="M2.5 14.5 L10 6 L17.5 14.5" fill="none" stroke="currentColor" stroke-width="4.6" stroke-linejoin="miter"/>',
  },
  mole: {
    pattern: line('M0 6 H12 M6 0 V12', 1.2),
    mark: solid('M10 1 L19 10 L10 19 L1 10z'),
  },
  hedgehog: {
    pattern: line('M3 1 v4 M1 3 h4 M9 7 v4 M7 9 h4', 1.6),
    mark: solid('M7.2 1.5 h5.6 v5.7 h5.7 v5.6 h-5.7 v5.7 h-5.6 v-5.7 h-5.7 v-5.6 h5.7z'),
  },
  mouse: {
    pattern: '<path d="M3 1 l2.5 4 h-5z M9 7 l2.5 4 h-5z" stroke="none" class="tile"/>',
    mark: solid('M5.5 2.2 h9 l4.5 7.8 l-4.5 7.8 h-9 l-4.5 -7.8z'),
  },
}
