// Made by web/make_types.py from the structs of the rules; do not edit.

export interface TurandotView {
  seats: number
  phase: 'audition' | 'casting' | 'naming' | 'over' | 'removing' | 'stand-ins'
  round: number
  puccini: number
  turn: number | null
  waiting: number[]
  pile: number
  row: (string | null)[]
  stand_in_for: number | null
  directors: string[]
  begun: number | null
  bid: BidView | null
  players: SeatView[]
  dummy: TroupeView | null
}

export interface BidView {
  number: number | null
  money: number
  bluff: boolean
  fate: 'carpenter' | 'costume' | 'outbid' | 'tied' | 'unserved' | 'won' | null
}

export interface SeatView {
  money: number
  stage: number
  laid: number | null
  shown: BidView | null
  troupe: TroupeView
}

export interface TroupeView {
  singers: string[]
  director: string | null
  stars: number
  points: number
  casting: string[]
}

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
