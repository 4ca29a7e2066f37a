/** Which tips were told at which table, so that a page loaded anew does not begin again. */

export interface Kept {
  table: string
  seen: readonly string[]
  isOff: boolean
}

const NAME = 'podium.lessons'
const MOST = 4

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as Kept[]
  } catch {
    return []
  }
}

export const keptOf = (table: string): Kept => all().find((one) => one.table === table) ?? { table, seen: [], isOff: false }

export function keep(kept: Kept): void {
  try {
    localStorage.setItem(NAME, JSON.stringify([kept, ...all().filter((one) => one.table !== kept.table)].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing tells its tips again.
  }
}
