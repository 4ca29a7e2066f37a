/**
 * A guided first game: a published deal, and tips that come when the table first shows what they speak of.
 * A tip looks at what is shown and offered, and decides nothing: the same game goes on without it.
 */

import type { Choice } from '../protocol'
import type { Words } from '../words/context'
import type { Args } from '../words/phrasebook'

/** What a tip may look at: exactly what the board is given. */
export interface Moment<View> {
  view: View
  legal: readonly Choice[]
  seat: number
  names: readonly string[]
}

export interface Tip<View> {
  name: string // its words are `lesson-<game>-<name>`
  at: string | ((moment: Moment<View>) => string) // the spot of the board it speaks of: what is marked `data-spot` with this
  when: (moment: Moment<View>) => boolean
  does?: string | ((moment: Moment<View>) => string) // the text of a choice worth trying, if it is open
  args?: (moment: Moment<View>, words: Words) => Args
}

export interface Lesson<View> {
  deal: string // the name of the published deal
  seating: readonly string[]
  options?: Record<string, unknown>
  coach: { who: string; kind: 'conductor' | 'house' | 'role' | 'director' } // who speaks
  tips: readonly Tip<View>[] // the first that fits is the first that is told
}

export const offers = (moment: Moment<unknown>, text: string | RegExp): boolean =>
  moment.legal.some((choice) => (typeof text === 'string' ? choice.text === text : text.test(choice.text)))

export const spotOf = <View>({ at }: Tip<View>, moment: Moment<View>): string => (typeof at === 'string' ? at : at(moment))

/** The choice that a tip would have one try, if it can be made now. */
export function triedBy<View>({ does }: Tip<View>, moment: Moment<View>): Choice | undefined {
  const text = typeof does === 'function' ? does(moment) : does
  return moment.legal.find((choice) => choice.text === text)
}

const keyOf = (legal: readonly Choice[]): string => legal.map((choice) => choice.action).join()

/**
 * Which tip is told. Each is told once; one stays until it is put away or the learner makes a choice, also while
 * others play on. What has nothing to point at yet waits.
 */
export class Course<View> {
  told: Tip<View> | undefined
  readonly #seen: Set<string>
  #offered = ''

  constructor(readonly tips: readonly Tip<View>[], seen: Iterable<string> = []) {
    this.#seen = new Set(seen)
  }

  get seen(): string[] {
    return [...this.#seen]
  }

  /** Look at the table anew; returns the tip that is told from now on. */
  look(moment: Moment<View>, isThere: (spot: string) => boolean): Tip<View> | undefined {
    const offered = keyOf(moment.legal)
    if (this.#offered && offered !== this.#offered) this.next()
    if (!this.told) {
      this.told = this.tips.find((tip) => !this.#seen.has(tip.name) && tip.when(moment) && isThere(spotOf(tip, moment)))
      this.#offered = ''
    }
    if (offered) this.#offered = offered
    return this.told
  }

  /** The learner has read it, or has gone on without. */
  next(): void {
    if (this.told) this.#seen.add(this.told.name)
    this.told = undefined
  }
}
