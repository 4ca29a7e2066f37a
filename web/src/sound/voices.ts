/** Who plays what: a game’s table of voices turned into something to hear. No move has code of its own. */

import type { Message, Seat, Word } from '../protocol'
import { type InstrumentName, instrumentOf } from './instruments'
import { motif, pitchOf } from './motif'
import type { Part, Score } from './synth'

/** Somebody with a voice: an instrument, and the pitch at home. */
export interface Voice {
  instrument: InstrumentName
  home: string
}

/** What is heard when something happens. */
export interface Cue {
  motif: string
  beat?: number // seconds
  by?: string // the argument of the event whose word has a voice: whoever it names plays; a list plays one after the other
  voice?: Voice // who plays if the event names nobody
  under?: { voice: Voice; motif: string } // something beneath
  strength?: number
}

/** A game’s voices: words that sing (“family-fox”), and events that are heard (“told-draw”). One file a game. */
export interface Voices {
  cast: Record<string, Voice>
  cues: Record<string, Cue>
}

/** Something that happened, by the key of what was told of it. */
export interface Happening {
  key: string
  args?: Message['args']
}

const BEAT = 0.11
const SOMEBODY: Voice = { instrument: 'celesta', home: 'C5' }
const MOST_AT_ONCE = 4 // of a long list, who is heard

const isWord = (value: unknown): value is Word => typeof value === 'object' && value !== null && 'key' in value
const isSeat = (value: unknown): value is Seat => typeof value === 'object' && value !== null && 'seat' in value

/** Who is named: the voices of a word or a list of words. */
function named(voices: Voices, cue: Cue, happening: Happening): Voice[] {
  const given = cue.by ? happening.args?.[cue.by] : undefined
  const words = Array.isArray(given) ? given : isWord(given) ? [given] : []
  const found = words.flatMap((word) => voices.cast[word.key] ?? [])
  return found.length ? found.slice(0, MOST_AT_ONCE) : [cue.voice ?? SOMEBODY]
}

/** From which side a seat is heard: one’s own from the middle, the others from left to right. */
export function sideOf(seat: number | undefined, own: number | null, seats: number): number {
  if (seat === undefined || seat === own || seats < 2) return 0
  const turn = (seat - (own ?? -1) + seats) % seats // 1 … for the others, in the order of play
  return seats === 2 ? 0.4 : -0.6 + (1.2 * (turn - 1)) / Math.max(1, seats - (own === null ? 1 : 2))
}

export const seatOf = ({ args }: Happening): number | undefined => (isSeat(args?.player) ? args.player.seat : undefined)

/** One event as a score; nothing for one that is not in the table. */
export function scoreOf(voices: Voices, happening: Happening, side = 0): Score {
  const cue = voices.cues[happening.key]
  if (!cue) return []
  const beat = cue.beat ?? BEAT
  const players = named(voices, cue, happening)
  const parts: Part[] = players.map((voice, i) => ({
    instrument: instrumentOf(voice.instrument),
    notes: motif(cue.motif, pitchOf(voice.home), beat, cue.strength).map((note) => ({ ...note, at: note.at + i * beat * 1.5 })),
    side,
  }))
  if (cue.under) parts.push({ instrument: instrumentOf(cue.under.voice.instrument), notes: motif(cue.under.motif, pitchOf(cue.under.voice.home), beat, cue.strength), side })
  return parts
}

/** Somebody’s voice alone. */
export const greeting = ({ instrument, home }: Voice): Score => [{ instrument: instrumentOf(instrument), notes: motif('0 4 7 _ _', pitchOf(home), 0.16) }]
