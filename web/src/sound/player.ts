/** Plays what happened. Fetched with the first thing there is to hear; nothing on the page waits for it. */

import { HOUSE } from './house'
import { lengthOf, type Score, sound } from './synth'
import { type Happening, scoreOf, seatOf, sideOf, type Voices } from './voices'

const GAMES = import.meta.glob<{ VOICES: Voices }>('../games/*/voices.ts')
const LATEST = 3 // seconds: what would begin later than that is not played, or the ear would lag behind the eye
const BETWEEN = 0.05

/** The voices of a game, with those of the house; a game that has none is heard by the house’s alone. */
export async function voicesOf(game: string): Promise<Voices> {
  const own = await GAMES[`../games/${game}/voices.ts`]?.()
  return { cast: own?.VOICES.cast ?? {}, cues: { ...HOUSE.cues, ...own?.VOICES.cues } }
}

/** Scores one after the other, in time to be of use. */
export function inOrder(scores: readonly Score[]): Score[] {
  const placed: Score[] = []
  let at = 0
  for (const score of scores) {
    if (!score.length || at > LATEST) continue
    placed.push(score.map((part) => ({ ...part, notes: part.notes.map((note) => ({ ...note, at: note.at + at })) })))
    const played = Math.max(...score.flatMap((part) => part.notes.map((note) => note.at + note.length)))
    at += Math.min(played, lengthOf(score), 0.9) + BETWEEN
  }
  return placed
}

let busyUntil = 0

/** Everything that happened at once, one thing after the other, and after what is being heard. */
export async function play(context: BaseAudioContext, out: AudioNode, game: string, found: readonly Happening[], own: number | null, seats: number): Promise<void> {
  const voices = await voicesOf(game)
  const scores = inOrder(found.map((one) => scoreOf(voices, one, sideOf(seatOf(one), own, seats))))
  if (!scores.length) return
  const now = context.currentTime + 0.02
  const from = busyUntil - now > LATEST / 2 ? now : Math.max(now, busyUntil)
  for (const score of scores) sound(context, out, score, from)
  busyUntil = from + Math.min(LATEST, Math.max(...scores.map((score) => Math.max(...score.flatMap((part) => part.notes.map((note) => note.at + note.length))))))
}

export const playScore = (context: BaseAudioContext, out: AudioNode, score: Score): void => sound(context, out, score, context.currentTime + 0.02)
