/**
 * Sound for the page: one context, one volume, one switch. Browsers let nothing be heard before somebody has touched the
 * page, so until then there is no context at all. The synthesiser itself is fetched when there is something to hear.
 */

import { type Picture } from '../net/picture'
import { happenings, runsLow } from '../sound/happenings'
import type { Score } from '../sound/synth'
import type { Happening } from '../sound/voices'
import { settings } from './settings.svelte'

const SOFT = 0.015 // seconds in which the volume changes, so that nothing cracks
const TICK = 500
const RELEASED = 300 // milliseconds after which a press is over
const FADE = 0.08 // seconds in which a tune gives way

let context: AudioContext | undefined
let master: GainNode | undefined

const loudness = (): number => (settings.sound ? settings.volume ** 2 : 0)

let waking: Promise<void> | undefined

/** Called at every touch and key: the first one opens the house, when the finger is up again; a slow machine takes 100 ms for it. */
export function wakeSoon(): void {
  if (context) wake()
  else waking ??= new Promise((resolve) => setTimeout(() => resolve(wake()), RELEASED))
}

function wake(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  if (!context) {
    context = new AudioContext({ latencyHint: 'interactive' })
    const limit = context.createDynamicsCompressor()
    master = context.createGain()
    master.gain.value = loudness()
    master.connect(limit).connect(context.destination)
  }
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
}

/** What is set now counts at once, also for what is still sounding. */
function level(): void {
  if (context && master) master.gain.setTargetAtTime(loudness(), context.currentTime, SOFT)
}

export function setSound(changes: { sound?: boolean; volume?: number }): void {
  settings.set(changes)
  wake()
  level()
}

async function withPlayer(work: (player: typeof import('../sound/player'), on: AudioContext, out: GainNode) => unknown): Promise<void> {
  await waking
  if (!settings.sound || !context || !master || document.visibilityState === 'hidden') return
  try {
    await work(await import('../sound/player'), context, master)
  } catch {
    // A page that cannot be heard still plays.
  }
}

export const hear = (game: string, found: readonly Happening[], own: number | null, seats: number): void =>
  void (found.length && withPlayer((player, on, out) => player.play(on, out, game, found, own, seats)))

export const hearScore = (score: Score): void => void (wake(), withPlayer((player, on, out) => player.playScore(on, out, score)))

let tune: GainNode | undefined

/** A tune of some length. It gives way to the next one, so that two are never heard at once. */
export const hearTune = (score: Score): void =>
  void withPlayer((player, on, out) => {
    tune?.gain.setTargetAtTime(0, on.currentTime, FADE)
    tune = on.createGain()
    tune.connect(out)
    player.playScore(on, tune, score)
  })

/** Listen to a table: what happens between its pictures, and one’s own clock when it runs low. Call it while a component is made. */
export function listen(picture: () => Picture | undefined, now: () => number): void {
  let before: Picture | undefined
  $effect(() => {
    const after = picture()
    if (after) hear(after.facts.game, happenings(before, after), after.seat, after.facts.seats)
    before = after
  })
  $effect(() => {
    let then = now()
    const timer = setInterval(() => {
      const shown = picture()
      const time = now()
      if (shown && runsLow(shown, then, time)) hear(shown.facts.game, [{ key: 'clock' }], shown.seat, shown.facts.seats)
      then = time
    }, TICK)
    return () => clearInterval(timer)
  })
}
