// What is printed in the box. Made by web/make_types.py; do not edit.

export interface SymphonyBox {
  game: string
  players: Players
  boards: Boards
  first_row: FirstRow
  movements: Record<string, Movement>
  prizes: Prizes
  tracks: Record<string, Track>
  tokens: Tokens
  discs: Discs
  instruments: Instruments
  score: Score
}

export interface Players {
  source: 'house' | 'inferred' | 'printed' | 'public'
  '2': PlayerCount
  '3': PlayerCount
  '4': PlayerCount
  '5': PlayerCount
  '6': PlayerCount
}

export interface PlayerCount {
  board: 'big' | 'small'
  first_row: string
  two_part: number
  three_part: number
  hand: number
  controls: number
  closed_row?: number | null
  closed_notes?: ('blue' | 'orange')[]
}

export interface Boards {
  small: Board
  big: Board
}

export interface Board {
  source: 'house' | 'inferred' | 'printed' | 'public'
  rows: string[]
  concertmaster_virtuosity: number
}

export interface FirstRow {
  source: 'house' | 'inferred' | 'printed' | 'public'
  categories: Record<string, 'brass' | 'choir' | 'percussion' | 'soloist' | 'special' | 'strings' | 'woodwinds'>
}

export interface Movement {
  source: 'house' | 'inferred' | 'printed' | 'public'
  first_bar: number
  last_bar: number
  scores_sheet?: number | null
}

export interface Prizes {
  source: 'house' | 'inferred' | 'printed' | 'public'
  voices: number[]
  overwriting: number
  absolute: number
  sheet: number
  voice_majorities: number[]
  unused_token: number
  clef: number
}

export interface Track {
  source: 'house' | 'inferred' | 'printed' | 'public'
  values: number[]
}

export interface Tokens {
  source: 'house' | 'inferred' | 'printed' | 'public'
  prolonged: number
  'flat-sharp': number
  chaining: number
  protection: number
  virtuosity: number
  overwriting: number
  eclectic: number
  clef: number
}

export interface Discs {
  source: 'house' | 'inferred' | 'printed' | 'public'
  own: number
  black: number
  absolute: number
}

export interface Instruments {
  source: 'house' | 'inferred' | 'printed' | 'public'
  cards: Record<string, Card>
}

export interface Card {
  number: number
  category: 'brass' | 'choir' | 'percussion' | 'soloist' | 'special' | 'strings' | 'woodwinds'
  spaces: string
  clefs: string
  source: 'house' | 'inferred' | 'printed' | 'public'
  copies?: number
  abilities?: ('absolute' | 'black-overwriting' | 'black-strong-overwriting' | 'chaining' | 'disturbing' | 'flat' | 'imminent' | 'obsessive' | 'overwriting' | 'protection' | 'sharp' | 'soloist' | 'strong-overwriting' | 'virtuosity-1' | 'virtuosity-2')[]
  parts?: (('absolute' | 'black-overwriting' | 'black-strong-overwriting' | 'chaining' | 'disturbing' | 'flat' | 'imminent' | 'obsessive' | 'overwriting' | 'protection' | 'sharp' | 'soloist' | 'strong-overwriting' | 'virtuosity-1' | 'virtuosity-2')[])[]
  unlockable?: ('absolute' | 'black-overwriting' | 'black-strong-overwriting' | 'chaining' | 'disturbing' | 'flat' | 'imminent' | 'obsessive' | 'overwriting' | 'protection' | 'sharp' | 'soloist' | 'strong-overwriting' | 'virtuosity-1' | 'virtuosity-2')[]
  second_dot?: 'brass' | 'choir' | 'percussion' | 'soloist' | 'special' | 'strings' | 'woodwinds' | null
  advanced?: boolean
}

export interface Score {
  source: 'house' | 'inferred' | 'printed' | 'public'
  sheets: Record<string, Sheet>
}

export interface Sheet {
  white: SheetSide
  black: SheetSide
}

export interface SheetSide {
  source: 'house' | 'inferred' | 'printed' | 'public'
  text: string
}
