/** Faces: shapes of heads, and what is in them. Drawn in a box of 100 by 100 around (50, 47). */

export const INK = '#2b2130'

const path = (d: string, rest = 'fill="none"'): string => `<path d="${d}" ${rest}/>`
const solid = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`
const both = (x1: number, x2: number, draw: (x: number, side: -1 | 1) => string): string => draw(x1, -1) + draw(x2, 1)

export const SHAPES = {
  oval: 'M50 20C66 20 72 32 71 46C70 62 62 75 50 75C38 75 30 62 29 46C28 32 34 20 50 20Z',
  round: 'M50 21C68 21 76 34 75 49C74 65 64 74 50 74C36 74 26 65 25 49C24 34 32 21 50 21Z',
  long: 'M50 15C64 15 69 28 68 44C68 62 60 79 50 79C40 79 32 62 32 44C31 28 36 15 50 15Z',
  square: 'M30 35C30 23 40 18 50 18C60 18 70 23 70 35L71 58C69 68 62 75 50 75C38 75 31 68 29 58Z',
  heart: 'M50 20C66 16 75 30 72 44C70 58 60 72 50 78C40 72 30 58 28 44C25 30 34 16 50 20Z',
  pear: 'M50 20C62 20 66 30 67 40C77 52 74 75 50 76C26 75 23 52 33 40C34 30 38 20 50 20Z',
} as const

/** Where the cheeks end, for ears and hair. */
export const HALF = { oval: 21, round: 25, long: 18, square: 20.5, heart: 22, pear: 19 } as const

const dot = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.15}" fill="${INK}" stroke="none"/><circle cx="${x + r * 0.35}" cy="${y - r * 0.4}" r="${r * 0.36}" fill="#fff" stroke="none"/>`

export const EYES = {
  dots: () => both(41, 59, (x) => dot(x, 45, 2.7)),
  wide: (iris: string) =>
    both(40.5, 59.5, (x) => `<ellipse cx="${x}" cy="45" rx="5" ry="5.6" fill="#fff" stroke-width="1.8"/><circle cx="${x}" cy="45.6" r="3.2" fill="${iris}" stroke="none"/>${dot(x, 45.6, 1.8)}`),
  rapt: () => both(40.5, 59.5, (x) => path(`M${x - 4.6} 45q4.6 4.6 9.2 0`)),
  bliss: () => both(40.5, 59.5, (x) => path(`M${x - 4.6} 47q4.6 -5 9.2 0`)),
  lashes: (iris: string) =>
    both(40.5, 59.5, (x, side) => `<path d="M${x - 5} 46q5 -6.6 10 0q-5 4.6 -10 0Z" fill="#fff" stroke-width="1.8"/><circle cx="${x}" cy="45.4" r="2.6" fill="${iris}" stroke="none"/>${dot(x, 45.4, 1.5)}${path(`M${x + side * 4.4} 44.6l${side * 3} -2.6M${x + side * 2.4} 42.4l${side * 2} -3`, 'fill="none" stroke-width="1.8"')}`),
  demure: () => both(40.5, 59.5, (x, side) => path(`M${x - 4.6} 45q4.6 4.6 9.2 0M${x + side * 4} 46.6l${side * 2.4} 2.4M${x + side * 1.4} 48l${side} 2.8`)),
  sly: (iris: string) =>
    both(40.5, 59.5, (x) => `<path d="M${x - 5} 44h10q-1 5.6 -5 5.6t-5 -5.6Z" fill="#fff" stroke-width="1.8"/><circle cx="${x + 1}" cy="46" r="2.3" fill="${iris}" stroke="none"/>${dot(x + 1, 46, 1.4)}${path(`M${x - 5.6} 43.8h11.2`, 'stroke-width="2.6"')}`),
  wink: () => dot(41, 45, 2.8) + path('M55 46q4.6 -4.6 9.2 0'),
  stare: () =>
    both(40.5, 59.5, (x) => `<circle cx="${x}" cy="45" r="5.6" fill="#fff" stroke-width="1.8"/><circle cx="${x}" cy="45" r="1.5" fill="${INK}" stroke="none"/>`),
  kohl: (iris: string) =>
    both(40.5, 59.5, (x, side) => `${flat(`M${x - 6} 46q6 -9 12 -1l${side * 3} -2q-4 9 -9 8t-6 -5Z`, INK)}<ellipse cx="${x}" cy="45.8" rx="4" ry="3.2" fill="#fff" stroke="none"/><circle cx="${x}" cy="45.8" r="2.2" fill="${iris}" stroke="none"/>${dot(x, 45.8, 1.2)}`),
} as const

export const BROWS = {
  none: () => '',
  arched: (c: string) => both(40, 60, (x, side) => path(`M${x - 5} ${side < 0 ? 38 : 36.5}q5 -5 10 ${side < 0 ? -1.5 : 1.5}`, `fill="none" stroke="${c}"`)),
  high: (c: string) => both(40, 60, (x) => path(`M${x - 5} 35q5 -6 10 0`, `fill="none" stroke="${c}"`)),
  flat: (c: string) => both(40, 60, (x) => path(`M${x - 5.5} 38h11`, `fill="none" stroke="${c}" stroke-width="3.2"`)),
  angry: (c: string) => both(40, 60, (x, side) => path(`M${x + side * 6} 35.5L${x - side * 4} 40`, `fill="none" stroke="${c}" stroke-width="3"`)),
  worried: (c: string) => both(40, 60, (x, side) => path(`M${x + side * 5.5} 39.5Q${x} 36 ${x - side * 4} 35`, `fill="none" stroke="${c}"`)),
  bushy: (c: string) => both(40, 60, (x, side) => solid(`M${x - 7} 39q2 -6 8 -5.5q5 0 6 4q-4 -1.5 -6 0q-4 -1 -8 1.5Z`, c).replace('<path', `<path stroke-width="1.6" transform="${side > 0 ? `translate(${2 * x} 0) scale(-1 1)` : ''}"`)),
  thin: (c: string) => both(40, 60, (x, side) => path(`M${x - side * 5} 38.5Q${x + side} 33 ${x + side * 6.5} 37`, `fill="none" stroke="${c}" stroke-width="1.8"`)),
} as const

export const NOSES = {
  button: () => path('M46.5 54.5q3.5 3.5 7 0'),
  long: () => path('M51 43C52 50 55 55 54 57.5C53 60 48.5 59.5 47 57.5'),
  hook: () => path('M49 42C55 45 58 52 56 56.5C54 59 50 58.5 48 57'),
  bulb: (deep: string) => `<ellipse cx="50" cy="54" rx="6.2" ry="5" fill="${deep}"/>` + '<ellipse cx="48" cy="52.3" rx="1.8" ry="1.2" fill="#fff" opacity=".6" stroke="none"/>',
  snub: () => path('M47 52q-2 4 1 4.5M53 52q2 4 -1 4.5'),
  broad: () => path('M43.5 55q1.5 4 6.5 2.5q5 1.5 6.5 -2.5'),
  fine: () => path('M50 46V54.5q-1 2 -3 1.5', 'fill="none" stroke-width="2"'),
  clown: () => '<circle cx="50" cy="54" r="6" fill="#d8322f"/><circle cx="48" cy="52" r="1.6" fill="#fff" stroke="none"/>',
} as const

const open = (d: string, tongue: string, teeth: string): string =>
  solid(d, '#6d1226') + flat(tongue, '#e5737a') + (teeth ? flat(teeth, '#fff') : '') + path(d)

export const MOUTHS = {
  sing: () => open('M43 61q7 -3 14 0q1 12 -7 12t-7 -12Z', 'M45.5 69q4.5 -4 9 0q-2 3.5 -4.5 3.5t-4.5 -3.5Z', 'M44.5 61.8q5.5 -2 11 0l-.6 2.4h-9.8Z'),
  belt: () => open('M38 60q12 -4 24 0q0 14 -12 14.5t-12 -14.5Z', 'M42 69.5q8 -5 16 0q-4 4.5 -8 4.5t-8 -4.5Z', 'M39.5 60.8q10.5 -3 21 0l-1 3.2h-19Z'),
  oh: () => open('M50 60c5 0 6 3 6 6.5s-2 6.5 -6 6.5s-6 -3 -6 -6.5s1 -6.5 6 -6.5Z', 'M46 69.5q4 -3 8 0q-1.5 3 -4 3t-4 -3Z', ''),
  hum: () => path('M43 65q7 5 14 0'),
  grin: () => solid('M39 61q11 5 22 0q-2 10 -11 10t-11 -10Z', '#fff') + path('M40 64.5q10 4.5 20 0', 'fill="none" stroke-width="1.5"'),
  laugh: () => open('M38 59.5q12 4 24 0q-1 14 -12 14.5t-12 -14.5Z', 'M42 70q8 -5 16 0q-4 4 -8 4t-8 -4Z', 'M39 60.6q11 3.6 22 0l-.8 4q-10 2.5 -20.4 0Z'),
  smirk: () => path('M43 66.5q9 2 14 -4.5'),
  grim: () => path('M43 66h14'),
  pout: (_: string, lip: string) => solid('M44 65q3 -4 6 -1.5q3 -2.5 6 1.5q-6 6.5 -12 0Z', lip) + path('M44 65q6 1.5 12 0', 'fill="none" stroke-width="1.5"'),
  lips: (_: string, lip: string) => open('M42 62q4 -5 8 -2q4 -3 8 2q0 12 -8 12t-8 -12Z', 'M45.5 70q4.5 -4 9 0q-2 3.5 -4.5 3.5t-4.5 -3.5Z', 'M44.5 62.5q5.5 -2 11 0l-.6 2.4h-9.8Z').replace('stroke="none"', 'stroke="none"') + path('M42 62q4 -5 8 -2q4 -3 8 2q0 12 -8 12t-8 -12Z', `fill="none" stroke="${lip}" stroke-width="3"`),
  frown: () => path('M43 68q7 -5 14 0'),
  tooth: () => open('M41 61q9 4 18 0q-1 9 -9 9t-9 -9Z', 'M45 68q5 -3 10 0q-2 2 -5 2t-5 -2Z', 'M46 62.5h4.5v4h-4.5Z'),
} as const

export const BEARDS = {
  none: () => '',
  moustache: (c: string) => solid('M50 59.5C46 56.5 40 57.5 37 62C42 64.5 47 64 50 61.8C53 64 58 64.5 63 62C60 57.5 54 56.5 50 59.5Z', c),
  handlebar: (c: string) => solid('M50 60C46 57 39 60 35 62.5C31 64.5 28 62 29 58.5C24 63 28 69 34 68C40 67 47 66 50 62.5C53 66 60 67 66 68C72 69 76 63 71 58.5C72 62 69 64.5 65 62.5C61 60 54 57 50 60Z', c),
  pencil: (c: string) => path('M41 61.5Q46 58 49 60M51 60Q54 58 59 61.5', `fill="none" stroke="${c}" stroke-width="2.6"`),
  walrus: (c: string) => solid('M50 58C42 55 34 61 34 71C39 69 43 70 46 68C48 68 49 67 50 66C51 67 52 68 54 68C57 70 61 69 66 71C66 61 58 55 50 58Z', c),
  goatee: (c: string) => solid('M44 71Q50 68.5 56 71C57 78 53 84 50 85C47 84 43 78 44 71Z', c),
  full: (c: string) => flat('M28 48C28 74 36 88 50 88C64 88 72 74 72 48C69 58 64 60 58 59C54 58 46 58 42 59C36 60 31 58 28 48Z', c) + path('M28 50C29 74 37 88 50 88C63 88 71 74 72 50'),
  bib: (c: string) => solid('M27 46C26 70 30 96 50 98C70 96 74 70 73 46C70 56 65 60 58 59C54 58 46 58 42 59C35 60 30 56 27 46Z', c) + path('M40 78q2 8 5 11M60 78q-2 8 -5 11M50 80v12', 'fill="none" stroke-width="1.5"'),
  stubble: (c: string) => `<path d="M31 58C34 72 42 76 50 76C58 76 66 72 69 58C66 64 60 58 50 58C40 58 34 64 31 58Z" fill="${c}" opacity=".28" stroke="none"/>`,
  mutton: (c: string) => both(29, 71, (x, side) => solid(`M${x} 42C${x - side * -2} 56 ${x} 66 ${x - side * 10} 70C${x - side * 9} 62 ${x - side * 4} 52 ${x - side * 2} 42Z`, c)),
} as const

export const GLASSES = {
  none: '',
  round: '<g fill="#dff0f5" fill-opacity=".45"><circle cx="40.5" cy="45.5" r="7.6"/><circle cx="59.5" cy="45.5" r="7.6"/></g><path d="M48 44.5q2 -2 4 0M33 44l-5 -2M67 44l5 -2" fill="none"/>',
  square: '<g fill="#dff0f5" fill-opacity=".45" stroke-width="2.8"><rect x="32" y="39" width="15.5" height="12" rx="2"/><rect x="52.5" y="39" width="15.5" height="12" rx="2"/></g><path d="M47.5 43.5h5M32 43l-4 -1.5M68 43l4 -1.5" fill="none"/>',
  dark: '<path d="M31 40h17q0 11 -8.5 11t-8.5 -11ZM52 40h17q0 11 -8.5 11t-8.5 -11Z" fill="#2b2130"/><path d="M48 41.5h4M35 43l4 4M56 43l4 4" stroke="#9aa3c0" stroke-width="1.8"/>',
  monocle: '<circle cx="59.5" cy="45.5" r="7.8" fill="#dff0f5" fill-opacity=".45" stroke="#b67f1f" stroke-width="2.8"/><path d="M66 50C70 62 69 72 66 84" fill="none" stroke="#b67f1f" stroke-width="1.5"/>',
  cat: '<path d="M31 38L48 40Q49 51 40 51.5T31 38ZM69 38L52 40Q51 51 60 51.5T69 38Z" fill="#f4b8d0" fill-opacity=".5" stroke="#a93469" stroke-width="2.8"/>',
  half: '<path d="M33 49h14q-1 7 -7 7t-7 -7ZM53 49h14q-1 7 -7 7t-7 -7ZM47 49.5h6" fill="#dff0f5" fill-opacity=".5"/>',
  star: '<path d="M40 36l2.8 5.6 6.2 .8 -4.5 4.3 1.1 6.2 -5.6 -3 -5.6 3 1.1 -6.2 -4.5 -4.3 6.2 -.8ZM60 36l2.8 5.6 6.2 .8 -4.5 4.3 1.1 6.2 -5.6 -3 -5.6 3 1.1 -6.2 -4.5 -4.3 6.2 -.8Z" fill="#e58aa8"/>',
} as const
