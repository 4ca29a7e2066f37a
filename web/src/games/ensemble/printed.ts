// What is printed in the box. Made by web/make_types.py; do not edit.

export interface EnsembleBox {
  game: string
  instruments: Instruments
  players: Players
  maestro_cards: MaestroCards
  chance: Chance
  sheets: Sheets
}

export interface Instruments {
  source: 'house' | 'inferred' | 'printed' | 'public'
  cards: Record<string, InstrumentCard>
}

export interface InstrumentCard {
  copies: number
  price: string
}

export interface Players {
  source: 'house' | 'inferred' | 'printed' | 'public'
  capital: Capital
  goal: number
  sheets: number
  hand: number
  two_sheets: number
  open_instruments: number
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

export interface Sheets {
  source: 'house' | 'inferred' | 'printed' | 'public'
  cards: Record<string, SheetCard>
}

export interface SheetCard {
  composer: string
  short?: string | null
  title: string
  catalogue?: string
  minutes: number
  instruments?: Record<string, number>
  revenue: string
  theme?: string | null
}
