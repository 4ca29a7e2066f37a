import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Refusal, ServerMessage } from '../protocol'
import { Line, type LineState, type Wire } from './line'

class Fake {
  readyState = 0
  sent: { type: string; id: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly since: number | null, readonly seat: number | null) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(code = 1000): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  up(): void {
    this.readyState = 1
    this.onopen?.()
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

describe('a line', () => {
  let wires: Fake[], heard: ServerMessage[], states: LineState[], refusals: Refusal[], line: Line
  let at: { number: number; seat: number | null } | null

  beforeEach(() => {
    vi.useFakeTimers()
    ;[wires, heard, states, refusals, at] = [[], [], [], [], null]
    line = new Line({
      wire: (since, seat) => (wires.push(new Fake(since, seat)), wires[wires.length - 1] as unknown as Wire),
      heard: (message) => heard.push(message),
      changed: (state) => states.push(state),
      refused: (refusal) => refusals.push(refusal),
      at: () => at,
    })
    line.open()
  })

  afterEach(() => {
    line.close()
    vi.useRealTimers()
  })

  it('says again what was not answered, with the same id, and goes on from where it was', async () => {
    wires[0]!.up()
    const said = line.say({ type: 'act', based_on: 3, action: 1 })
    at = { number: 7, seat: 2 }
    wires[0]!.close(1006)
    expect(states.at(-1)).toBe('waiting')
    vi.advanceTimersByTime(1000)
    expect([wires[1]!.since, wires[1]!.seat]).toEqual([7, 2])
    wires[1]!.up()
    expect(wires[1]!.sent).toEqual(wires[0]!.sent)
    wires[1]!.tell({ type: 'ack', id: wires[1]!.sent[0]!.id, number: 8 })
    expect(await said).toBe(true)
    wires[1]!.close(1012)
    vi.advanceTimersByTime(1000)
    wires[2]!.up()
    expect(wires[2]!.sent).toEqual([])
  })

  it('keeps what is said before it is open', () => {
    void line.say({ type: 'undo' })
    expect(wires).toHaveLength(1)
    wires[0]!.up()
    expect(wires[0]!.sent.map((message) => message.type)).toEqual(['undo'])
  })

  it('hands on a refusal, and says so to who asked', async () => {
    wires[0]!.up()
    const said = line.say({ type: 'undo' })
    wires[0]!.tell({ type: 'refusal', id: wires[0]!.sent[0]!.id, code: 'cannot_undo', sentence: 'No.' })
    expect(await said).toBe(false)
    expect(refusals.map((refusal) => refusal.sentence)).toEqual(['No.'])
  })

  it('waits longer and longer, but not for ever', () => {
    const gaps: number[] = []
    for (let i = 0; i < 9; i++) {
      const [before, count] = [Date.now(), wires.length]
      wires.at(-1)!.close(1006)
      while (wires.length === count) vi.advanceTimersByTime(50)
      gaps.push(Date.now() - before)
    }
    expect(gaps[0]).toBeLessThan(700)
    expect(gaps.at(-1)).toBeGreaterThan(8000)
    expect(gaps.at(-1)).toBeLessThan(20_000)
  })

  it('does not come back to a table that is not there', () => {
    wires[0]!.up()
    wires[0]!.tell({ type: 'refusal', id: null, code: 'not_found', sentence: 'There is no such table.' })
    wires[0]!.close(4404)
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(1)
    expect(states.at(-1)).toBe('closed')
  })

  it('comes back to a server that is busy', () => {
    wires[0]!.close(4503)
    vi.advanceTimersByTime(1000)
    expect(wires).toHaveLength(2)
  })

  it('gives a line up on which nothing is heard', () => {
    wires[0]!.up()
    vi.advanceTimersByTime(26_000)
    expect(wires[0]!.sent.map((message) => message.type)).toEqual(['ping'])
    wires[0]!.tell({ type: 'pong', id: 'x', now: 1 })
    vi.advanceTimersByTime(24_000)
    expect(wires).toHaveLength(1)
    vi.advanceTimersByTime(12_000)
    expect(wires.length).toBeGreaterThan(1)
  })
})
