/** What only Symphony says: bonus cards, score cards, teams. */

import type { ScoreView, MaestroView } from '../../protocol'
import type { Words } from '../../words/context'
import { LIMIT, bonusOf } from './box'

/** What a bonus card gives a point for. */
export function bonusInWords(words: Words, key: string): string {
  const card = bonusOf(key)
  if (!card) return ''
  return words(`symphony-bonus-${card.kind}`, {
    instrument: card.instrument ? words(`instrument-${card.instrument}`) : '',
    category: card.category ? words(`category-${card.category}`) : '',
    minutes: card.minutes ?? 0,
    members: words.listing((card.members ?? []).map((name) => (words.has(`instrument-${name}`) ? words(`instrument-${name}`) : words(`soloist-${name}`)))),
    limit: LIMIT,
  })
}

export interface Row {
  name: string
  count: number
  points: number
}

/** A score card, row by row; the last row is none where one may not see it. */
export function rowsOf(score: ScoreView): Row[] {
  return [
    { name: 'instruments', count: score.instruments, points: score.instrument_points },
    { name: 'soloists', count: score.soloists, points: score.soloist_points },
    { name: 'categories', count: score.categories.length, points: score.category_points },
    { name: 'position', count: score.position, points: score.position_points },
    { name: 'bach', count: score.bach, points: score.bach_points },
    ...(score.bonus ? [{ name: 'bonus', count: score.bonus.length, points: score.bonus.reduce((sum, one) => sum + one.points, 0) }] : []),
  ]
}

/** The rows of everybody, the teams, and one's own bonus cards, a sentence each. */
export function scoreInWords(words: Words, view: MaestroView, names: readonly string[]): string[] {
  const said = view.scores.map((score, of) => {
    const rows = rowsOf(score).map((row) => words('symphony-row-words', { row: words(`symphony-row-${row.name}`), count: row.count, points: row.points }))
    return words('symphony-score-words', { player: names[of] ?? '', total: score.total, rows: words.listing(rows) })
  })
  for (const [of, score] of view.scores.entries())
    for (const bonus of score.bonus ?? []) said.push(words('symphony-bonus-words', { player: names[of] ?? '', card: words(`bonus-${bonus.card}`), about: bonusInWords(words, bonus.card), points: bonus.points }))
  view.teams.forEach((team, number) => said.push(words('symphony-team-words', { team: number + 1, members: words.listing(team.members.map((of) => names[of] ?? '')), points: team.points })))
  return said
}
