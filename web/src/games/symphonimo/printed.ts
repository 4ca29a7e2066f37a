// What is printed in the box. Made by web/make_types.py; do not edit.

export interface SymphonimoBox {
  game: string
  families: Families
  removed: Removed
  conductors: Conductors
  scoring: Scoring
  false_note: FalseNote
}

export interface Families {
  source: 'house' | 'inferred' | 'printed' | 'public'
  copies: Record<string, number>
}

export interface Removed {
  source: 'house' | 'inferred' | 'printed' | 'public'
  '2': string[]
  '3': string[]
  '4': string[]
  '5': string[]
  '6': string[]
}

export interface Conductors {
  source: 'house' | 'inferred' | 'printed' | 'public'
  capacity: number
  capacity_max_two: number
  power: Record<string, 'discard-one' | 'discard-owned' | 'draw-one' | 'max-two' | 'pass-left' | 'take-at-once'>
}

export interface Scoring {
  source: 'house' | 'inferred' | 'printed' | 'public'
  points: number[]
}

export interface FalseNote {
  source: 'house' | 'inferred' | 'printed' | 'public'
  cards: number
}
