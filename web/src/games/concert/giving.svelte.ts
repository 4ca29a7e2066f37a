/**
 * Giving pieces back when the game opens. The rules ask for one after the other; here one marks those that go, in
 * any order, and all are given back together: whichever the rules will take next is played next.
 */

import type { Choice, PieceView } from '../../protocol'
import type { Words } from '../../words/context'
import type { ConcertView } from './foresight'

interface Now {
  view: ConcertView
  legal: readonly Choice[]
}

/** A hand as it lies: by the number of the piece, as the rules offer them. */
export const inOrder = (hand: readonly PieceView[]): PieceView[] => [...hand].sort((a, b) => (a.card < b.card ? -1 : 1))

export class Giving {
  chosen: readonly string[] = $state.raw([])
  #isUnderWay = $state(false)
  readonly #now: () => Now

  constructor(now: () => Now, readonly count: number, readonly play: (action: number) => void) {
    this.#now = now
    $effect(() => {
      const { view, legal } = now()
      if (view.phase !== 'opening') {
        this.chosen = []
        this.#isUnderWay = false
        return
      }
      if (!this.#isUnderWay || !legal.length) return
      const next = legal.find((choice) => this.chosen.includes(choice.text.split(' ')[1] ?? ''))
      if (next) play(next.action)
      else this.#isUnderWay = false // some were given back elsewhere: mark anew
    })
  }

  /** Whether pieces are to be marked now. */
  get isOpen(): boolean {
    const { view, legal } = this.#now()
    return view.phase === 'opening' && legal.length > 0 && !this.#isUnderWay
  }

  get isReady(): boolean {
    return this.isOpen && this.chosen.length === this.count
  }

  has(card: string): boolean {
    return this.chosen.includes(card)
  }

  toggle(card: string): void {
    if (this.has(card)) this.chosen = this.chosen.filter((one) => one !== card)
    else if (this.chosen.length < this.count) this.chosen = [...this.chosen, card]
  }

  give(): void {
    if (!this.isReady) return
    const first = this.#now().legal.find((choice) => this.chosen.includes(choice.text.split(' ')[1] ?? ''))
    this.#isUnderWay = first !== undefined
  }

  said(words: Words): string {
    const left = this.count - this.chosen.length
    return left ? words('concert-give-more', { count: left }) : words('concert-give-back', { count: this.count })
  }

  /** A mark for every card of the hand, in the order in which the hand lies: the keys follow it. */
  get marks(): Choice[] {
    return inOrder(this.#now().view.hand).map(({ card }, action) => ({ action, text: `mark ${card}`, message: { key: 'choice-discard', args: {} }, reveals: false }))
  }
}
