/** What games say about their views, each in `games/<slug>/plain.ts`; none has to. */

import type { Words } from '../../words/context'
import type { Field, Hints, Line, Shape } from './shape'

export type Plain<View> = (words: Words, view: View, seat: number | null, names: readonly string[]) => Hints

const files = import.meta.glob('../*/plain.ts', { import: 'plain' }) as Record<string, () => Promise<Plain<unknown>>>
const fetched = new Map<string, Plain<unknown>>()

/** Fetched with the board, so that nothing is shown first without them and then again. */
export async function fetchHints(game: string): Promise<void> {
  const found = await files[`../${game}/plain.ts`]?.()
  if (found) fetched.set(game, found)
}

export const hintsOf = (game: string | undefined): Plain<unknown> | undefined => fetched.get(game ?? '')

/* What a module of hints is written with. */
export const text = (said: string): Shape => ({ kind: 'text', text: said })
export const chips = (lines: Line[]): Shape => ({ kind: 'chips', lines })
export const lines = (said: Line[]): Shape => ({ kind: 'lines', lines: said })
export const field = (name: string, shape: Shape, label?: string): Field[] => [label === undefined ? { name, shape } : { name, shape, label }]
