// What is printed in the box. Made by web/make_types.py; do not edit.

export interface MaestroBox {
  game: string
  instruments: Instruments
  players: MaestroPlayers
  maestro_cards: MaestroCards
  chance: Chance
  soloists: Soloists
  sheets: Sheets
  bonus: Bonus
  scores: Record<string, ScoreCard>
}

export interface Instruments {
  source: 'house' | 'inferred' | 'printed' | 'public'
  cards: Record<string, InstrumentCard>
}

export interface InstrumentCard {
  copies: number
  price: string
}

export interface MaestroPlayers {
  source: 'house' | 'inferred' | 'printed' | 'public'
  capital: Capital
  goal: number
  sheets: number
  hand: number
  two_sheets: number
  open_instruments: number
  dealt: number
  bonus: number
  open_soloists: number
}

export interface Capital {
  '2': string
  '3': string
  '4': string
  '5': string
  '6': string
}

export interface MaestroCards {
  source: 'house' | 'inferred' | 'printed' | 'public'
  values: string[]
}

export interface Chance {
  source: 'house' | 'inferred' | 'printed' | 'public'
  cards: Record<string, ChanceCard>
}

export interface ChanceCard {
  kind: 'correction' | 'lucky' | 'teasing'
  effect?: 'destroy_instrument' | 'income' | 'instrument' | 'minutes' | 'money' | 'rent' | 'sheet' | 'step_back' | 'take_instrument' | 'take_money' | 'take_sheet' | null
  amount?: string | null
  minutes?: number | null
  instrument?: string | null
  endless?: boolean
  copies?: number
}

export interface Soloists {
  source: 'house' | 'inferred' | 'printed' | 'public'
  cards: Record<string, string>
}

export interface Sheets {
  source: 'house' | 'inferred' | 'printed' | 'public'
  small_game: number
  cards: Record<string, MaestroSheet>
}

export interface MaestroSheet {
  composer: string
  short?: string | null
  title: string
  catalogue?: string
  minutes: number
  instruments?: Record<string, number>
  revenue: string
  theme?: string | null
  category: 'choir' | 'duo' | 'nonet' | 'octet' | 'orchestra' | 'quartet' | 'quintet' | 'septet' | 'sextet' | 'solo' | 'trio' | 'vocal'
  soloists?: string[]
}

export interface Bonus {
  source: 'house' | 'inferred' | 'printed' | 'public'
  limit: number
  cards: Record<string, BonusCard>
}

export interface BonusCard {
  kind: 'category' | 'different' | 'instrument' | 'minutes'
  instrument?: string | null
  category?: 'choir' | 'duo' | 'nonet' | 'octet' | 'orchestra' | 'quartet' | 'quintet' | 'septet' | 'sextet' | 'solo' | 'trio' | 'vocal' | null
  minutes?: number | null
  members?: string[] | null
}

export interface ScoreCard {
  source: 'house' | 'inferred' | 'printed' | 'public'
  players: number[]
  points: number[]
  instruments: number[]
  soloists: number[]
  categories: number[]
  bach: number[]
  position: number[]
}
