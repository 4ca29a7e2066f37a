/** One language's words for the house, the page and one game, from the same Fluent files that Python reads. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Message, Seat, Word } from '../protocol'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, FluentVariable>
type Argument = Message['args'][string]

export class Phrasebook {
  readonly #bundle: FluentBundle
  readonly #keys: string[]

  constructor(readonly language: Language, sources: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    this.#keys = sources.flatMap((source) => [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!))
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  /** The phrase for a key. One that is in no file is shown by its last part: a designer's own card. */
  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value
    if (!pattern) {
      const rest = key.includes('-') ? key.slice(key.indexOf('-') + 1).replace(/[-_]/g, ' ') : key
      return rest.charAt(0).toUpperCase() + rest.slice(1)
    }
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, args, errors)
    if (errors.length) throw new Error(`phrase ${key}: ${errors[0]!.message}`)
    return text
  }

  /** The word for a bare key such as "fox", whatever kind of thing it names, the game's own first; the key itself if there is none. */
  word(bare: string): string {
    const found = this.#keys.findLast((key) => key.endsWith(`-${bare}`) && !/^(told|choice|table|play|board|plain|field|style|gallery|help|lesson|\w+-prompt)-/.test(key))
    return found ? this.say(found) : this.say(`-${bare}`)
  }

  /** A message as a sentence, with the players' names. */
  tell(message: Message, names: readonly string[]): string {
    const args: Args = {}
    for (const [name, value] of Object.entries(message.args)) args[name] = this.#argument(value, names)
    return this.say(message.key, args)
  }

  /** "a, b and c", in this language. */
  listing(items: readonly string[]): string {
    if (items.length < 2) return items.join('')
    return this.say('listing', { first: items.slice(0, -1).join(', '), last: items[items.length - 1]! })
  }

  /** A gain or a loss, always with its sign. */
  signed(points: number): string {
    return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
  }

  #argument(value: Argument, names: readonly string[]): FluentVariable {
    if (Array.isArray(value)) return this.listing(value.map((word) => this.say(word.key)))
    if (typeof value !== 'object') return value
    return isSeat(value) ? (names[value.seat] ?? '') : this.say(value.key)
  }
}

const isSeat = (value: Word | Seat): value is Seat => value.type === 'seat'
