/** What Symphony says about its view beside what both Maestro games say: score cards, bonus cards, teams. */

import type { MaestroView, ScoreView } from '../../protocol'
import { concertHints } from '../concert/hints'
import { type Plain, chips, field, lines, text } from '../plain/hints'
import type { Field, Shape } from '../plain/shape'
import { BOX } from './box'
import { rowsOf } from './table'

export const plain: Plain<MaestroView> = (words, view, seat, names) => {
  const hints = concertHints(BOX, words, view, seat, names)

  function scoreOf(score: ScoreView): Shape {
    const rows = rowsOf(score).filter((row) => row.name !== 'bonus')
    return { kind: 'group', fields: [
      ...field('total', { kind: 'number', value: score.total }),
      ...rows.flatMap(({ name, count, points }) => field(name, text(words('plain-row', { count, points })), words(`symphony-row-${name}`))),
      ...field('categories_performed', text(score.categories.map((name) => words(`category-${name}`)).join(', '))),
      ...field('bonus', chips((score.bonus ?? []).map(({ card, points }) => ({ title: words(`bonus-${card}`), text: String(points), help: `bonus.${card}` })))),
    ] }
  }

  const own: Record<string, () => Field[]> = {
    scores: () => field('scores', { kind: 'list', items: view.scores.map(scoreOf), isBySeat: true }),
    teams: () => field('teams', lines(view.teams.map(({ members, points }, number) => ({ title: words('symphony-team', { team: number + 1 }), text: `${words.listing(members.map((of) => names[of] ?? ''))}, ${words('table-total', { points })}` })))),
  }
  return { ...hints, fieldsOf: (path, value) => own[path]?.() ?? hints.fieldsOf?.(path, value) }
}
