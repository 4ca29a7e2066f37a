/** What each thing of a concert is, does and costs; the figures are the box's and the view's. */

import type { Help } from '../../learn/help'
import type { Words } from '../../words/context'
import type { ConcertBox } from './box'
import type { ConcertView } from './foresight'
import { fraction } from './money'
import { costInWords, effectOf, needsInWords } from './table'

function place(words: Words, box: ConcertBox, key: string, view: ConcertView, names: readonly string[]): Help {
  const price = box.prices[key] ?? 0
  const owners = view.players.flatMap(({ orchestra }, of) => (orchestra[key] ? [words('concert-owned-by', { player: names[of] ?? words('help-concert-seat', { number: of + 1 }), count: orchestra[key] })] : []))
  const lines = [words('help-concert-price', { price: fraction(price), rent: fraction(price / 2) }), owners.length ? words('help-concert-owners', { owners: words.listing(owners) }) : words('help-concert-unowned')]
  const number = box.sections.indexOf(key) + 1
  if (key.startsWith('soloist-')) lines.push(words(box.stars.includes(key) ? 'help-concert-star' : 'help-concert-soloist'))
  if (key === 'soloist-mixed_choir') lines.push(words('help-concert-choir'))
  return { title: number ? `${number}. ${words(key)}` : words(key), lines }
}

function piece(words: Words, box: ConcertBox, key: string, view: ConcertView): Help {
  const sheet = box.sheets[key]!
  const mine = view.hand.find((one) => one.card === key)
  const lines = [words('help-concert-piece', { minutes: sheet.minutes, revenue: fraction(sheet.revenue) })]
  if (mine) lines.push(words('help-concert-needs', { needs: needsInWords(words, mine) }), costInWords(words, mine))
  lines.push(words(sheet.minutes === 4 ? 'help-concert-short' : 'help-concert-long'))
  return { title: sheet.title, about: `${sheet.composer}, ${sheet.catalogue}`.replace(/, $/, ''), lines }
}

const chance = (words: Words, box: ConcertBox, key: string): Help => ({
  title: words(`chance-${key}`),
  about: words(`chance-${key}-text`),
  lines: [effectOf(words, box, key), words(`help-concert-${box.chance[key]!.kind}`)],
})

const THINGS: Record<string, { title: string; lines: readonly string[] }> = {
  money: { title: 'concert-purse', lines: ['help-concert-money', 'help-concert-loan'] },
  maestro: { title: 'table-maestro-card', lines: ['help-concert-maestro'] },
  staff: { title: 'help-concert-staff-title', lines: ['help-concert-staff'] },
  sheets: { title: 'concert-pieces', lines: ['help-concert-sheets', 'help-concert-sheets-many'] },
  chances: { title: 'concert-chances', lines: ['help-concert-chances', 'help-concert-correction'] },
  seat: { title: 'concert-houses', lines: ['help-concert-seats'] },
}

/** An explanation of what is marked `data-help`, or of a bare word on a board that knows no kinds. */
export function explainIn(box: ConcertBox, words: Words, what: string, view: ConcertView, names: readonly string[] = []): Help | undefined {
  const [kind = '', key = ''] = what.split('.')
  const isBare = kind === 'word'
  const seated = isBare && !(key in box.prices) ? [`instrument-${key}`, `soloist-${key}`].find((one) => one in box.prices) : key
  if ((kind === 'place' || isBare) && seated && seated in box.prices) return place(words, box, seated, view, names)
  if ((kind === 'piece' || isBare) && box.sheets[key]) return piece(words, box, key, view)
  if ((kind === 'chance' || isBare) && box.chance[key]) return chance(words, box, key)
  const thing = THINGS[kind === 'pile' ? key : kind]
  return thing && { title: words(thing.title), lines: thing.lines.map((line) => words(line, { goal: view.goal, hand: box.hand, many: box.many })) }
}
