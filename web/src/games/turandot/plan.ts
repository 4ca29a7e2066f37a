/** A casting on paper: who sings what, before the curtain goes up. Moving a singer swaps with whoever is there. */

export type Plan = readonly (string | null)[] // by role

export const blankPlan = (roles: number, cast: readonly string[]): Plan => Array.from({ length: roles }, (_, i) => cast[i] ?? null)

export function put(plan: Plan, singer: string, role: number): Plan {
  const from = plan.indexOf(singer)
  const there = plan[role] ?? null
  return plan.map((held, i) => (i === role ? singer : i === from ? there : held))
}

/** Who has no role yet, in order of arrival. */
export const waiting = (plan: Plan, troupe: readonly string[]): string[] => troupe.filter((singer) => !plan.includes(singer))

export const isWhole = (plan: Plan): boolean => plan.every((singer) => singer !== null)
