/** A table as a page sees it: the picture, the line, and everything one can say there. */

import { painted } from '../motion/paint'
import type { Refusal, ServerMessage } from '../protocol'
import { Line, type LineState, type Saying, type Wire } from './line'
import { after, begun, type Picture } from './picture'

const socket = (path: string): Wire => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`)

const asked = (since: number | null, seat: number | null): string => {
  if (since === null) return ''
  return `?since=${since}${seat === null ? '' : `&seat=${seat}`}`
}

export class TableStore {
  picture: Picture | undefined = $state.raw()
  line: LineState = $state('connecting')
  gone: Refusal | undefined = $state.raw() // why the table cannot be had
  busy: number | undefined = $state() // the action that was chosen and is not answered yet
  isSent = $state(false) // and it is on its way
  readonly #line: Line
  #last: Refusal | undefined
  #until = Infinity

  constructor(readonly id: string, refused: (refusal: Refusal) => void) {
    this.#line = new Line({
      wire: (since, seat) => socket(`/ws/tables/${encodeURIComponent(id)}${asked(since, seat)}`),
      heard: (message) => this.#hear(message),
      changed: (state) => {
        this.line = state
        if (state === 'closed' && this.#last) this.gone = this.#last
      },
      refused: (refusal) => {
        this.#last = refusal
        if (refusal.id !== null) refused(refusal)
      },
      at: () => (this.picture ? { number: this.picture.number, seat: this.picture.seat } : null),
    })
  }

  open(): () => void {
    this.#line.open()
    const nudge = (): void => void (document.visibilityState === 'visible' && this.#line.nudge())
    addEventListener('online', nudge)
    document.addEventListener('visibilitychange', nudge)
    return () => {
      removeEventListener('online', nudge)
      document.removeEventListener('visibilitychange', nudge)
      this.#line.close()
    }
  }

  /** The server's time, in seconds. */
  get now(): number {
    return Date.now() / 1000 + (this.picture?.ahead ?? 0)
  }

  say(saying: Saying): Promise<boolean> {
    return this.#line.say(saying)
  }

  /** Come in anew: somebody has signed in since the line was opened. */
  again(): void {
    this.#free()
    this.picture = undefined
    this.#line.again()
  }

  /** Make a choice. Until it is accepted and we see what came of it, nothing else is offered. */
  async act(action: number): Promise<void> {
    const { picture } = this
    if (!picture || this.busy !== undefined) return
    this.busy = action
    this.#until = Infinity
    await painted() // the answer may be quick, and has much to draw: the press is seen before it
    if (this.busy !== action) return // come in anew meanwhile
    this.isSent = true
    if (!(await this.say({ type: 'act', based_on: picture.number, action }))) this.#free()
  }

  #free(): void {
    this.busy = undefined
    this.isSent = false
  }

  /** The number of the event that shows what was done is known, or has been seen. */
  #settle(): void {
    if ((this.picture?.number ?? 0) >= this.#until) this.#free()
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'ack':
        if (this.busy !== undefined) this.#until = message.number
        break
      case 'snapshot':
        this.picture = begun(message, Date.now() / 1000, this.picture)
        break
      case 'event':
        if (this.picture) this.picture = after(this.picture, message)
        break
      case 'resumed':
        if (this.picture) this.picture = { ...this.picture, ahead: message.now - Date.now() / 1000 }
        break
      case 'presence':
        if (this.picture) this.picture = { ...this.picture, presence: message }
    }
    this.#settle()
  }
}
