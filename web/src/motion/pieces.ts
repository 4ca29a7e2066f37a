/**
 * Stable names for things that have none. A view says "two foxes here, one there"; to show a card travel
 * one must know which fox went. What stayed in its zone keeps its name, what left one zone and appeared
 * in another of the same kind is taken to be the same thing, and the rest is new.
 */

export type Zones = Record<string, readonly string[]>

export interface Piece {
  id: string
  kind: string
}

export type Laid = Record<string, Piece[]>

/** Names for all that lies in `next`, given the names of what lay there before. */
export function track(before: Laid, next: Zones): Laid {
  const free: Record<string, Piece[]> = {}
  for (const [zone, pieces] of Object.entries(before)) free[zone] = [...pieces]

  const laid: Record<string, (Piece | undefined)[]> = {}
  for (const [zone, kinds] of Object.entries(next))
    laid[zone] = kinds.map((kind) => taken(free[zone] ?? [], kind))

  const movers = Object.values(free).flat()
  const used = new Set(Object.values(before).flatMap((pieces) => pieces.map((piece) => piece.id)))
  for (const [zone, kinds] of Object.entries(next))
    laid[zone] = laid[zone]!.map((piece, i) => piece ?? taken(movers, kinds[i]!) ?? fresh(used, kinds[i]!))
  return laid as Laid
}

function taken(from: Piece[], kind: string): Piece | undefined {
  const at = from.findIndex((piece) => piece.kind === kind)
  return at < 0 ? undefined : from.splice(at, 1)[0]
}

function fresh(used: Set<string>, kind: string): Piece {
  let n = 1
  while (used.has(`${kind}.${n}`)) n++
  used.add(`${kind}.${n}`)
  return { id: `${kind}.${n}`, kind }
}
