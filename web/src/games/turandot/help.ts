/** What each thing on the table is, does and is worth; the figures are the box's. */

import type { Explain, Help } from '../../learn/help'
import type { TurandotView } from '../../protocol'
import type { Words } from '../../words/context'
import { POINTS, ROLES, isDirector, roleBonus, roleSex, singerOf } from './box'
import { cardInWords } from './table'

function singer(words: Words, key: string): Help {
  const card = singerOf(key)!
  const lines = [
    words('help-turandot-singer', { category: words(`category-${card.category}`), sex: words(`sex-${card.sex}`) }),
    words('help-turandot-stars', { count: card.stars }),
  ]
  if (card.favourite) lines.push(words('help-turandot-favourite', { role: words(`role-${card.favourite}`), points: words.signed(POINTS.favourite_role) }))
  const clashes = ROLES.filter((role) => roleBonus(key, role) < 0)
  lines.push(clashes.length ? words('help-turandot-clash', { roles: words.listing(clashes.map((role) => words(`role-${role}`))), points: words.signed(POINTS.other_sex) }) : words('help-turandot-any-role'))
  return { title: words(`singer-${key}`), about: words(`singer-${key}-about`), lines }
}

function role(words: Words, key: string): Help {
  const sex = roleSex(key)
  return {
    title: `${ROLES.indexOf(key) + 1}. ${words(`role-${key}`)}`,
    lines: [words('help-turandot-role', { sex }), words('help-turandot-role-clash', { points: words.signed(POINTS.other_sex) }), words('help-turandot-role-bid')],
  }
}

const director = (words: Words, key: string): Help => ({
  title: words(`director-${key}`),
  lines: [words('help-turandot-director', { about: words(`director-${key}-about`) }), words('help-turandot-director-when')],
})

/** Whatever lies in the row under a number. */
function number(words: Words, text: string, view: TurandotView): Help {
  const card = view.row[Number(text) - 1]
  const lines = [words('help-turandot-number'), words('help-turandot-number-tie')]
  if (card) lines.unshift(`${cardInWords(words, card)}.`)
  return { title: words('turandot-number', { number: Number(text) }), lines }
}

const THINGS: Record<string, { title: string; lines: readonly string[] }> = {
  money: { title: 'turandot-money', lines: ['help-turandot-money', 'help-turandot-money-lone'] },
  bluff: { title: 'turandot-bluff', lines: ['help-turandot-bluff'] },
  puccini: { title: 'field-puccini', lines: ['help-turandot-puccini', 'help-turandot-puccini-helper'] },
  helpers: { title: 'turandot-lone', lines: ['help-turandot-money-lone', 'help-turandot-helpers'] },
  stage: { title: 'field-stage', lines: ['help-turandot-stage'] },
}

export const explain: Explain<TurandotView> = (words, what, view) => {
  const [kind = '', key = ''] = what.split('.')
  const isBare = kind === 'word' // from a board that knows no kinds
  if (kind === 'singer' || (isBare && singerOf(key))) return singer(words, key)
  if (kind === 'director' || (isBare && isDirector(key))) return director(words, key)
  if (kind === 'role' || (isBare && ROLES.includes(key))) return role(words, key)
  if (kind === 'number') return number(words, key, view)
  const thing = THINGS[kind]
  return thing && { title: words(thing.title), lines: thing.lines.map((line) => words(line, { points: POINTS.stage_element })) }
}
