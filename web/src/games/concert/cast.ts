/** Voices of both Maestro games: everybody in the orchestra sounds as drawn, money clinks, the baton taps. */

import type { InstrumentName } from '../../sound/instruments'
import type { Voice, Voices } from '../../sound/voices'

const CARD: Voice = { instrument: 'card', home: 'C4' }
const PURSE: Voice = { instrument: 'purse', home: 'A5' }
const BATON: Voice = { instrument: 'woodblock', home: 'A5' }

// A card alone rustles, and a rustle has no pitch: whoever sees its face hears what it is.
const SHEET: Voice = { instrument: 'harp', home: 'G4' }
const CHANCE: Voice = { instrument: 'celesta', home: 'E5' }

const PLAYERS: Record<string, [instrument: InstrumentName, home: string]> = {
  first_violin: ['violin', 'E5'], second_violin: ['violin', 'A4'], viola: ['violin', 'C4'], cello: ['bass', 'C3'], double_bass: ['bass', 'E2'], flute: ['flute', 'C6'],
  clarinet: ['clarinet', 'F4'], oboe: ['clarinet', 'A4'], bassoon: ['bassoon', 'B2'], trumpet: ['trumpet', 'C5'], trombone: ['horn', 'B2'], french_horn: ['horn', 'F3'],
  percussion: ['timpani', 'G2'], harp: ['harp', 'G4'], piano: ['celesta', 'C4'], organ: ['choir', 'G2'],
}

const SOLOISTS: Record<string, [instrument: InstrumentName, home: string]> = {
  soprano: ['soprano', 'A4'], alto: ['soprano', 'F4'], tenor: ['tenor', 'G3'], baritone: ['tenor', 'D3'], bass: ['tenor', 'G2'], mixed_choir: ['choir', 'C4'], male_chorus: ['choir', 'C3'],
  female_chorus: ['choir', 'A4'], childrens_choir: ['choir', 'E5'], saxophone: ['clarinet', 'D4'], guitar: ['harp', 'E3'], recorder: ['flute', 'F5'], harpsichord: ['harp', 'C5'],
  tuba: ['tuba', 'B1'], accordion: ['bassoon', 'C4'], narrator: ['amateur', 'C4'],
}

const voiced = (kind: string, all: typeof PLAYERS): [string, Voice][] => Object.entries(all).map(([name, [instrument, home]]) => [`${kind}-${name}`, { instrument, home }])

export const CONCERT: Voices = {
  cast: Object.fromEntries([...voiced('instrument', PLAYERS), ...voiced('soloist', PLAYERS), ...voiced('soloist', SOLOISTS)]),
  cues: {
    'told-bought': { by: 'card', motif: '0 4 7 _', beat: 0.14, under: { voice: PURSE, motif: '0 5' } },
    'told-refreshed': { by: 'cards', motif: '0', beat: 0.14, strength: 0.7, under: { voice: CARD, motif: '0 0 0' } },
    'told-took-sheet': { motif: '0 7', beat: 0.1, voice: SHEET, under: { voice: CARD, motif: '0 0' } },
    'told-took-a-sheet': { motif: '0 0', beat: 0.1, voice: CARD },
    'told-looks-at-sheet': { motif: '0 . 0', beat: 0.1, voice: CARD },
    'told-took-chance': { motif: '0 12', beat: 0.08, voice: CHANCE, under: { voice: CARD, motif: '0' } },
    'told-took-a-chance': { motif: '0 7', beat: 0.08, voice: CHANCE, under: { voice: CARD, motif: '0' } },
    'told-looks-at-chance': { motif: '12 7 12', beat: 0.08, voice: CHANCE },
    'told-kept-sheet': { motif: '0+4 _', voice: SHEET, under: { voice: CARD, motif: '0' } },
    'told-kept-chance': { motif: '0+4 _', voice: CHANCE, under: { voice: CARD, motif: '0' } },
    'told-kept-one': { motif: '0', voice: CARD },
    'told-saved': { motif: '0 -3', beat: 0.09, voice: CHANCE, strength: 0.7, under: { voice: CARD, motif: '0 0' } },
    'told-saved-one': { motif: '. 0', beat: 0.09, voice: { instrument: 'drum', home: 'C3' }, strength: 0.7, under: { voice: CARD, motif: '0' } },
    'told-take-nothing': { motif: '0 -3', voice: BATON, strength: 0.6 },
    'told-used': { motif: '0 4 7 12', beat: 0.07, voice: { instrument: 'celesta', home: 'C5' } },
    'told-used-on': { motif: '0 6', beat: 0.16, voice: { instrument: 'bassoon', home: 'C3' } },
    'told-aimed': { motif: '0 1', beat: 0.14, voice: { instrument: 'bassoon', home: 'C3' } },
    'told-stop': { motif: '0 -12', voice: BATON },
    'told-corrected': { motif: '0 . 0 0 -5', beat: 0.09, voice: BATON },
    'told-lucky-money': { motif: '0 4 7 9', beat: 0.07, voice: PURSE },
    'told-lucky-minutes': { motif: '0 2 4 5 7', beat: 0.07, voice: { instrument: 'flute', home: 'G5' } },
    'told-lucky-instrument': { by: 'instrument', motif: '0 4 7 12 _', beat: 0.12 },
    'told-lucky-endless': { motif: '0+4+7 _ 12 _', beat: 0.14, voice: { instrument: 'celesta', home: 'C5' } },
    'told-took-instrument': { by: 'instrument', motif: '7 3 0', beat: 0.13 },
    'told-destroyed-instrument': { by: 'instrument', motif: '0 -1 -2 -7', beat: 0.14, under: { voice: { instrument: 'drum', home: 'C3' }, motif: '. . . 0' } },
    'told-took-money': { motif: '9 5 0', beat: 0.09, voice: PURSE },
    'told-stepped-back': { motif: '7 5 4 2', beat: 0.09, voice: { instrument: 'bassoon', home: 'C4' } },
    'told-took-from': { motif: '0 . 5', beat: 0.08, voice: { instrument: 'bassoon', home: 'C4' }, under: { voice: CARD, motif: '0 . 0' } },
    'told-took-one-from': { motif: '0 . 0', beat: 0.08, voice: CARD, under: { voice: BATON, motif: '. . -12' } },
    'told-hire': { by: 'card', motif: '0 2', beat: 0.1, strength: 0.7, under: { voice: PURSE, motif: '. 0' } },
    'told-choruses': { motif: '0+4 _', beat: 0.14, voice: { instrument: 'choir', home: 'C4' } },
    'told-performed': { motif: '0 . 0 0', beat: 0.1, voice: BATON },
    'told-rented': { by: 'cards', motif: '0 . 4', beat: 0.1, strength: 0.7, under: { voice: PURSE, motif: '. 0 4' } },
    'told-maestro': { motif: '0 0 0 . 12', beat: 0.09, voice: BATON },
    'told-pass': { motif: '0', voice: BATON, strength: 0.5 },
    'told-opened': { motif: '0 0 0', beat: 0.07, voice: CARD },
    'told-begins': { motif: '0 . 0 0 7', beat: 0.11, voice: { instrument: 'timpani', home: 'G2' } },
    'told-round': { motif: '0 7', beat: 0.14, voice: { instrument: 'triangle', home: 'C6' } },
    'told-finished': { motif: '0+4+7+12 _ _ _', beat: 0.2, voice: { instrument: 'trumpet', home: 'C4' }, under: { voice: { instrument: 'applause', home: 'C4' }, motif: '. 0 _ _ _' } },
    'told-last-round': { motif: '0+7 _ _', beat: 0.2, voice: { instrument: 'horn', home: 'C3' } },
  },
}
