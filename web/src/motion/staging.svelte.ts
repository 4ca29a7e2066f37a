/**
 * What is on show. A change that tells a story (all bids are turned up and at once the next round begins)
 * is shown in stages: the board says which pictures lie between two views, and each is held for a bow.
 */

export class Staging<View> {
  shown: View = $state.raw(undefined as View)
  #queue: View[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(view: () => View, between: (before: View, after: View) => View[], hold: () => number) {
    this.shown = view()
    let last = this.shown
    $effect.pre(() => {
      const next = view()
      if (next === last) return
      const stages = hold() > 0 ? between(last, next) : []
      last = next
      this.#queue.push(...stages, next)
      if (this.#timer === undefined) this.#advance(hold)
    })
    $effect(() => () => clearTimeout(this.#timer))
  }

  /** Go to the latest at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const last = this.#queue.pop()
    this.#queue = []
    if (last !== undefined) this.shown = last
  }

  #advance(hold: () => number): void {
    const next = this.#queue.shift()
    this.#timer = undefined
    if (next === undefined) return
    this.shown = next
    if (this.#queue.length) this.#timer = setTimeout(() => this.#advance(hold), hold())
  }
}

/** How long a picture in between is held, in milliseconds: nothing when motion is not wanted. */
export const heldFor = (bows: number): number =>
  bows * (parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bow')) || 0)
