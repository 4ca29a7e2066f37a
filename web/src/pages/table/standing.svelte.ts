/**
 * Choices that somebody has made for the rest of a game: whenever one of them is open, the page makes it. It is named by
 * its text, and what else could be chosen is not looked at: who has a choice and who has none take equally long.
 */

import type { Standing } from '../../games/board'
import type { Choice } from '../../protocol'

const PAUSE = 1500 // milliseconds, about: one sees what it is about, and may still choose otherwise

/** How long a choice waits before it is made, never twice the same; `dice` is from 0 to 1. As bots do on the server. */
const pauseBefore = (dice: number): number => PAUSE * (0.5 + dice)

export class StandingChoices implements Standing {
  #texts: readonly string[] = $state.raw([])
  readonly #name: string

  constructor(table: string, choices: () => readonly Choice[], act: (action: number) => void) {
    this.#name = `podium.standing.${table}`
    this.#texts = this.#kept()
    const open = $derived(choices().find((choice) => this.has(choice.text)))
    $effect(() => {
      if (!open) return
      const { action } = open
      const timer = setTimeout(() => act(action), pauseBefore(Math.random()))
      return () => clearTimeout(timer)
    })
  }

  has(text: string): boolean {
    return this.#texts.includes(text)
  }

  toggle(text: string): void {
    this.#texts = this.has(text) ? this.#texts.filter((one) => one !== text) : [...this.#texts, text]
    try {
      sessionStorage.setItem(this.#name, JSON.stringify(this.#texts))
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }

  /** What stood before the page was loaded anew. */
  #kept(): string[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.#name) ?? '[]') as string[]
    } catch {
      return []
    }
  }
}
