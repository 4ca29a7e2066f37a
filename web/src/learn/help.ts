/** What a card is, does and is worth. Boards mark what can be explained with `data-help`; a game explains it. */

import type { Words } from '../words/context'

export interface Help {
  title: string
  about?: string // a word on the side
  lines: readonly string[]
}

/** What every game has in `games/<slug>/help.ts`: an explanation of what is marked `data-help` with `what`. */
export type Explain<View> = (words: Words, what: string, view: View, seat: number | null) => Help | undefined

const found = import.meta.glob('../games/*/help.ts', { import: 'explain' }) as Record<string, () => Promise<Explain<unknown>>>

/** For a board that does not know which game it shows. */
export const explainerOf = async (game: string): Promise<Explain<unknown> | undefined> => found[`../games/${game}/help.ts`]?.()

/** Of all that lie under a point, the smallest: a card rather than the conductor it lies under. */
export function smallest<T extends { getBoundingClientRect(): { width: number; height: number } }>(found: readonly T[]): T | undefined {
  const area = (one: T): number => {
    const { width, height } = one.getBoundingClientRect()
    return width * height
  }
  return found.reduce<T | undefined>((best, one) => (best === undefined || area(one) < area(best) ? one : best), undefined)
}
