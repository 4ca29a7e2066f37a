/** Every family plays its instrument; what is done with a card is heard in how it plays. */

import type { Voices } from '../../sound/voices'

export const VOICES: Voices = {
  cast: {
    'family-elephant': { instrument: 'tuba', home: 'C2' },
    'family-owl': { instrument: 'clarinet', home: 'D4' },
    'family-fox': { instrument: 'violin', home: 'A4' },
    'family-bear': { instrument: 'bass', home: 'E2' },
    'family-cat': { instrument: 'harp', home: 'G4' },
    'family-frog': { instrument: 'horn', home: 'F3' },
    'family-rabbit': { instrument: 'drum', home: 'D3' },
    'family-rooster': { instrument: 'trumpet', home: 'Bb4' },
    'family-mole': { instrument: 'bassoon', home: 'G2' },
    'family-hedgehog': { instrument: 'cymbals', home: 'A4' },
    'family-mouse': { instrument: 'triangle', home: 'E6' },
  },
  cues: {
    'told-draw': { by: 'card', motif: '0 7 _' },
    'told-draw-one': { by: 'card', motif: '0 7 12 _' },
    'told-place': { by: 'card', motif: '7 0 _' },
    'told-take': { by: 'cards', motif: '0 4 7', beat: 0.1, under: { voice: { instrument: 'harp', home: 'C4' }, motif: '0 2 4 7 9 12' } },
    'told-finish': { motif: '7 5 _', voice: { instrument: 'flute', home: 'C5' } },
    'told-wait': { motif: '0 . 0', voice: { instrument: 'woodblock', home: 'G4' } },
    'told-keep': { motif: '0+7 _', voice: { instrument: 'horn', home: 'C4' } },
    'told-give': { by: 'card', motif: '0 2 0 2' },
    'told-shed': { by: 'card', motif: '0 -5 -12', beat: 0.09 },
    'told-dismiss': { by: 'card', motif: '0 -1 -2 -12', beat: 0.08 },
    'told-last-card': { motif: '0 _ . 0 _', beat: 0.2, voice: { instrument: 'gong', home: 'C3' } },
    'told-round': { motif: '0 . 0 7', beat: 0.13, voice: { instrument: 'timpani', home: 'C3' } },
    'told-over': { motif: '0+4+7+12 _ _', beat: 0.18, voice: { instrument: 'harp', home: 'C4' } },
  },
}
