/** A standard MIDI file of several parts, each with its own instrument. */

import type { Note } from './synth'

export interface MidiPart {
  name: string
  program: number // of General MIDI, from 0
  notes: readonly Note[]
}

const DIVISION = 480 // ticks in a beat
const DRUMS = 9 // the channel that has no pitches

/** A number of any size, seven bits a byte, the last without the high bit. */
function variable(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}

const word = (value: number, bytes: number): number[] => Array.from({ length: bytes }, (_, i) => (value >> (8 * (bytes - 1 - i))) & 0xff)
const chunk = (kind: string, content: readonly number[]): number[] => [...new TextEncoder().encode(kind), ...word(content.length, 4), ...content]
const meta = (kind: number, content: readonly number[]): number[] => [0, 0xff, kind, ...variable(content.length), ...content]
const END = [0, 0xff, 0x2f, 0]

function track({ name, program, notes }: MidiPart, channel: number, beat: number): number[] {
  const ticks = (seconds: number): number => Math.round((seconds / beat) * DIVISION)
  const events = notes.flatMap(({ pitch, at, length, strength = 1 }) => [
    { at: ticks(at), data: [0x90 | channel, pitch, Math.max(1, Math.min(127, Math.round(strength * 110)))] },
    { at: Math.max(ticks(at) + 1, ticks(at + length)), data: [0x80 | channel, pitch, 0] },
  ])
  events.sort((one, other) => one.at - other.at || one.data[0]! - other.data[0]!) // at the same moment the old note ends first
  let last = 0
  const told = events.flatMap((event) => {
    const since = event.at - last
    last = event.at
    return [...variable(since), ...event.data]
  })
  return chunk('MTrk', [...meta(3, [...new TextEncoder().encode(name)]), 0, 0xc0 | channel, program, ...told, ...END])
}

/** The file, with `beat` seconds to a quarter. */
export function midiOf(title: string, parts: readonly MidiPart[], beat: number): Uint8Array<ArrayBuffer> {
  const head = chunk('MThd', [...word(1, 2), ...word(parts.length + 1, 2), ...word(DIVISION, 2)])
  const lead = chunk('MTrk', [...meta(3, [...new TextEncoder().encode(title)]), ...meta(0x51, word(Math.round(beat * 1e6), 3)), ...END])
  const channelOf = (i: number): number => (i < DRUMS ? i : i + 1)
  return Uint8Array.from([head, lead, ...parts.map((part, i) => track(part, channelOf(i), beat))].flat())
}
