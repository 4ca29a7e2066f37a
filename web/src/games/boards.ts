/** Boards by name, each fetched when it is first needed. A game without one of its own has the plain one. */

import type { Component } from 'svelte'
import type { BoardProps } from './board'

export type Board = Component<BoardProps<unknown>>

const OWN: Record<string, () => Promise<{ default: unknown }>> = {
  symphonimo: () => import('./symphonimo/Board.svelte'),
  turandot: () => import('./turandot/Board.svelte'),
  ensemble: () => import('./ensemble/Board.svelte'),
  maestro: () => import('./maestro/Board.svelte'),
  symphony: () => import('./symphony/Board.svelte'),
}

export const hasOwnBoard = (game: string): boolean => game in OWN

/** The board of a game; the plain one if that is wanted, or if there is no other. */
export async function boardOf(game: string, isPlain = false): Promise<Board> {
  const load = (isPlain ? undefined : OWN[game]) ?? (() => plainBoard(game))
  // Each board knows the view of its own game; whoever shows one passes the view that came with it.
  return (await load()).default as Board
}

/** The plain board, and what the game says about its view. */
async function plainBoard(game: string): Promise<{ default: unknown }> {
  const [board] = await Promise.all([import('./plain/Board.svelte'), import('./plain/hints').then(({ fetchHints }) => fetchHints(game))])
  return board
}
