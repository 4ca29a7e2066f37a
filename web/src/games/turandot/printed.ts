// What is printed in the box. Made by web/make_types.py; do not edit.

export interface TurandotBox {
  game: string
  roles: Roles
  categories: Categories
  players: Players
  scoring: Scoring
  singers: Singers
  directors: Directors
}

export interface Roles {
  source: 'house' | 'inferred' | 'printed' | 'public'
  sex: Record<string, 'man' | 'woman'>
}

export interface Categories {
  source: 'house' | 'inferred' | 'printed' | 'public'
  names: string[]
}

export interface Players {
  source: 'house' | 'inferred' | 'printed' | 'public'
  money: number
  helpers: Helpers
}

export interface Helpers {
  '2': number
  '3': number
  '4': number
  '5': number
}

export interface Scoring {
  source: 'house' | 'inferred' | 'printed' | 'public'
  stage_element: number
  favourite_role: number
  other_sex: number
  last_puccini: number
}

export interface Singers {
  source: 'house' | 'inferred' | 'printed' | 'public'
  cards: Record<string, Singer>
}

export interface Singer {
  category: string
  stars: number
  sex: 'man' | 'undetermined' | 'woman'
  favourite?: string | null
}

export interface Directors {
  source: 'house' | 'inferred' | 'printed' | 'public'
  cards: Record<string, Director>
}

export interface Director {
  per_category?: Record<string, number>
  per_stars?: Record<string, number>
  variety_beyond?: number
}
