/** Tables that were played on in this browser, so that one finds back to them. */

export interface Recent {
  id: string
  game: string
}

const NAME = 'podium.recent'
const MOST = 6

export function recent(): Recent[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as Recent[]
  } catch {
    return []
  }
}

const keep = (tables: Recent[]): void => {
  try {
    localStorage.setItem(NAME, JSON.stringify(tables.slice(0, MOST)))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const remember = (table: Recent): void => keep([table, ...recent().filter(({ id }) => id !== table.id)])
export const forget = (id: string): void => keep(recent().filter((table) => table.id !== id))
