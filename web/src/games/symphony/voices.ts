/** Every instrument plays with a voice of its kind; what it does is heard in how it plays. */

import type { InstrumentName } from '../../sound/instruments'
import type { Voice, Voices } from '../../sound/voices'
import { CARDS } from './box'

/** Who sounds like whom, and how high it is at home. */
const PLAYS: Record<string, [instrument: InstrumentName, home: string]> = {
  concertmaster: ['violin', 'E5'], violin: ['violin', 'A4'], 'violin-dark': ['violin', 'A4'], viola: ['violin', 'D4'], 'viola-dark': ['violin', 'D4'],
  cello: ['bass', 'C3'], 'double-bass': ['bass', 'E2'], octobass: ['bass', 'C2'],
  trumpet: ['trumpet', 'Bb4'], trombone: ['horn', 'Bb2'], tuba: ['tuba', 'C2'], cimbasso: ['tuba', 'F2'], 'french-horn': ['horn', 'F3'], euphonium: ['horn', 'Bb3'], 'bass-tuba': ['tuba', 'A1'],
  clarinet: ['clarinet', 'D4'], 'cor-anglais': ['clarinet', 'F3'], oboe: ['clarinet', 'A4'], bassoon: ['bassoon', 'G2'], contrabassoon: ['bassoon', 'C2'], 'bass-clarinet': ['clarinet', 'D3'], saxophone: ['clarinet', 'G3'], 'transverse-flute': ['flute', 'G5'], piccolo: ['flute', 'D6'],
  vibraphone: ['celesta', 'F4'], xylophone: ['woodblock', 'C5'], 'tubular-bells': ['triangle', 'G4'], kettledrums: ['timpani', 'G2'], 'snare-drum': ['drum', 'D3'], 'bass-drum': ['timpani', 'C2'], 'tom-tom-drum': ['drum', 'A2'], celesta: ['celesta', 'C5'], triangle: ['triangle', 'E6'], pandeiro: ['drum', 'F3'], 'crash-cymbals': ['cymbals', 'A4'], gong: ['gong', 'C3'],
  piano: ['harp', 'C4'], harpsichord: ['harp', 'G4'], harp: ['harp', 'E4'], clavichord: ['harp', 'C5'], organ: ['choir', 'C3'],
  'soprano-tenor': ['soprano', 'G4'], 'choir-sharp': ['choir', 'D3'], 'choir-flat': ['choir', 'F3'], 'choir-three': ['choir', 'A3'],
}

const BATON: Voice = { instrument: 'woodblock', home: 'A5' }
const CARD: Voice = { instrument: 'card', home: 'C4' }
const COIN: Voice = { instrument: 'purse', home: 'A5' }

export const VOICES: Voices = {
  cast: Object.fromEntries(Object.keys(CARDS).flatMap((card) => (PLAYS[card] ? [[`card-${card}`, { instrument: PLAYS[card][0], home: PLAYS[card][1] }]] : []))),
  cues: {
    'told-choir': { motif: '0', voice: CARD },
    'told-own-choir': { by: 'card', motif: '0 4 7', beat: 0.12 },
    'told-seat': { by: 'card', motif: '0 _', beat: 0.14, under: { voice: CARD, motif: '0' } },
    'told-control': { by: 'card', motif: '0 7', beat: 0.13 },
    'told-minority': { motif: '0 5', beat: 0.09, voice: COIN },
    'told-take-token': { motif: '0 4 7', beat: 0.08, voice: COIN },
    'told-token': { by: 'card', motif: '0 12', beat: 0.1, under: { voice: COIN, motif: '0 3' } },
    'told-conduct': { by: 'card', motif: '0 2 4', beat: 0.09, under: { voice: BATON, motif: '0 0' } },
    'told-note': { by: 'card', motif: '0 4 _', beat: 0.12 },
    'told-minim': { motif: '0 5 9', beat: 0.08, voice: COIN },
    'told-burn': { by: 'card', motif: '0 -1 -3', beat: 0.12, strength: 0.6 },
    'told-lost': { motif: '0 -5', beat: 0.12, voice: { instrument: 'bassoon', home: 'C3' } },
    'told-stop': { motif: '0', voice: BATON },
    'told-movement': { motif: '0 . 0 0 7 _', beat: 0.12, voice: { instrument: 'timpani', home: 'C3' } },
    'told-sheet': { motif: '0+4+7 _ _', beat: 0.18, voice: { instrument: 'horn', home: 'C4' } },
    'told-sheet-seat': { motif: '0 2 4 5 7', beat: 0.06, voice: { instrument: 'celesta', home: 'C5' } },
    'told-final': { motif: '0 0 7', beat: 0.09, voice: { instrument: 'harp', home: 'C4' } },
    'told-over': { motif: '0+4+7+12 _ _ _', beat: 0.2, voice: { instrument: 'violin', home: 'C4' }, under: { voice: { instrument: 'timpani', home: 'C2' }, motif: '0 0 0 _' } },
  },
}
