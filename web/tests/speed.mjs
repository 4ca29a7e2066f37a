/**
 * Nothing moves unless somebody moves it, and whatever one does is seen at once.
 *
 *   node tests/speed.mjs            layout shift in whole games as they are watched; that of screens is in screens.mjs
 *   node tests/speed.mjs --times    interaction to paint on every board, with a processor four times slower (or of one game)
 *
 * Shift is what the Layout Instability API counts; a game is played by somebody else's hands (over HTTP), so that
 * no input of this page excuses anything. Times are printed and judged only when asked for: they belong to a bench.
 */

import assert from 'node:assert/strict'
import { ask, openTable, playOn } from './furnish.mjs'
import { asTest, withHouse } from './house.mjs'

const MOST_SHIFT = 0.01
const MOST_TIME = 100
const SLOWER = 4
const SHORT = { ensemble: { goal: 20, free_instruments: 2 }, maestro: { goal: 60, free_instruments: 2 }, symphony: { orchestra: 'preset' } } // as short as may be agreed on

/** Noted by the page itself from its first frame. */
export const watchShifts = () => {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput)
        window.shifts.push({ at: entry.startTime, value: entry.value, what: entry.sources.map(({ node, previousRect: a, currentRect: b }) => `${node?.className || node?.nodeName} ${a.x},${a.y},${a.width}×${a.height} → ${b.x},${b.y},${b.width}×${b.height}`) })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Cumulative layout shift as it is defined: the worst window of at most five seconds without a second's pause in it. */
export function cumulative(shifts) {
  let worst = 0
  let window = []
  for (const shift of shifts) {
    if (window.length && (shift.at - window.at(-1).at > 1000 || shift.at - window[0].at > 5000)) window = []
    window.push(shift)
    worst = Math.max(worst, window.reduce((sum, { value }) => sum + value, 0))
  }
  return worst
}

/** The shift of a page since it was loaded; those who moved most are told when it is too much. */
export async function shiftOf(page, name) {
  const shifts = await page.evaluate(() => window.shifts)
  const sum = cumulative(shifts)
  const worst = [...shifts].sort((one, other) => other.value - one.value).slice(0, 5)
  assert(sum < MOST_SHIFT, `${name} shifts by ${sum.toFixed(3)}:\n${worst.map((shift) => `  ${shift.value.toFixed(4)} ${shift.what.join('; ')}`).join('\n')}`)
  return sum
}

async function watching({ at, visitor }, game, size, plain) {
  const context = await visitor({ size })
  await context.addInitScript(watchShifts)
  const hands = await context.newPage()
  await hands.goto(at)
  await ask(hands, 'POST', '/api/guests', { name: 'Clara Wieck' })
  const table = await openTable(hands, { game, seating: ['me', 'greedy', 'greedy', 'greedy'], options: SHORT[game] ?? {} })
  if (plain) await hands.evaluate(() => localStorage.setItem('podium.settings', JSON.stringify({ plain: true })))
  const page = await context.newPage()
  await page.goto(`${at}/table/${table}`)
  await page.waitForSelector('.board')
  await page.evaluate(() => document.fonts.ready)
  await playOn(hands, table, { pause: 40 })
  await page.waitForSelector('.over')
  await page.waitForTimeout(400)
  const sum = await shiftOf(page, `A game of ${game}, ${plain ? 'plain, ' : ''}${size},`)
  console.log(`layout shift: ${sum.toFixed(4)} in a whole game of ${game}, ${plain ? 'plain board' : 'own board'}, ${size}`)
  await context.close()
}

export const trials = Object.fromEntries(
  ['symphonimo', 'turandot', 'ensemble', 'maestro', 'symphony'].flatMap((game) => [
    [`nothing shifts in a whole game of ${game}, wide`, (house) => watching(house, game, 'wide', false)],
    [`nothing shifts in a whole game of ${game}, phone`, (house) => watching(house, game, 'phone', false)],
    [`nothing shifts in a whole game of ${game} on the plain board`, (house) => watching(house, game, 'wide', true)],
  ]),
)

const noteTimes = () => {
  window.times = []
  new PerformanceObserver((list) => window.times.push(...list.getEntries().filter((entry) => entry.interactionId).map((entry) => entry.duration))).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** Ways to act on any board; each is done several times, on the processor that was made slow. */
const INTERACTIONS = {
  select: async (page) => {
    const what = page.locator('.board button.cover:visible, .choices button, .dock input + span, .dock label').first()
    await what.dispatchEvent('pointerenter')
    await page.keyboard.press('Tab')
  },
  play: async (page) => {
    await page.waitForSelector('.dock.mine, .choices button', { timeout: 60_000 })
    const keys = (await page.locator('.board kbd').allTextContents()).filter(Boolean)
    await page.keyboard.press(keys.includes('0') && Math.random() < 0.5 ? '0' : (keys.at(-1) ?? '1'))
  },
  'step back': (page) => page.keyboard.press('['),
  'step on': (page) => page.keyboard.press(']'),
  'open the menu': async (page) => {
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    return () => page.keyboard.press('Escape')
  },
  'close the menu': async (page) => {
    await page.keyboard.press('Escape')
    return () => page.getByRole('button', { name: 'Table', exact: true }).click()
  },
}

/** The longest of each interaction, from the event to the next paint, in milliseconds. */
async function timesOf({ at, visitor }, game, plain) {
  const context = await visitor({ motion: 'no-preference' })
  await context.addInitScript(noteTimes)
  const page = await context.newPage()
  await page.goto(at)
  await ask(page, 'POST', '/api/guests', { name: `Hector ${plain}` })
  if (plain) await page.evaluate(() => localStorage.setItem('podium.settings', JSON.stringify({ plain: true })))
  const table = await openTable(page, { game, seating: ['me', 'greedy', 'greedy', 'greedy'] })
  await page.goto(`${at}/table/${table}`)
  await page.waitForSelector('.dock.mine, .choices button')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const row = {}
  for (const [name, act] of Object.entries(INTERACTIONS)) {
    const all = []
    if (name === 'close the menu') await INTERACTIONS['open the menu'](page)
    for (let i = 0; i < 5; i++) {
      await page.waitForTimeout(500) // what was done before is told late
      await page.evaluate(() => (window.times.length = 0))
      const undo = await act(page)
      await page.waitForTimeout(500)
      all.push(Math.max(0, ...(await page.evaluate(() => window.times))))
      await undo?.()
    }
    row[name] = `${all.sort((one, other) => one - other)[2]} (${all.at(-1)})`
  }
  await context.close()
  return row
}

if (process.argv.includes('--times')) {
  const table = {}
  await withHouse(async (house) => {
    const only = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? ''
    for (const game of ['symphonimo', 'turandot', 'ensemble', 'maestro', 'symphony'].filter((name) => name.includes(only)))
      for (const plain of [false, true]) table[`${game}, ${plain ? 'plain' : 'own'} board`] = await timesOf(house, game, plain)
  })
  console.log(`milliseconds from a press to the next paint, ${SLOWER} times slower: the median of five (and the longest); 0 is under 16`)
  console.table(table)
  const late = Object.values(table).flatMap(Object.values).filter((cell) => parseInt(cell) >= MOST_TIME)
  if (late.length) process.exitCode = 1
} else await asTest(import.meta.url, trials)
