// Made by web/make_types.py from the structs of the rules; do not edit.

export interface Message {
  key: string
  args: Record<string, number | string | Word[] | Word | SeatRef>
}

export interface Word {
  type: 'word'
  key: string
}

export interface SeatRef {
  type: 'seat'
  seat: number
}

export interface Choice {
  action: number
  text: string
  message: Message
  reveals: boolean
}

export interface Outcome {
  reason: string
  scores: number[]
  places: number[]
}
