/** Abilities and Musician tokens as signs in a box of 24 by 24, in the ink of the words around them. */

import { GLYPHS, type Sign } from './glyphs'

/** A sign of the score, fitted into a square around (x, y). */
const glyph = (name: Sign, x = 12, y = 12, size = 19): string => {
  const { d, box } = GLYPHS[name]
  const scale = size / Math.max(box[2], box[3])
  return `<path transform="translate(${x - (box[0] + box[2] / 2) * scale} ${y - (box[1] + box[3] / 2) * scale}) scale(${scale})" d="${d}" fill="currentColor" stroke="none"/>`
}

const ring = (x: number, y: number, r: number, isFull = false): string => `<circle cx="${x}" cy="${y}" r="${r}"${isFull ? ' fill="currentColor"' : ''}/>`
const line = (d: string): string => `<path d="${d}"/>`

const over = (levels: number, isBlack: boolean): string =>
  Array.from({ length: levels }, (_, i) => `<ellipse cx="12" cy="${21 - i * 4}" rx="8" ry="2.6" fill="none"/>`).join('') +
  `<ellipse cx="12" cy="${21 - levels * 4 - 2}" rx="8" ry="3" fill="${isBlack ? 'currentColor' : 'none'}"/>` +
  (isBlack ? '' : line(`M12 ${3}v${13 - levels * 4}`))

const PLUS = line('M2.5 12.5h8.500M6.8 8.200v8.5')
const ONE = line('M14.5 8.500l4 -3v13.5')
const SHIELD = line('M12 2.5l8 3v6.5c0 5 -4 8 -8 9.5c-4 -1.5 -8 -4.5 -8 -9.5V5.5Z')
const CHAIN = '<rect x="2" y="8.5" width="11" height="7" rx="3.5"/><rect x="11" y="8.5" width="11" height="7" rx="3.5"/>'

const ABILITIES: Record<string, string> = {
  flat: glyph('flat'),
  sharp: glyph('sharp'),
  imminent: line('M6.5 8l4.5 -3.5v15') + ring(17, 7, 2.6),
  absolute: line('M12 12c-2.5 -4 -4 -5 -6 -5a5 5 0 0 0 0 10c2 0 3.5 -1 6 -5c2.5 -4 4 -5 6 -5a5 5 0 0 1 0 10c-2 0 -3.5 -1 -6 -5Z'),
  overwriting: over(1, false),
  'black-overwriting': over(1, true),
  'strong-overwriting': over(2, false),
  'black-strong-overwriting': over(2, true),
  protection: SHIELD + line('M8.5 12l2.5 2.8L15.8 9'),
  chaining: CHAIN,
  soloist: '<rect x="2.5" y="6" width="19" height="12" rx="6" stroke-dasharray="2.4 2.4"/>' + ring(8.5, 12, 2.6, true) + ring(15.5, 12, 2.6, true),
  obsessive: line('M19.5 8.5A8.3 8.3 0 1 0 20.3 13M20.5 3.5v5.5h-5.5'),
  disturbing: line('M3 15l3.5 -9 3.5 12 3.5 -14 3.5 12 3.5 -8'),
  'virtuosity-1': PLUS + ONE,
  'virtuosity-2': PLUS + line('M14.5 8.5q.3 -3 3.2 -3t3 2.700q0 2.5 -6.2 10.500h6.5'),
}

const MUSICIANS: Record<string, string> = {
  prolonged: glyph('fermata', 12, 12, 20),
  'flat-sharp': glyph('flat', 7.5, 11, 17) + glyph('sharp', 16.5, 12, 17),
  chaining: CHAIN,
  protection: ABILITIES.protection!,
  virtuosity: PLUS + ONE,
  overwriting: ABILITIES.overwriting!,
  eclectic: ring(12, 12, 8.5) + '<path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor"/>',
  clef: glyph('gClef', 12, 12, 21),
}

export const abilitySign = (ability: string): string => ABILITIES[ability] ?? ''
export const tokenSign = (token: string): string => MUSICIANS[token] ?? ''

const CLEFS: Record<string, Sign> = { G: 'gClef', F: 'fClef', C: 'cClef' }
export const clefSign = (clef: string): string => glyph(CLEFS[clef] ?? 'gClef', 12, 12, 20)

/** What stands before a track. */
const TRACKS: Record<string, string> = {
  flat: glyph('flat', 12, 12, 21),
  sharp: glyph('sharp', 12, 12, 21),
  semibreve: glyph('wholeHead', 12, 12, 17),
}
export const trackSign = (track: string): string => TRACKS[track] ?? ''

/** A dot of a seat, by the category whose half-dot meets it: each with a mark of its own. */
const DOTS: Record<string, string> = {
  strings: line('M14.5 5.5c-5 -1 -4 5 -2.5 6.5s2.5 7.5 -2.5 6.5'),
  brass: line('M5.5 12h6l6 -5v10l-6 -5'),
  woodwinds: line('M12 4.5v15') + ring(12, 9, 1.2, true) + ring(12, 15, 1.2, true),
  percussion: line('M6.5 6.5l11 11M17.5 6.5l-11 11'),
  soloist: '<path d="M12 4.5l2.2 4.7 5.2 .6 -3.9 3.6 1 5.1 -4.5 -2.6 -4.5 2.6 1 -5.1 -3.9 -3.6 5.2 -.6Z" fill="currentColor"/>',
}
export const dotSign = (category: string): string => DOTS[category] ?? ''
