/**
 * A line to a table that is put through again whenever it breaks. What is said keeps its id until the server
 * has answered it, and is said again after every break: it takes effect once however often it arrives.
 */

import type { ClientMessage, Refusal, ServerMessage } from '../protocol'

export type Wire = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose' | 'readyState'>
export type LineState = 'connecting' | 'open' | 'waiting' | 'closed'

type Unsaid<M> = M extends { id: string } ? Omit<M, 'id'> : never
export type Saying = Unsaid<ClientMessage>

export interface Ends {
  wire: (since: number | null, seat: number | null) => Wire
  heard: (message: ServerMessage) => void
  changed: (state: LineState) => void
  refused: (refusal: Refusal) => void
  at: () => { number: number; seat: number | null } | null
}

const OPEN = 1
const FINAL = new Set([4400, 4403, 4404]) // what was asked for is not to be had, now or later
const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const SILENCE = 25_000

interface Waiting {
  message: ClientMessage
  done: (accepted: boolean) => void
}

export class Line {
  readonly #ends: Ends
  readonly #unanswered = new Map<string, Waiting>()
  readonly #prefix = Math.random().toString(36).slice(2, 10)
  #wire: Wire | undefined
  #tries = 0
  #said = 0
  #isOver = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined

  constructor(ends: Ends) {
    this.#ends = ends
  }

  open(): void {
    if (this.#isOver || this.#wire) return
    clearTimeout(this.#retry)
    const at = this.#ends.at()
    const wire = (this.#wire = this.#ends.wire(at?.number ?? null, at?.seat ?? null))
    this.#ends.changed('connecting')
    wire.onopen = () => {
      this.#ends.changed('open')
      for (const { message } of this.#unanswered.values()) wire.send(JSON.stringify(message))
      this.#listen()
    }
    wire.onmessage = ({ data }) => {
      this.#tries = 0
      this.#listen()
      this.#hear(JSON.parse(String(data)) as ServerMessage)
    }
    wire.onclose = (event) => this.#broken(wire, event?.code ?? 1006)
  }

  /** Say something; true once it is accepted, false if it was refused. */
  say(saying: Saying): Promise<boolean> {
    const id = `${this.#prefix}-${this.#said++}`
    const message = { ...saying, id } as ClientMessage
    return new Promise((done) => {
      this.#unanswered.set(id, { message, done })
      if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(message))
      else this.open()
    })
  }

  /** Try at once: the page is looked at again, or the network is back. */
  nudge(): void {
    if (!this.#wire) this.open()
  }

  /** Hang up and begin anew, as somebody else perhaps. */
  again(): void {
    this.#wire?.close()
  }

  close(): void {
    this.#isOver = true
    clearTimeout(this.#retry)
    clearTimeout(this.#watch)
    this.#wire?.close()
    this.#ends.changed('closed')
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'ack' || message.type === 'refusal') {
      const waiting = message.id === null ? undefined : this.#unanswered.get(message.id)
      if (message.id !== null) this.#unanswered.delete(message.id)
      if (message.type === 'refusal') this.#ends.refused(message)
      waiting?.done(message.type === 'ack')
    }
    if (message.type !== 'pong') this.#ends.heard(message)
  }

  /** When nothing is heard for long, ask whether anybody is there; if nobody answers, the line is dead. */
  #listen(): void {
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => {
      const wire = this.#wire
      if (wire?.readyState === OPEN) wire.send(JSON.stringify({ type: 'ping', id: `${this.#prefix}-ping` }))
      this.#watch = setTimeout(() => wire?.close(), SILENCE / 3)
    }, SILENCE)
  }

  #broken(wire: Wire, code: number): void {
    if (this.#wire !== wire) return
    this.#wire = undefined
    clearTimeout(this.#watch)
    if (this.#isOver) return
    if (FINAL.has(code)) {
      this.#isOver = true
      for (const { done } of this.#unanswered.values()) done(false)
      this.#unanswered.clear()
      this.#ends.changed('closed')
      return
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++) * (0.7 + 0.6 * Math.random())
    this.#ends.changed('waiting')
    this.#retry = setTimeout(() => this.open(), wait)
  }
}
