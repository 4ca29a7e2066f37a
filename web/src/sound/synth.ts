/**
 * Notes from nothing but oscillators and noise. An instrument is data: which overtones, how it begins and ends, what it
 * is filtered through. It plays in any audio context, so a whole score can also be rendered without being heard.
 */

export interface Instrument {
  partials?: readonly number[] // strength of each overtone, the fundamental first
  ratios?: readonly number[] // overtones that are no multiples, as in bells and metal: the fundamental is 1
  noise?: { hertz: number; width: number; part: number } // breath, hair of the bow, the skin of a drum
  attack: number // seconds until it is there
  decay: number // seconds in which it falls to `sustain`
  sustain: number // the part of its strength that it holds; 0 for what is plucked or struck
  release: number // seconds until it is gone
  bright?: readonly [from: number, to: number] // overtones that pass, as multiples of the pitch, at first and later
  vowel?: readonly (readonly [hertz: number, width: number, part: number])[] // the room behind a singer’s teeth
  vibrato?: readonly [hertz: number, cents: number]
  scoop?: number // semitones from which it glides to its pitch
  level: number // how loud, beside the others
}

/** A pitch is counted in semitones as MIDI does: 69 is the A of the oboe. Times are seconds. */
export interface Note {
  pitch: number
  at: number
  length: number
  strength?: number
}

/** Some notes of one instrument, heard from one side (−1 … 1). A score is several parts at once. */
export interface Part {
  instrument: Instrument
  notes: readonly Note[]
  side?: number
}

export type Score = readonly Part[]

export const hertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12)

/** When the last note has died away. */
export const lengthOf = (score: Score): number =>
  Math.max(0, ...score.flatMap(({ instrument, notes }) => notes.map((note) => note.at + note.length + instrument.release)))

const waves = new WeakMap<BaseAudioContext, Map<Instrument, PeriodicWave>>()
const hisses = new WeakMap<BaseAudioContext, AudioBuffer>()

function waveOf(context: BaseAudioContext, instrument: Instrument): PeriodicWave {
  const known = waves.get(context) ?? new Map<Instrument, PeriodicWave>()
  waves.set(context, known)
  const partials = instrument.partials ?? [1]
  const found = known.get(instrument) ?? context.createPeriodicWave(new Float32Array(partials.length + 1), Float32Array.from([0, ...partials]))
  known.set(instrument, found)
  return found
}

/** A second of noise, the same one every time. */
function hissOf(context: BaseAudioContext): AudioBuffer {
  const known = hisses.get(context)
  if (known) return known
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = made.getChannelData(0)
  let state = 22222
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    samples[i] = state / 2 ** 31 - 1
  }
  hisses.set(context, made)
  return made
}

/** Put a score on its way, `from` seconds on the context’s clock. */
export function sound(context: BaseAudioContext, out: AudioNode, score: Score, from: number): void {
  for (const { instrument, notes, side = 0 } of score) {
    const seat = context.createStereoPanner()
    seat.pan.value = side
    seat.connect(out)
    for (const note of notes) strike(context, seat, instrument, note, from + note.at)
  }
}

function strike(context: BaseAudioContext, out: AudioNode, instrument: Instrument, note: Note, at: number): void {
  const end = at + note.length + instrument.release
  const body = shaped(context, instrument, note, at)
  body.connect(out)
  const into = filtered(context, instrument, note, at, body)
  const pitch = hertz(note.pitch)
  const ratios = instrument.ratios ?? (instrument.partials ? [1] : [])
  for (const [i, ratio] of ratios.entries()) {
    const source = context.createOscillator()
    if (!instrument.ratios) source.setPeriodicWave(waveOf(context, instrument))
    source.frequency.value = pitch * ratio
    if (instrument.scoop) {
      source.detune.setValueAtTime(100 * instrument.scoop, at)
      source.detune.linearRampToValueAtTime(0, at + 0.09)
    }
    if (instrument.vibrato) tremble(context, source, instrument.vibrato, at, end)
    const part = context.createGain()
    part.gain.value = 1 / (1 + i) ** 0.7 / Math.sqrt(ratios.length)
    source.connect(part).connect(into)
    source.start(at)
    source.stop(end)
  }
  if (instrument.noise) hiss(context, instrument.noise, into, at, end)
}

/** How the note comes and goes. */
function shaped(context: BaseAudioContext, instrument: Instrument, note: Note, at: number): GainNode {
  const { attack, decay, sustain, release, level } = instrument
  const peak = level * (note.strength ?? 1)
  const body = context.createGain()
  const until = Math.max(at + attack, at + note.length)
  body.gain.setValueAtTime(0, at)
  body.gain.linearRampToValueAtTime(peak, at + attack)
  body.gain.setTargetAtTime(peak * sustain, at + attack, decay / 3)
  if (sustain > 0) body.gain.setTargetAtTime(0, until, release / 5)
  return body
}

/** What the sound passes through on its way: brightness that fades, or a vowel. */
function filtered(context: BaseAudioContext, instrument: Instrument, note: Note, at: number, body: AudioNode): AudioNode {
  if (instrument.vowel) {
    const into = context.createGain()
    for (const [hz, width, part] of instrument.vowel) {
      const room = context.createBiquadFilter()
      room.type = 'bandpass'
      room.frequency.value = hz
      room.Q.value = hz / width
      const gain = context.createGain()
      gain.gain.value = part
      into.connect(room).connect(gain).connect(body)
    }
    return into
  }
  if (!instrument.bright) return body
  const lid = context.createBiquadFilter()
  const [from, to] = instrument.bright
  const highest = context.sampleRate / 2.2
  lid.type = 'lowpass'
  lid.frequency.setValueAtTime(Math.min(highest, hertz(note.pitch) * from), at)
  lid.frequency.exponentialRampToValueAtTime(Math.min(highest, hertz(note.pitch) * to), at + Math.max(0.05, note.length))
  lid.connect(body)
  return lid
}

function tremble(context: BaseAudioContext, source: OscillatorNode, [rate, cents]: readonly [number, number], at: number, end: number): void {
  const hand = context.createOscillator()
  const depth = context.createGain()
  hand.frequency.value = rate
  depth.gain.setValueAtTime(0, at)
  depth.gain.linearRampToValueAtTime(cents, at + 0.25)
  hand.connect(depth).connect(source.detune)
  hand.start(at)
  hand.stop(end)
}

function hiss(context: BaseAudioContext, noise: NonNullable<Instrument['noise']>, into: AudioNode, at: number, end: number): void {
  const source = context.createBufferSource()
  source.buffer = hissOf(context)
  source.loop = true
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = noise.hertz
  band.Q.value = noise.hertz / noise.width
  const part = context.createGain()
  part.gain.value = noise.part
  source.connect(band).connect(part).connect(into)
  source.start(at)
  source.stop(end)
}
