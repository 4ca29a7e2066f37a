/** The board of a game, fetched when it is first played; a game without one of its own gets the plain board. */

import type { Component } from 'svelte'
import type { BoardProps } from '../../games/board'

export type Board = Component<BoardProps<unknown>>

const found = import.meta.glob('../../games/*/Board.svelte') as Record<string, () => Promise<{ default: unknown }>>
const pathOf = (game: string): string => `../../games/${game}/Board.svelte`

export const hasOwnBoard = (game: string): boolean => game !== 'plain' && pathOf(game) in found

export async function boardOf(game: string, isPlain: boolean): Promise<Board> {
  const load = found[pathOf(isPlain || !hasOwnBoard(game) ? 'plain' : game)]!
  return (await load()).default as Board
}
