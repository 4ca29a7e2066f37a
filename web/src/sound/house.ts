/** What is heard at every table, whatever is played there. */

import type { Voices } from './voices'

export const HOUSE: Voices = {
  cast: {},
  cues: {
    turn: { motif: '0 7 _', beat: 0.13, voice: { instrument: 'celesta', home: 'G5' } },
    sat: { motif: '0 2', voice: { instrument: 'woodblock', home: 'E5' } },
    started: { motif: '0 . 0 0 7 _', beat: 0.12, voice: { instrument: 'timpani', home: 'G2' } },
    said: { motif: '0 5', beat: 0.07, voice: { instrument: 'flute', home: 'A5' }, strength: 0.6 },
    asked: { motif: '0 . 1', beat: 0.14, voice: { instrument: 'bassoon', home: 'F3' } },
    undone: { motif: '7 4 0', beat: 0.08, voice: { instrument: 'clarinet', home: 'C4' } },
    clock: { motif: '0 . 0 . 0', beat: 0.12, voice: { instrument: 'woodblock', home: 'C6' } },
    won: { motif: '0 0 0 4 7 12 _ _', beat: 0.12, voice: { instrument: 'trumpet', home: 'C4' }, under: { voice: { instrument: 'applause', home: 'C4' }, motif: '. . . 0 _ _ _ _ _ _' } },
    lost: { motif: '7 _ 6 _ 5 _ 4 _ _ _', beat: 0.12, voice: { instrument: 'bassoon', home: 'C3' }, under: { voice: { instrument: 'applause', home: 'C4' }, motif: '. . . . . . 0 _ _ _' } },
    over: { motif: '0+4+7 _ _ _', beat: 0.16, voice: { instrument: 'horn', home: 'C3' }, under: { voice: { instrument: 'applause', home: 'C4' }, motif: '. . 0 _ _ _' } },
  },
}
