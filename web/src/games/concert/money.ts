/** Money is counted in sixteenths and paid in notes: whole, half, quarter, eighth, sixteenth. */

export const WHOLE = 16
export const NOTES = [16, 8, 4, 2, 1] as const
export type NoteValue = (typeof NOTES)[number]

/** A sum in as few notes as can be, the largest first. */
export function notesOf(sum: number): NoteValue[] {
  const notes: NoteValue[] = []
  let rest = Math.max(0, sum)
  for (const value of NOTES) for (; rest >= value; rest -= value) notes.push(value)
  return notes
}

/** "1/2", "1 3/4", "0": as the rules' own words write it. */
export function fraction(sum: number): string {
  const [whole, rest] = [Math.floor(Math.abs(sum) / WHOLE), Math.abs(sum) % WHOLE]
  let part = ''
  if (rest) {
    const shared = rest & -rest // the largest power of two in both
    part = `${rest / shared}/${WHOLE / shared}`
  }
  const text = whole && part ? `${whole} ${part}` : part || `${whole}`
  return sum < 0 ? `−${text}` : text
}

/** An amount that is printed in the box, in sixteenths. */
export function sixteenths(written: string): number {
  const [above = '0', below = '1'] = written.split('/')
  return (Number(above) * WHOLE) / Number(below)
}
