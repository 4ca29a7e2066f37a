/** Who is here, and what can be played: known to every page, fetched once. */

import type { House, Me } from '../protocol'
import type { Language } from '../words/phrasebook'
import { api, Refused } from './http'
import { friendlyName } from './names'

class Session {
  me: Me | null = $state.raw(null)
  isKnown = $state(false) // whether the server has been asked
  #house: Promise<House> | undefined
  #asked: Promise<Me | null> | undefined

  house(): Promise<House> {
    this.#house ??= api.house().catch((error: unknown) => {
      this.#house = undefined
      throw error
    })
    return this.#house
  }

  /** Who is signed in, if anybody. */
  async who(): Promise<Me | null> {
    this.#asked ??= api.me().catch((error: unknown) => {
      if (error instanceof Refused && error.code === 'not_signed_in') return null
      this.#asked = undefined
      throw error
    })
    const found = await this.#asked
    if (!this.isKnown) this.set(found)
    return this.me
  }

  set(me: Me | null): void {
    this.me = me
    this.isKnown = true
    this.#asked = Promise.resolve(me)
  }

  /** Somebody to play as: a guest with a friendly name if nobody is signed in. */
  async somebody(language: Language): Promise<Me> {
    const known = await this.who()
    if (known) return known
    for (let tries = 0; ; tries++) {
      const name = friendlyName(language) + (tries > 2 ? ` ${Math.floor(Math.random() * 90 + 10)}` : '')
      try {
        const made = await api.becomeGuest({ name })
        this.set(made)
        return made
      } catch (error) {
        const isTaken = error instanceof Refused && (error.code === 'name_taken' || error.code === 'bad_name')
        if (!isTaken || tries > 6) throw error
      }
    }
  }
}

export const session = new Session()
