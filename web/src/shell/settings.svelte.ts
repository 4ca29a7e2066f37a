/** What somebody has chosen for this browser; the address may say otherwise, for a link or a picture. */

import { LANGUAGES, type Language } from '../words/phrasebook'

export const THEMES = ['system', 'light', 'dark'] as const
export const MOTIONS = ['system', 'still'] as const
export type Theme = (typeof THEMES)[number]
export type Motion = (typeof MOTIONS)[number]

interface Kept {
  language: Language | null
  theme: Theme
  motion: Motion
  plain: boolean // the plain board, for every game
  aside: boolean // story and chat beside the board
  sound: boolean
  volume: number // 0 … 1
}

const NAME = 'podium.settings'
const DEFAULTS: Kept = { language: null, theme: 'system', motion: 'system', plain: false, aside: true, sound: true, volume: 0.7 }

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Kept>) }
  } catch {
    return DEFAULTS
  }
}

class Settings {
  #kept: Kept = $state.raw(read())

  get language(): Language {
    const wanted = this.#kept.language ?? navigator.language.slice(0, 2)
    return LANGUAGES.find((known) => known === wanted) ?? 'en'
  }

  get theme(): Theme {
    return this.#kept.theme
  }

  get motion(): Motion {
    return this.#kept.motion
  }

  get plain(): boolean {
    return this.#kept.plain
  }

  get aside(): boolean {
    return this.#kept.aside
  }

  get sound(): boolean {
    return this.#kept.sound
  }

  get volume(): number {
    return this.#kept.volume
  }

  set(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes }
    try {
      localStorage.setItem(NAME, JSON.stringify(this.#kept))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings()
