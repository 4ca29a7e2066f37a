/** What is printed in the box, for the cards and the score. */

import toml from '../../../../podium/games/symphony/box.toml'
import type { Card, SymphonyBox } from './printed'

export const BOX = toml as SymphonyBox

export const COLUMNS = ['A', 'B', 'C', 'D', 'E'] as const
export const TRACKS = Object.keys(BOX.tracks)
export const TOKENS = Object.keys(BOX.tokens).filter((key) => key !== 'source')
export const CARDS: Record<string, Card> = BOX.instruments.cards
export const ABILITIES = [...new Set(Object.values(CARDS).flatMap((card) => [...(card.abilities ?? []), ...(card.unlockable ?? []), ...(card.parts ?? []).flat()]))]

export const cardOf = (key: string): Card | undefined => CARDS[key]
export const isCard = (key: string): boolean => key in CARDS
export const categoryOf = (key: string): string => CARDS[key]?.category ?? 'special'

/** The categories of a card's half-dots: choirs and the two black cards have none. */
export function dotsOf(key: string): string[] {
  const card = CARDS[key]
  if (!card || card.category === 'choir' || card.category === 'special') return []
  return card.second_dot ? [card.category, card.second_dot] : [card.category]
}

export interface Space {
  isBlack: boolean
  isLocked: boolean
  inLine: boolean // inside the dotted line of a soloist
  part: number
}

/** The note spaces of a card from left to right, as they are printed. */
export function spacesOf(key: string): Space[] {
  const found: Space[] = []
  let inLine = false
  for (const sign of CARDS[key]?.spaces.match(/\[|\]|b\*|\w/g) ?? []) {
    if (sign === '[' || sign === ']') inLine = sign === '['
    else found.push({ isBlack: sign.startsWith('b'), isLocked: sign === 'g' || sign === 'b*', inLine, part: Math.max(0, Number(sign) - 1 || 0) })
  }
  return found
}

export interface Power {
  ability: string
  isActive: boolean
  part: number // of a choir, from 0
}

/** The abilities printed on a card; those behind the white line are active only if it is well placed. */
export function powersOf(key: string, active?: readonly (readonly string[])[], isPlaced = false): Power[] {
  const card = CARDS[key]
  if (!card) return []
  const parts = card.parts?.length ? card.parts : [card.abilities ?? []]
  const basic = parts.flatMap((abilities, part) => abilities.map((ability) => ({ ability, isActive: true, part })))
  const locked = (card.unlockable ?? []).map((ability) => ({ ability, isActive: isPlaced || active?.[0]?.includes(ability) === true, part: 0 }))
  return [...basic, ...locked]
}

/** The movements that play in a bar: "AB" for the second, which two of them share. */
export const movementsAt = (bar: number): string =>
  Object.entries(BOX.movements).filter(([, { first_bar, last_bar }]) => first_bar <= bar && bar <= last_bar).map(([name]) => name).join('')

export const clefsOf = (key: string): string[] => CARDS[key]?.clefs.split(' ').filter(Boolean) ?? []
