/**
 * Every screen of the house, light and dark, wide and phone, against a real server: axe-core finds no fault, nothing
 * is wider than the screen, and with --pictures each is painted into docs/screenshots/.
 *
 *   node tests/screens.mjs                       check all
 *   node tests/screens.mjs --pictures lobby      paint those with this in their name as well
 */

import { mkdir } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { withHouse } from './house.mjs'

const OUT = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8')
const given = process.argv.slice(2)
const paints = given.includes('--pictures')
const only = given.find((word) => !word.startsWith('--')) ?? ''
const LOOKS = [['wide', 'light'], ['wide', 'dark'], ['phone', 'light'], ...(paints ? [['phone', 'dark']] : [])]

/** Ask the server as the page would, with the cookie of the page. */
const ask = (page, method, path, body) => page.evaluate(async ([method, path, body]) => {
  const answer = await fetch(path, { method, ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}, [method, path, body])

const open = async (page, wanted) => (await ask(page, 'POST', '/api/tables', { game: 'symphonimo', pace: 'instant', is_public: true, ...wanted })).tables[0]

/** A house with something in it: an account with a rated game, tables that wait, are played and are over. */
async function furnish(page, at) {
  await page.goto(at)
  await ask(page, 'POST', '/api/accounts', { name: 'Clara Wieck', password: 'träumerei opus 15' })
  const made = { waiting: await open(page, { seating: ['me', 'open', 'musician', 'soloist'] }) }
  made.playing = await open(page, { seating: ['me', 'greedy', 'greedy', 'greedy'], clock: { type: 'bank', seconds: 300, increment: 10 } })
  made.turandot = await open(page, { game: 'turandot', seating: ['me', 'greedy', 'greedy', 'greedy'] })
  made.ensemble = await open(page, { game: 'ensemble', seating: ['me', 'apprentice', 'apprentice', 'apprentice'], options: { free_instruments: 2 } })
  made.maestro = await open(page, { game: 'maestro', seating: ['me', 'apprentice', 'apprentice', 'apprentice'], options: { teams: 2 } })
  for (const [name, game] of [['over', 'symphonimo'], ['opera', 'turandot']]) made[name] = await open(page, { game, seating: ['me', 'greedy'], is_rated: true })
  for (const table of [made.over, made.opera]) {
    for (let i = 0, state; (state = await ask(page, 'GET', `/api/tables/${table}`)).table.status !== 'over'; i++) {
      const best = state.choices.find((choice) => choice.text === 'cast best') ?? state.choices[i % Math.max(1, state.choices.length)]
      if (best) await ask(page, 'POST', `/api/tables/${table}/messages`, { type: 'act', id: `${table}-${i}`, based_on: state.number, action: best.action })
      else await page.waitForTimeout(30)
    }
  }
  await ask(page, 'POST', `/api/tables/${made.over}/review`)
  for (const text of ['Good evening!', 'May the best orchestra win.']) await ask(page, 'POST', `/api/tables/${made.playing}/messages`, { type: 'say', id: text, text })
  made.me = (await ask(page, 'GET', '/api/me')).id
  return made
}

const press = (key) => (page) => page.locator('body').press(key)
const click = (role, name) => (page) => page.getByRole(role, { name, exact: true }).first().click()

const screensOf = (made) => [
  { name: 'front', path: '/', wait: 'article' },
  { name: 'lobby', path: '/lobby', wait: 'section' },
  { name: 'new-table', path: '/new/symphonimo', wait: 'form' },
  { name: 'waiting', path: `/table/${made.waiting}`, wait: '.invite svg' },
  { name: 'table-symphonimo', path: `/table/${made.playing}`, wait: '.board' },
  { name: 'table-chat', path: `/table/${made.playing}`, wait: '.board', then: (page) => page.getByRole('tab').last().click() },
  { name: 'table-menu', path: `/table/${made.playing}`, wait: '.board', then: click('button', 'Table') },
  { name: 'table-turandot', path: `/table/${made.turandot}`, wait: '.board' },
  { name: 'table-ensemble', path: `/table/${made.ensemble}`, wait: '.board' },
  { name: 'table-maestro', path: `/table/${made.maestro}`, wait: '.board' },
  { name: 'table-plain', path: `/table/${made.turandot}`, wait: '.board', then: press('p'), after: press('p') },
  { name: 'over-symphonimo', path: `/table/${made.over}`, wait: '.over' },
  { name: 'over-turandot', path: `/table/${made.opera}`, wait: '.over' },
  { name: 'replay', path: `/replay/${made.opera}`, wait: '.board', then: async (page) => { for (let i = 0; i < 9; i++) await press(']')(page) } },
  { name: 'archive', path: '/archive?of=symphonimo', wait: 'main li' },
  { name: 'player', path: `/player/${made.me}`, wait: 'main li' },
  { name: 'account', path: '/account', wait: 'form' },
  { name: 'settings', path: '/settings', wait: 'main' },
  { name: 'rules', path: '/rules', wait: 'main li' },
  { name: 'rules-symphonimo', path: '/rules/symphonimo', wait: 'figure' },
  { name: 'rules-turandot', path: '/rules/turandot', wait: 'figure' },
  { name: 'keys', path: '/settings', wait: 'main', then: press('?') },
  { name: 'nowhere', path: '/encore', wait: 'main h1' },
  { name: 'review', path: `/table/${made.over}`, wait: '.over', then: async (page) => { await click('button', 'Review')(page); await page.waitForSelector('figure', { timeout: 90_000 }) } },
]

const found = new Map()
let count = 0

async function check(page, name) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  const note = (line) => found.set(line, [...(found.get(line) ?? []), name])
  for (const violation of violations) for (const node of violation.nodes) note(`${violation.id}: ${node.html.slice(0, 160)}\n    ${node.any[0]?.message ?? violation.help}`)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (over > 1) note(`${over} pixels wider than the screen`)
  count++
}

const faults = await withHouse(async ({ at, visitor, expected }) => {
  expected.push('/encore') // an address that leads nowhere is answered so
  const first = await visitor({})
  const made = await furnish(await first.newPage(), at)
  const cookies = await first.cookies()
  await mkdir(OUT, { recursive: true })
  for (const [size, theme] of LOOKS) {
    const context = await visitor({ size, theme })
    await context.addCookies(cookies)
    const page = await context.newPage()
    for (const { name, path, wait, then, after } of screensOf(made).filter((screen) => screen.name.includes(only))) {
      await page.goto(at + path)
      await page.waitForSelector(wait)
      await page.evaluate(() => document.fonts.ready)
      await then?.(page)
      await page.waitForTimeout(150)
      if (paints) await page.screenshot({ path: `${OUT}house-${name}-${size}-${theme}.png`, fullPage: !(await page.locator('dialog[open]').count()), scale: 'css' })
      await check(page, `${name} ${size} ${theme}`)
      await after?.(page)
    }
    // A stranger sees the account page without an account.
    const stranger = await (await visitor({ size, theme })).newPage()
    await stranger.goto(`${at}/account`)
    await stranger.waitForSelector('form')
    await check(stranger, `account of a stranger ${size} ${theme}`)
    await stranger.context().close()
    await context.close()
  }
})
for (const [line, where] of found) console.error(`${line}\n    ${where.slice(0, 3).join(', ')}${where.length > 3 ? ` and ${where.length - 3} more` : ''}`)
for (const fault of faults) console.error(fault)
console.log(`${count} screens, ${found.size} violations, ${faults.length} faults`)
process.exitCode = found.size + faults.length ? 1 : 0
