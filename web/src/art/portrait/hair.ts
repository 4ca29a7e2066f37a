/** Hair and hats: what is behind the head, and what is before it. */

export interface Layered {
  back?: string
  front?: string
}

type Hair = (c: string, deep: string) => Layered

const solid = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, stroke: string): string => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="1.8"/>`

export const HAIR = {
  bald: () => ({}),
  fringe: (c) => ({
    front: solid('M28 50C22 40 24 24 34 24C31 32 32 40 30 50ZM72 50C78 40 76 24 66 24C69 32 68 40 70 50Z', c),
  }),
  crop: (c) => ({ front: solid('M29 42C25 24 36 13 50 13C64 13 75 24 71 42C69 34 66 31 62 29C54 31 44 31 38 29C33 32 31 35 29 42Z', c) }),
  parted: (c, d) => ({
    front: solid('M29 44C24 24 36 12 52 12C66 12 76 24 71 44C70 34 66 28 58 26C48 32 36 30 31 36Z', c) + line('M56 14C50 20 42 24 34 26', d),
  }),
  quiff: (c, d) => ({
    front: solid('M29 42C26 32 28 24 32 20C28 10 44 4 52 8C62 4 76 8 72 20C74 26 73 36 71 42C69 34 66 31 64 29C52 26 44 30 36 28C32 32 30 36 29 42Z', c) + line('M36 18C44 12 56 12 64 16M38 23C46 18 54 18 62 21', d),
  }),
  curls: (c) => ({
    front: solid('M28 46C20 42 22 34 26 32C22 24 30 20 33 21C33 12 44 11 46 15C50 8 60 11 60 16C68 12 74 20 70 24C78 26 78 36 73 38C76 42 75 46 72 47C71 38 68 33 64 32C60 34 56 31 54 30C50 34 44 32 42 30C38 34 34 32 33 34C30 36 30 42 28 46Z', c),
  }),
  afro: (c) => ({
    back: solid('M50 4C66 2 80 12 82 26C90 36 86 54 76 58C70 62 30 62 24 58C14 54 10 36 18 26C20 12 34 2 50 4Z', c),
    front: solid('M29 44C28 32 36 24 50 24C64 24 72 32 71 44C78 36 74 16 50 14C26 16 22 36 29 44Z', c).replace('/>', ' stroke="none"/>'),
  }),
  bob: (c) => ({
    back: solid('M50 10C74 10 82 30 80 52C80 62 76 68 68 68H32C24 68 20 62 20 52C18 30 26 10 50 10Z', c),
    front: solid('M28 44C27 28 38 20 50 20C62 20 73 28 72 44C68 34 62 32 50 33C38 32 32 34 28 44Z', c),
  }),
  long: (c, d) => ({
    back: solid('M50 8C76 8 84 30 82 54C82 74 86 88 92 98H8C14 88 18 74 18 54C16 30 24 8 50 8Z', c) + line('M22 60C22 76 19 86 15 94M78 60C78 76 81 86 85 94', d),
    front: solid('M28 50C22 26 36 14 50 14C64 14 78 26 72 50C72 38 62 34 52 22C46 34 30 38 28 50Z', c),
  }),
  waves: (c, d) => ({
    back: solid('M50 8C78 6 86 28 82 42C92 50 88 62 82 66C90 74 86 86 76 90H24C14 86 10 74 18 66C12 62 8 50 18 42C14 28 22 6 50 8Z', c) + line('M20 46q6 6 2 12M80 46q-6 6 -2 12M18 68q6 6 3 14M82 68q-6 6 -3 14', d),
    front: solid('M28 48C20 28 34 12 54 14C70 14 78 30 72 48C72 38 68 32 60 28C52 32 34 32 28 48Z', c),
  }),
  bun: (c, d) => ({
    back: `<circle cx="50" cy="11" r="11" fill="${c}"/>` + line('M44 8q6 -4 12 1M44 14q6 4 12 -1', d),
    front: solid('M29 46C24 26 36 16 50 16C64 16 76 26 71 46C70 36 64 30 50 24C36 30 30 36 29 46Z', c),
  }),
  beehive: (c, d) => ({
    back: solid('M50 -4C72 -4 74 20 72 40H28C26 20 28 -4 50 -4Z', c) + line('M31 12q19 -8 38 0M29 22q21 -8 42 0', d),
    front: solid('M29 46C25 30 36 22 50 22C64 22 75 30 71 46C70 38 64 32 56 28C46 32 32 34 29 46Z', c),
  }),
  braids: (c, d) => ({
    back: solid('M26 44C14 50 14 62 20 66C12 72 14 84 22 90L32 86C30 76 28 68 32 60ZM74 44C86 50 86 62 80 66C88 72 86 84 78 90L68 86C70 76 72 68 68 60Z', c) + line('M17 60q6 2 11 -2M18 74q6 2 11 -2M83 60q-6 2 -11 -2M82 74q-6 2 -11 -2', d),
    front: solid('M28 48C22 26 36 14 50 14C64 14 78 26 72 48C72 36 62 28 50 20C38 28 28 36 28 48Z', c),
  }),
  mohawk: (c) => ({
    back: solid('M44 22C36 10 40 -4 46 2C46 -8 54 -8 54 2C60 -4 64 10 56 22Z', c),
    front: solid('M44 26C42 16 46 8 50 6C54 8 58 16 56 26Q50 22 44 26Z', c),
  }),
  spikes: (c) => ({
    front: solid('M28 46L20 34L29 34L22 20L33 24L32 8L42 19L48 4L54 18L64 6L64 21L77 14L71 27L82 28L72 36L76 44L71 46C70 36 64 32 58 32L52 27L46 33L40 28C34 32 30 36 28 46Z', c),
  }),
  sweep: (c, d) => ({
    back: solid('M72 30C88 38 82 60 74 66L66 50Z', c),
    front: solid('M28 50C20 28 30 10 52 11C72 12 82 34 76 52C74 58 70 62 66 64C72 50 70 38 64 30C54 38 34 34 28 50Z', c) + line('M60 14C70 20 76 34 73 48', d),
  }),
  wild: (c) => ({
    back: solid('M50 2C62 -4 70 6 74 8C88 6 88 20 84 26C96 34 88 46 84 48C90 60 78 66 72 62H28C22 66 10 60 16 48C12 46 4 34 16 26C12 20 12 6 26 8C30 6 38 -4 50 2Z', c),
    front: solid('M30 40C26 26 38 20 44 24C50 18 58 20 60 24C68 22 74 32 70 40C66 34 60 30 54 32C46 28 36 32 30 40Z', c),
  }),
  wig: (c, d) => ({
    back: solid('M50 6C72 6 78 24 76 38C84 42 84 52 78 54C84 60 80 70 72 70H28C20 70 16 60 22 54C16 52 16 42 24 38C22 24 28 6 50 6Z', c) + line('M20 46h9M20 58h9M80 46h-9M80 58h-9', d),
    front: solid('M28 44C24 26 36 18 50 18C64 18 76 26 72 44C70 36 64 30 50 29C36 30 30 36 28 44Z', c) + line('M36 24q14 -6 28 0', d),
  }),
  tonsure: (c) => ({ front: solid('M27 52C20 46 20 32 30 30C30 38 31 44 30 52ZM73 52C80 46 80 32 70 30C70 38 69 44 70 52ZM44 20C44 12 56 12 56 20Q50 16 44 20Z', c) }),
  pony: (c, d) => ({
    back: solid('M60 14C82 2 96 18 90 36C88 46 94 54 90 62C82 58 76 48 78 38C78 30 72 26 64 26Z', c) + line('M74 18C84 20 86 32 84 46', d),
    front: solid('M29 46C24 26 36 14 52 14C66 14 76 28 71 46C70 36 64 28 50 24C38 28 31 36 29 46Z', c),
  }),
  floppy: (c, d) => ({
    front: solid('M28 48C22 22 38 10 54 11C70 12 78 28 72 46C70 38 70 36 67 33C60 40 42 42 34 38C30 40 30 44 28 48Z', c) + line('M58 15C62 22 58 30 48 34', d),
  }),
  pixie: (c) => ({ front: solid('M28 50C22 24 36 12 52 12C68 12 77 26 72 50L68 42L66 34C58 36 48 34 42 26C40 34 34 36 33 42Z', c) }),
  dreads: (c) => ({
    back: `<g fill="none" stroke="#2b2130" stroke-width="9"><path d="M32 22C20 36 20 60 16 80M40 18C24 36 28 66 26 88M68 22C80 36 80 60 84 80M60 18C76 36 72 66 74 88"/></g><g fill="none" stroke="${c}" stroke-width="5"><path d="M32 22C20 36 20 60 16 80M40 18C24 36 28 66 26 88M68 22C80 36 80 60 84 80M60 18C76 36 72 66 74 88"/></g>`,
    front: solid('M28 44C24 24 36 14 50 14C64 14 76 24 72 44C70 34 64 28 58 28L50 24L42 28C36 28 30 34 28 44Z', c),
  }),
  veil: (c, d) => ({
    back: solid('M50 4C80 4 86 34 84 60C84 78 90 92 96 102H4C10 92 16 78 16 60C14 34 20 4 50 4Z', c),
    front: `<path d="M27 50C22 24 36 12 50 12C64 12 78 24 73 50C72 34 64 24 50 22C36 24 28 34 27 50Z" fill="${d}"/>`,
  }),
} satisfies Record<string, Hair>

type Hat = (c: string, deep: string) => Layered

export const HATS = {
  none: () => ({}),
  bowler: (c, d) => ({ front: solid('M30 24C28 4 72 4 70 24Z', c) + solid('M30 19H70V25H30Z', d) + solid('M20 24Q50 32 80 24Q80 29 72 30Q50 35 28 30Q20 29 20 24Z', c) }),
  cap: (c, d) => ({ front: solid('M28 26C26 8 74 8 72 26Z', c) + solid('M24 27Q50 18 76 27Q70 33 50 31Q30 33 24 27Z', d) + `<circle cx="50" cy="17" r="4" fill="#e0ab3f"/>` }),
  chef: (c) => ({ front: solid('M32 24C20 22 20 6 32 7C34 -5 50 -7 54 1C64 -5 78 2 73 11C80 16 76 24 68 24Z', c) + solid('M32 18H68V27H32Z', c) }),
  scarf: (c, d) => ({
    back: solid('M50 8C74 8 80 30 78 50C76 70 66 82 50 84C34 82 24 70 22 50C20 30 26 8 50 8Z', c),
    front: solid('M26 46C22 24 36 12 50 12C64 12 78 24 74 46C70 34 62 27 50 27C38 27 30 34 26 46Z', c) + `<g fill="${d}" stroke="none"><circle cx="38" cy="21" r="2"/><circle cx="50" cy="18" r="2"/><circle cx="62" cy="21" r="2"/><circle cx="31" cy="30" r="2"/><circle cx="69" cy="30" r="2"/></g>`,
  }),
  flower: (c, d) => ({ front: `<g transform="translate(70 24)"><g fill="${c}"><circle cx="0" cy="-7" r="5"/><circle cx="6.6" cy="-2" r="5"/><circle cx="4" cy="6" r="5"/><circle cx="-4" cy="6" r="5"/><circle cx="-6.6" cy="-2" r="5"/></g><circle r="4" fill="${d}"/></g>` }),
  feather: (c, d) => ({ front: solid('M26 27Q50 12 74 27L72 20Q50 6 28 20Z', d) + solid('M68 22C76 8 90 2 94 -4C96 10 90 24 72 25Z', c) }),
  jester: (c, d) => ({
    front: solid('M28 28C16 22 8 8 14 -2C26 0 36 8 42 20Z', c) + solid('M72 28C84 22 92 8 86 -2C74 0 64 8 58 20Z', d) + solid('M36 24C36 8 44 -4 50 -6C56 -4 64 8 64 24Z', c) + solid('M26 30Q50 18 74 30L72 24Q50 14 28 24Z', '#e0ab3f') + '<g fill="#e0ab3f"><circle cx="14" cy="-1" r="4"/><circle cx="86" cy="-1" r="4"/><circle cx="50" cy="-6" r="4"/></g>',
  }),
  horns: (c) => ({ front: solid('M30 24C18 24 10 12 14 0C18 10 26 14 36 16ZM70 24C82 24 90 12 86 0C82 10 74 14 64 16Z', '#f3e2c4') + solid('M28 28C26 6 74 6 72 28Q50 18 28 28Z', c) + '<path d="M50 10V22" stroke-width="3"/>' }),
  plug: (c) => ({ front: `<path d="M50 14V4" stroke-width="3"/><rect x="42" y="-6" width="16" height="11" rx="3" fill="${c}"/><path d="M46 -6v-6M54 -6v-6" stroke-width="3"/>` }),
  halo: () => ({ front: '<ellipse cx="50" cy="4" rx="20" ry="5.5" fill="none" stroke="#b67f1f" stroke-width="5"/><ellipse cx="50" cy="4" rx="20" ry="5.5" fill="none" stroke="#f8dc8e" stroke-width="2.4"/>' }),
  bow: (c) => ({ front: solid('M50 12L34 4V22ZM50 12L66 4V22Z', c) + `<circle cx="50" cy="12.5" r="4" fill="${c}"/>` }),
  hardhat: (c) => ({ front: solid('M28 26C26 4 74 4 72 26Z', c) + '<path d="M44 8V22M56 8V22" fill="none"/>' + solid('M22 25Q50 18 78 25Q78 30 70 30Q50 24 30 30Q22 30 22 25Z', c) }),
} satisfies Record<string, Hat>
