/**
 * A casting while it is being planned. The plan is made on paper, in any order; the rules take it role by role,
 * so raising the curtain plays it one decision after the other.
 */

import { untrack } from 'svelte'
import type { Choice, TroupeView } from '../../protocol'
import { choiceFor } from '../board'
import { ROLES, roleBonus } from './box'
import { blankPlan, isWhole, put, waiting } from './plan'

export class CastingPlan {
  plan = $state.raw(blankPlan(ROLES.length, []))
  picked: string | null = $state(null)
  #isRaised = $state(false)
  readonly #troupe: () => TroupeView | undefined
  readonly #legal: () => readonly Choice[]

  /** Call while the board is being set up. `troupe` is none where nobody casts. */
  constructor(troupe: () => TroupeView | undefined, legal: () => readonly Choice[], play: (action: number) => void) {
    this.#troupe = troupe
    this.#legal = legal

    // What is cast is cast; the rest of the plan stays as it is. Where nobody casts there is none.
    $effect(() => {
      const house = troupe()
      untrack(() => {
        if (house) this.plan = house.casting.reduce((drawn, singer, role) => put(drawn, singer, role), this.plan)
        else [this.plan, this.picked, this.#isRaised] = [blankPlan(ROLES.length, []), null, false]
      })
    })

    // One decision after the other, as each is accepted.
    $effect(() => {
      const house = troupe()
      if (!this.#isRaised || !house) return
      const singer = this.plan[house.casting.length]
      const choice = singer ? choiceFor(legal(), `cast ${house.singers.indexOf(singer) + 1}`) : undefined
      if (choice) play(choice.action)
    })
  }

  /** How many roles are cast for good. */
  get done(): number {
    return this.#troupe()?.casting.length ?? 0
  }

  get isOpen(): boolean {
    return this.#legal().length > 0 && !this.#isRaised
  }

  get best(): Choice | undefined {
    return choiceFor(this.#legal(), 'cast best')
  }

  get canRise(): boolean {
    return isWhole(this.plan) && this.isOpen
  }

  get points(): number {
    return this.plan.reduce((sum, singer, i) => sum + (singer ? roleBonus(singer, ROLES[i] ?? '') : 0), 0)
  }

  /** Singers of the troupe who have no role yet. */
  get waiting(): string[] {
    return waiting(this.plan, this.#troupe()?.singers ?? [])
  }

  pick(singer: string): void {
    this.picked = this.picked === singer ? null : singer
  }

  place(role: number, singer: string | null = this.picked): void {
    const held = this.plan[role] ?? null
    if (singer && role >= this.done) this.plan = put(this.plan, singer, role)
    else if (!singer && held) return void (this.picked = held)
    this.picked = null
  }

  raise(): void {
    this.#isRaised = true
  }
}
