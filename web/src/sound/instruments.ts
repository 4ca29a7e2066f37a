/** The instruments of the house. None is a recording: each is a few numbers that an ear can tell from the others. */

import type { Instrument } from './synth'

const AH = [[730, 110, 1], [1090, 120, 0.7], [2600, 200, 0.35]] as const
const OH = [[500, 90, 1], [880, 110, 0.6], [2400, 200, 0.2]] as const
const EH = [[580, 90, 0.9], [1800, 160, 0.7], [2700, 220, 0.4]] as const

export const INSTRUMENTS = {
  // Strings
  violin: { partials: [1, 0.8, 0.6, 0.55, 0.45, 0.35, 0.28, 0.2, 0.15], noise: { hertz: 4200, width: 3000, part: 0.05 }, attack: 0.06, decay: 0.2, sustain: 0.85, release: 0.14, bright: [9, 6], vibrato: [6, 22], level: 0.44 },
  bass: { partials: [1, 0.7, 0.35, 0.3, 0.18, 0.1], noise: { hertz: 900, width: 900, part: 0.12 }, attack: 0.012, decay: 0.5, sustain: 0, release: 0.5, bright: [8, 2], level: 0.66 },
  harp: { partials: [1, 0.45, 0.16, 0.1, 0.05], attack: 0.004, decay: 0.9, sustain: 0, release: 0.8, bright: [12, 2.5], level: 0.22 },
  // Woodwind
  clarinet: { partials: [1, 0.04, 0.75, 0.06, 0.5, 0.05, 0.2, 0.03, 0.1], attack: 0.04, decay: 0.1, sustain: 0.9, release: 0.08, bright: [7, 6], level: 0.36 },
  bassoon: { partials: [0.5, 1, 0.85, 0.5, 0.6, 0.3, 0.2, 0.12], attack: 0.035, decay: 0.08, sustain: 0.8, release: 0.07, bright: [8, 5], level: 0.5 },
  flute: { partials: [1, 0.28, 0.1, 0.03], noise: { hertz: 2400, width: 2400, part: 0.12 }, attack: 0.05, decay: 0.1, sustain: 0.9, release: 0.1, vibrato: [5, 14], level: 0.34 },
  // Brass
  trumpet: { partials: [0.7, 0.9, 1, 0.9, 0.75, 0.6, 0.45, 0.35, 0.25], attack: 0.025, decay: 0.08, sustain: 0.8, release: 0.07, bright: [3, 9], scoop: -0.5, level: 0.52 },
  horn: { partials: [1, 0.8, 0.5, 0.28, 0.14, 0.07], attack: 0.08, decay: 0.15, sustain: 0.85, release: 0.18, bright: [2, 5], level: 0.42 },
  tuba: { partials: [1, 0.75, 0.55, 0.3, 0.2, 0.12], attack: 0.05, decay: 0.12, sustain: 0.8, release: 0.1, bright: [2.5, 6], scoop: -1, level: 0.48 },
  // Percussion
  drum: { ratios: [1, 1.59, 2.14], noise: { hertz: 2200, width: 3600, part: 0.9 }, attack: 0.002, decay: 0.16, sustain: 0, release: 0.2, scoop: 5, level: 0.62 },
  timpani: { ratios: [1, 1.5, 1.98, 2.44], noise: { hertz: 300, width: 500, part: 0.3 }, attack: 0.003, decay: 0.7, sustain: 0, release: 0.9, scoop: 1, level: 0.52 },
  cymbals: { ratios: [1, 1.41, 1.93, 2.67, 3.31], noise: { hertz: 7600, width: 7000, part: 1.4 }, attack: 0.004, decay: 0.7, sustain: 0, release: 0.9, level: 0.28 },
  triangle: { ratios: [1, 2.76, 5.4], attack: 0.002, decay: 1, sustain: 0, release: 1, level: 0.32 },
  woodblock: { ratios: [1, 2.57], noise: { hertz: 1900, width: 900, part: 0.4 }, attack: 0.001, decay: 0.07, sustain: 0, release: 0.08, level: 0.5 },
  celesta: { ratios: [1, 3, 6.1], attack: 0.003, decay: 0.7, sustain: 0, release: 0.7, level: 0.34 },
  gong: { ratios: [1, 1.23, 1.52, 2.03, 2.41, 3.2], attack: 0.02, decay: 1.6, sustain: 0, release: 1.8, vibrato: [3, 10], level: 0.5 },
  purse: { ratios: [1, 1.34, 1.81, 2.47], noise: { hertz: 9000, width: 4000, part: 0.3 }, attack: 0.001, decay: 0.14, sustain: 0, release: 0.16, level: 0.36 },
  card: { noise: { hertz: 3200, width: 3800, part: 1.5 }, attack: 0.02, decay: 0.06, sustain: 0, release: 0.08, level: 0.35 },
  applause: { noise: { hertz: 2600, width: 4200, part: 1.2 }, attack: 0.25, decay: 0.6, sustain: 0.5, release: 0.9, level: 0.22 },
  // Voices
  soprano: { partials: [1, 0.8, 0.6, 0.5, 0.4, 0.35, 0.3, 0.25, 0.2], vowel: AH, attack: 0.07, decay: 0.2, sustain: 0.9, release: 0.16, vibrato: [6, 45], level: 1 },
  tenor: { partials: [1, 0.85, 0.75, 0.65, 0.55, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2], vowel: AH, attack: 0.06, decay: 0.2, sustain: 0.9, release: 0.14, vibrato: [5.5, 40], scoop: -1, level: 1.5 },
  choir: { partials: [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2], vowel: OH, attack: 0.12, decay: 0.2, sustain: 0.9, release: 0.3, vibrato: [4, 18], level: 1.2 },
  mask: { partials: [0.4, 0.7, 1, 0.9, 0.8, 0.7, 0.6, 0.5], vowel: EH, attack: 0.02, decay: 0.1, sustain: 0.7, release: 0.06, vibrato: [9, 70], level: 1.7 },
  amateur: { partials: [1, 0.3, 0.2, 0.1], vowel: OH, noise: { hertz: 1500, width: 1500, part: 0.2 }, attack: 0.09, decay: 0.1, sustain: 0.8, release: 0.1, vibrato: [3, 60], scoop: -2, level: 1.4 },
  rock: { partials: [1, 1, 0.9, 0.9, 0.8, 0.8, 0.7, 0.7, 0.6, 0.6, 0.5, 0.5], attack: 0.01, decay: 0.2, sustain: 0.7, release: 0.1, bright: [10, 4], scoop: -3, level: 0.5 },
} satisfies Record<string, Instrument>

export type InstrumentName = keyof typeof INSTRUMENTS

export const instrumentOf = (name: InstrumentName): Instrument => INSTRUMENTS[name]
