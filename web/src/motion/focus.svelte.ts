/** Whoever plays by keyboard stays on the board: when the choice that had the focus is gone, the next one gets it. */

import { tick, untrack } from 'svelte'

export function keepFocus(root: () => HTMLElement | undefined, what: () => unknown): void {
  $effect.pre(() => {
    what()
    const board = untrack(root)
    const held = document.activeElement
    if (!board || !held || !board.contains(held)) return
    void tick().then(() => {
      if (held.isConnected) return
      const next = board.querySelector<HTMLElement>('button.cover, .dock .acts button:enabled') ?? board.querySelector<HTMLElement>('.dock')
      next?.focus({ preventScroll: true })
    })
  })
}
