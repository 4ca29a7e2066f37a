/** A house with something in it, and the list of all its screens: what is checked, timed and painted alike. */

/** Ask the server as the page would, with the cookie of the page. */
export const ask = (page, method, path, body) => page.evaluate(async ([method, path, body]) => {
  const answer = await fetch(path, { method, ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}) })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}, [method, path, body])

export const openTable = async (page, wanted) => (await ask(page, 'POST', '/api/tables', { game: 'symphonimo', pace: 'instant', is_public: true, ...wanted })).tables[0]

/** Play a table on by HTTP: to its end, or until `isEnough(state, acted)`. */
export async function playOn(page, table, { isEnough = () => false, pause = 0 } = {}) {
  for (let i = 0, acted = 0; ; i++) {
    const state = await ask(page, 'GET', `/api/tables/${table}`)
    if (state.table.status === 'over' || (state.choices.length && isEnough(state, acted))) return
    const choice = state.choices.find(({ text }) => text === 'cast best' || text.startsWith('perform ')) ?? state.choices[acted % Math.max(1, state.choices.length)]
    if (choice) await ask(page, 'POST', `/api/tables/${table}/messages`, { type: 'act', id: `${table}-${i}`, based_on: state.number, action: choice.action })
    if (choice) acted++
    if (pause || !choice) await page.waitForTimeout(pause || 25)
  }
}

/** An account with rated games, tables that wait, are played and are over. */
export async function furnish(page, at, { name = `Clara Wieck ${Math.random().toString(36).slice(2, 6)}` } = {}) {
  await page.goto(at)
  await ask(page, 'POST', '/api/accounts', { name, password: 'träumerei opus 15' })
  const bots = ['greedy', 'greedy', 'greedy']
  const made = {
    waiting: await openTable(page, { seating: ['me', 'open', 'musician', 'soloist'] }),
    playing: await openTable(page, { seating: ['me', ...bots], clock: { type: 'bank', seconds: 300, increment: 10 } }),
    turandot: await openTable(page, { game: 'turandot', seating: ['me', ...bots] }),
    casting: await openTable(page, { game: 'turandot', seating: ['me', ...bots] }),
    ensemble: await openTable(page, { game: 'ensemble', seating: ['me', ...bots], options: { free_instruments: 2 } }),
    maestro: await openTable(page, { game: 'maestro', seating: ['me', ...bots], options: { teams: 2 } }),
    seating: await openTable(page, { game: 'symphony', seating: ['me', ...bots] }),
    symphony: await openTable(page, { game: 'symphony', seating: ['me', ...bots], options: { orchestra: 'preset' } }),
    concert: await openTable(page, { game: 'symphony', seating: ['me', 'greedy'], options: { orchestra: 'preset' } }),
    over: await openTable(page, { game: 'symphonimo', seating: ['me', 'greedy'], is_rated: true }),
    opera: await openTable(page, { game: 'turandot', seating: ['me', 'greedy'], is_rated: true }),
    chamber: await openTable(page, { game: 'ensemble', seating: ['me', 'greedy', 'greedy'], options: { goal: 20, free_instruments: 2 } }),
    hall: await openTable(page, { game: 'maestro', seating: ['me', ...bots], options: { goal: 60, free_instruments: 2, teams: 2 } }),
  }
  await playOn(page, made.playing, { isEnough: (_, acted) => acted >= 6 })
  await playOn(page, made.turandot, { isEnough: (state, acted) => acted >= 5 && state.choices.some(({ text }) => text.startsWith('number')) })
  await playOn(page, made.casting, { isEnough: (state) => state.choices.some(({ text }) => text === 'cast best') })
  await playOn(page, made.ensemble, { isEnough: (state, acted) => acted >= 8 && state.choices.some(({ text }) => text === 'take sheet') })
  await playOn(page, made.maestro, { isEnough: (state, acted) => acted >= 14 && state.choices.some(({ text }) => text === 'take sheet') })
  await playOn(page, made.seating, { isEnough: (state, acted) => acted >= 8 && state.choices.some(({ text }) => text.startsWith('card')) })
  await playOn(page, made.symphony, { isEnough: (state, acted) => acted >= 6 && state.choices.some(({ text }) => text.startsWith('note')) })
  for (const table of [made.over, made.opera, made.chamber, made.hall, made.concert]) await playOn(page, table)
  await ask(page, 'POST', `/api/tables/${made.over}/review`)
  for (const text of ['Good evening!', 'May the best orchestra win.']) await ask(page, 'POST', `/api/tables/${made.playing}/messages`, { type: 'say', id: text, text })
  made.me = (await ask(page, 'GET', '/api/me')).id
  return made
}

const press = (key) => (page) => page.locator('body').press(key)
const click = (role, name) => (page) => page.getByRole(role, { name, exact: true }).first().click()

/** Every screen: where it is, when it is there, what to do `then` to see it, and how to leave it as it was. */
export const screensOf = (made) => [
  { name: 'front', path: '/', wait: 'article' },
  { name: 'lobby', path: '/lobby', wait: 'section' },
  { name: 'new-table', path: '/new/symphonimo', wait: 'form' },
  { name: 'new-table-maestro', path: '/new/maestro', wait: 'form' },
  { name: 'waiting', path: `/table/${made.waiting}`, wait: '.invite svg' },
  { name: 'table-symphonimo', path: `/table/${made.playing}`, wait: '.board' },
  { name: 'table-chat', path: `/table/${made.playing}`, wait: '.board', then: (page) => page.getByRole('tab').last().click() },
  { name: 'table-menu', path: `/table/${made.playing}`, wait: '.board', then: click('button', 'Table') },
  { name: 'table-back', path: `/table/${made.turandot}`, wait: '.board', then: press('[') },
  { name: 'table-turandot', path: `/table/${made.turandot}`, wait: '.board' },
  { name: 'table-casting', path: `/table/${made.casting}`, wait: '.casting' },
  { name: 'table-ensemble', path: `/table/${made.ensemble}`, wait: '.board' },
  { name: 'table-maestro', path: `/table/${made.maestro}`, wait: '.board' },
  { name: 'table-seating', path: `/table/${made.seating}`, wait: '.board' },
  { name: 'table-symphony', path: `/table/${made.symphony}`, wait: '.board' },
  { name: 'table-plain', path: `/table/${made.turandot}`, wait: '.board', then: press('p'), after: press('p') },
  { name: 'over-symphonimo', path: `/table/${made.over}`, wait: '.over' },
  { name: 'over-turandot', path: `/table/${made.opera}`, wait: '.over' },
  { name: 'over-ensemble', path: `/table/${made.chamber}`, wait: '.over' },
  { name: 'over-maestro', path: `/table/${made.hall}`, wait: '.over' },
  { name: 'over-symphony', path: `/table/${made.concert}`, wait: '.over' },
  { name: 'replay', path: `/replay/${made.opera}`, wait: '.board', then: async (page) => { for (let i = 0; i < 9; i++) await press(']')(page) } },
  { name: 'archive', path: '/archive?of=symphonimo', wait: 'main li' },
  { name: 'player', path: `/player/${made.me}`, wait: 'main li' },
  { name: 'account', path: '/account', wait: 'form' },
  { name: 'settings', path: '/settings', wait: 'main' },
  { name: 'rules', path: '/rules', wait: 'main li' },
  { name: 'rules-symphonimo', path: '/rules/symphonimo', wait: 'figure' },
  { name: 'rules-turandot', path: '/rules/turandot', wait: 'figure' },
  { name: 'rules-ensemble', path: '/rules/ensemble', wait: 'figure' },
  { name: 'rules-maestro', path: '/rules/maestro', wait: 'figure' },
  { name: 'rules-symphony', path: '/rules/symphony', wait: 'figure' },
  { name: 'duplicates', path: '/duplicates', wait: 'form' },
  { name: 'keys', path: '/settings', wait: 'main', then: press('?') },
  { name: 'style', path: '/style', wait: 'main h1' },
  { name: 'nowhere', path: '/encore', wait: 'main h1' },
  { name: 'review', path: `/table/${made.over}`, wait: '.over', then: async (page) => { await click('button', 'Review')(page); await page.waitForSelector('figure', { timeout: 90_000 }) } },
]
