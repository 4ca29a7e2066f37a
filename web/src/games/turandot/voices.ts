/** Every role has its voice, every singer that of his art; money clinks, and bids are laid without a word. */

import type { InstrumentName } from '../../sound/instruments'
import type { Voice, Voices } from '../../sound/voices'
import { SINGERS } from './box'

const ARTS: Record<string, InstrumentName> = { classical: 'soprano', alternative: 'rock', comic: 'mask', dark: 'choir', professional: 'violin', amateur: 'amateur' }
const HOMES = { woman: 'A4', man: 'C3', undetermined: 'E4' }

const singer = ([key, { category, sex }]: (typeof SINGERS)[number]): [string, Voice] => [
  `singer-${key}`,
  { instrument: category === 'classical' && sex === 'man' ? 'tenor' : (ARTS[category] ?? 'choir'), home: HOMES[sex] },
]

const PURSE: Voice = { instrument: 'purse', home: 'A5' }
const CARD: Voice = { instrument: 'card', home: 'C4' }
const BATON: Voice = { instrument: 'woodblock', home: 'A5' }

export const VOICES: Voices = {
  cast: {
    'role-turandot': { instrument: 'soprano', home: 'B4' },
    'role-calaf': { instrument: 'tenor', home: 'G3' },
    'role-liu': { instrument: 'flute', home: 'Gb5' },
    'role-ping': { instrument: 'mask', home: 'A3' },
    'role-pong': { instrument: 'mask', home: 'D4' },
    'role-pang': { instrument: 'mask', home: 'G4' },
    ...Object.fromEntries(SINGERS.map(singer)),
  },
  cues: {
    'told-laid': { motif: '0 0', beat: 0.09, voice: CARD },
    'told-laid-bid': { motif: '0 0', beat: 0.09, voice: CARD, under: { voice: PURSE, motif: '. . 0 4' } },
    'told-laid-money': { motif: '0', voice: PURSE },
    'told-won': { by: 'card', motif: '0 4 7 _ _', beat: 0.15, under: { voice: PURSE, motif: '0 5 3' } },
    'told-outbid': { by: 'card', motif: '3 0', beat: 0.13, strength: 0.6 },
    'told-tied': { by: 'card', motif: '0+1 _', beat: 0.16, strength: 0.7 },
    'told-costume': { motif: '0 2 4 5', beat: 0.07, voice: { instrument: 'harp', home: 'G5' } },
    'told-carpenter': { motif: '0 . 0 0', beat: 0.09, voice: { instrument: 'woodblock', home: 'C5' } },
    'told-unserved': { motif: '0 -3', beat: 0.1, voice: PURSE },
    'told-give': { by: 'card', motif: '0 2 0', beat: 0.12 },
    'told-keep': { by: 'card', motif: '0 5', beat: 0.14 },
    'told-name': { motif: '0 0 0', beat: 0.08, voice: BATON },
    'told-remove': { motif: '0 -2 -4 -12', beat: 0.12, voice: { instrument: 'bassoon', home: 'C4' } },
    'told-dummy': { by: 'card', motif: '0', strength: 0.5 },
    'told-round': { motif: '0 _ _', beat: 0.2, voice: { instrument: 'gong', home: 'D3' } },
    'told-director-round': { motif: '0 0 0 . 12', beat: 0.09, voice: BATON, under: { voice: { instrument: 'gong', home: 'D3' }, motif: '. . . . 0 _' } },
    'told-casting': { motif: '0+7 _ 5+12 _', beat: 0.2, voice: { instrument: 'choir', home: 'D3' } },
    'told-cast': { by: 'role', motif: '0 3 _', beat: 0.13 },
    'told-cast-done': { motif: '0 0', beat: 0.1, voice: CARD, under: { voice: BATON, motif: '. . 0' } },
    'told-shown': { by: 'singers', motif: '0 4 7', beat: 0.12 },
    'told-over': { motif: '0+7+12 _ _ _', beat: 0.22, voice: { instrument: 'choir', home: 'D3' }, under: { voice: { instrument: 'gong', home: 'D2' }, motif: '0 _ _ _' } },
  },
}
