/** Symphony sounds as both Maestro games do, and counts its scores aloud. */

import type { Voices } from '../../sound/voices'
import { CONCERT } from '../concert/cast'

export const VOICES: Voices = {
  cast: CONCERT.cast,
  cues: {
    ...CONCERT.cues,
    'told-score': { motif: '0 4', beat: 0.09, voice: { instrument: 'celesta', home: 'C5' }, strength: 0.6 },
    'told-team': { motif: '0', beat: 0.12, voice: { instrument: 'horn', home: 'C4' }, strength: 0.7 },
    'told-team-won': { motif: '0 4 7 _', beat: 0.12, voice: { instrument: 'trumpet', home: 'C5' } },
  },
}
