/** Friendly names for those who have not chosen one: a temper and an instrument, so that nobody is "Guest 4711". */

import type { Language } from '../words/phrasebook'

const WORDS: Record<Language, { tempers: string[]; instruments: string[]; joined: (temper: string, instrument: string) => string }> = {
  en: {
    tempers: ['Merry', 'Gentle', 'Brave', 'Quiet', 'Bright', 'Lively', 'Calm', 'Nimble', 'Golden', 'Sunny', 'Velvet', 'Silver'],
    instruments: ['Oboe', 'Cello', 'Harp', 'Flute', 'Viola', 'Horn', 'Bassoon', 'Piccolo', 'Tuba', 'Clarinet', 'Lute', 'Cymbal'],
    joined: (temper, instrument) => `${temper} ${instrument}`,
  },
  fr: {
    tempers: ['agile', 'calme', 'brave', 'tranquille', 'sage', 'habile', 'aimable', 'tendre', 'superbe', 'magique'],
    instruments: ['Hautbois', 'Violon', 'Harpe', 'Flûte', 'Alto', 'Cor', 'Basson', 'Piccolo', 'Tuba', 'Clarinette', 'Luth', 'Cymbale'],
    joined: (temper, instrument) => `${instrument} ${temper}`,
  },
}

const pick = <T>(from: readonly T[], dice: () => number): T => from[Math.floor(dice() * from.length)]!

export function friendlyName(language: Language, dice: () => number = Math.random): string {
  const { tempers, instruments, joined } = WORDS[language]
  return joined(pick(tempers, dice), pick(instruments, dice))
}
