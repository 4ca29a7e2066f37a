/** What is printed in either box, as the boards read it; each game hands its own to what both share. */

import { getContext, setContext } from 'svelte'
import type { ChanceCard, EnsembleBox } from '../ensemble/printed'
import type { MaestroBox } from '../maestro/printed'
import { sixteenths } from './money'

export interface Sheet {
  composer: string
  short: string // in a sentence
  title: string
  catalogue: string
  category: string | undefined
  minutes: number
  revenue: number
  theme: string | undefined
  needs: readonly (readonly [place: string, wanted: number])[]
  lead: string // the place whose voice carries its tune
}

export interface ConcertBox {
  sheets: Record<string, Sheet>
  chance: Record<string, ChanceCard>
  prices: Record<string, number> // by place of the orchestra
  sections: readonly string[] // the places with a section, 1 to 16
  stars: readonly string[] // soloists who have a place of their own
  hand: number // pieces that one may hold
  keep: number // of those dealt
  dealt: number
  many: number // instruments that let one look at two pieces
}

/** Whom a piece asks for: the soloists first. */
function needsOf(card: { instruments?: Record<string, number>; soloists?: string[] }): [place: string, wanted: number][] {
  const players = Object.entries(card.instruments ?? {}).map(([name, wanted]): [string, number] => [`instrument-${name}`, wanted])
  return [...(card.soloists ?? []).map((name): [string, number] => [`soloist-${name}`, 1]), ...players]
}

export function boxOf(printed: EnsembleBox | MaestroBox): ConcertBox {
  const names = Object.keys(printed.instruments.cards)
  const soloists = 'soloists' in printed ? printed.soloists.cards : {}
  const prices: Record<string, number> = {}
  for (const [name, card] of Object.entries(printed.instruments.cards)) prices[`instrument-${name}`] = sixteenths(card.price)
  for (const [name, price] of Object.entries(soloists)) prices[`soloist-${name}`] = sixteenths(price)
  const sheets = Object.entries(printed.sheets.cards).map(([key, card]): [string, Sheet] => {
    const needs = needsOf(card)
    const category = 'category' in card ? String(card.category) : undefined
    return [key, { composer: card.composer, short: card.short ?? card.composer.split(' ').at(-1) ?? '', title: card.title, minutes: card.minutes, catalogue: card.catalogue ?? '', category, revenue: sixteenths(card.revenue), theme: card.theme ?? undefined, needs, lead: needs[0]?.[0] ?? '' }]
  })
  return {
    sheets: Object.fromEntries(sheets),
    chance: printed.chance.cards,
    prices,
    sections: names.map((name) => `instrument-${name}`),
    stars: Object.keys(soloists).filter((name) => !names.includes(name)).map((name) => `soloist-${name}`),
    hand: printed.players.hand,
    keep: printed.players.sheets,
    dealt: 'dealt' in printed.players ? printed.players.dealt : printed.players.sheets,
    many: printed.players.two_sheets,
  }
}

/** "Mozart: Duo in G major", as the rules' own words name a piece. */
export const pieceTitle = ({ short, title }: Sheet): string => (short ? `${short}: ${title}` : title)

const initialOf = (name: string): string => (/^[a-z]/.test(name) ? name : name.split('-').map((part) => `${part[0]}.`).join('-'))

/** A composer on a small card: "L. van Beethoven", "J.-B. Arban". */
export function composerOn({ composer, short }: Sheet): string {
  if (composer.length < 17) return composer
  const first = composer.endsWith(short) ? composer.slice(0, -short.length).trim().split(' ') : [composer.split(' ')[0]!]
  return [...first.map(initialOf), ...composer.split(' ').slice(first.length)].join(' ')
}

const KEY = Symbol('concert box')
export const provideBox = (box: ConcertBox): ConcertBox => setContext(KEY, box)
export const useBox = (): ConcertBox => getContext(KEY)
