/**
 * Every screen of the house against a real server, light and dark, wide and phone, and at 200 percent: axe-core finds
 * no fault, nothing is wider than the screen, on a phone every control is large enough to touch, nothing moves where
 * motion is not wanted, or while a page loads, and what can be done on a wide screen can be done at twice the size.
 *
 *   node tests/screens.mjs           all
 *   node tests/screens.mjs phone     what has this in its name
 */

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { SIZES } from './browser.mjs'
import { ask, furnish, openTable, playOn, screensOf } from './furnish.mjs'
import { asTest } from './house.mjs'
import { shiftOf, watchShifts } from './speed.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8')
const TOUCH = 44

let made // the same furniture for every look
const furnished = (house) => (made ??= (async () => {
  const first = await house.visitor({})
  const rooms = await furnish(await first.newPage(), house.at)
  return { rooms, cookies: await first.cookies() }
})())

/** Controls that are smaller than a finger; a link within a sentence may be. */
const tooSmall = (least) => {
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1
  const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=tab]')].filter(isSeen)
  return controls.flatMap((control) => {
    if (control.tagName === 'A' && getComputedStyle(control).display === 'inline') return []
    const boxes = [control, ...(control.labels ?? [])].map((element) => element.getBoundingClientRect())
    const isLarge = boxes.some((box) => box.width >= least - 0.6 && box.height >= least - 0.6)
    return isLarge ? [] : [`${Math.round(boxes[0].width)} × ${Math.round(boxes[0].height)} pixels are too small to touch: ${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 60)} (${control.outerHTML.slice(0, 80)})`]
  })
}

const moving = () => document.getAnimations().filter((one) => one.playState === 'running' && Number(one.effect.getComputedTiming().activeDuration) > 1).map((one) => `moves although motion is not wanted: ${one.animationName ?? one.transitionProperty ?? 'something'} of ${one.effect.target?.className}`)

/** The names of everything that can be pressed, filled or followed. */
const namesOf = () => [...document.querySelectorAll('button, a[href], input, select, textarea')].filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => (one.ariaLabel ?? one.labels?.[0]?.textContent ?? one.textContent ?? '').trim().replace(/\s+/g, ' '))

async function faultsOf(page, size, theme) {
  await page.evaluate(axe)
  const rules = theme === 'dark' ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : {} // the dark page is the light one in other colours
  const { violations } = size === 'zoomed' ? { violations: [] } : await page.evaluate((rules) => window.axe.run(document, { resultTypes: ['violations'], ...rules }), rules)
  const found = violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)}\n        ${node.any[0]?.message ?? violation.help}`))
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (over > 1) found.push(`${over} pixels wider than the screen`)
  if (size === 'phone') found.push(...(await page.evaluate(tooSmall, TOUCH)))
  return [...found, ...(await page.evaluate(moving))]
}

/** What a wide window offers and one at twice the size does not. */
async function lostIn(page) {
  const before = await page.evaluate(namesOf)
  await page.setViewportSize({ width: SIZES.wide.viewport.width / 2, height: SIZES.wide.viewport.height / 2 })
  await page.waitForTimeout(100)
  const after = await page.evaluate(namesOf)
  return before.filter((name) => !after.includes(name)).map((name) => `cannot be reached at 200 percent: ${name}`)
}

async function look(house, size, theme) {
  const { rooms, cookies } = await furnished(house)
  const context = await house.visitor({ size: size === 'zoomed' ? 'wide' : size, theme })
  await context.addCookies(cookies)
  await context.addInitScript(watchShifts)
  const page = await context.newPage()
  let shift = 0
  const found = new Map()
  const screens = [...screensOf(rooms), { name: 'account of a stranger', path: '/account', wait: 'form', stranger: true }]
  for (const { name, path, wait, then, after, stranger } of screens) {
    if (stranger) await context.clearCookies()
    if (size === 'zoomed') await page.setViewportSize(SIZES.wide.viewport)
    await page.goto(house.at + path)
    await page.waitForSelector(wait)
    await page.waitForTimeout(150)
    const shifted = await shiftOf(page, name).then((sum) => ((shift = Math.max(shift, sum)), []), (error) => [error.message])
    await then?.(page)
    await page.waitForTimeout(100)
    const faults = [...shifted, ...(size === 'zoomed' ? await lostIn(page) : []), ...(await faultsOf(page, size, theme))]
    for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), name])
    await after?.(page)
  }
  await context.close()
  assert.equal(found.size, 0, [...found].map(([fault, where]) => `${fault}\n        ${where.slice(0, 4).join(', ')}`).join('\n'))
  console.log(`${screens.length} screens, ${size}, ${theme}: no fault, layout shift ${shift.toFixed(4)} at most as they load`)
}

/** The whole table, with what is one's own and what one may do, is seen at once. */
async function fits({ at, visitor }, game, seats, windows = [[1440, 900], [1280, 720]]) {
  const context = await visitor({})
  const page = await context.newPage()
  await page.goto(at)
  await ask(page, 'POST', '/api/guests', { name: `Fanny Hensel ${seats}` })
  const table = await openTable(page, { game, seating: ['me', ...Array(seats - 1).fill('greedy')] })
  await page.goto(`${at}/table/${table}`)
  for (const acted of [0, 3, 8]) {
    await playOn(page, table, { isEnough: (_, done) => done >= acted })
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      await page.waitForSelector('.dock.mine')
      await page.waitForTimeout(150)
      const tall = await page.evaluate(() => document.documentElement.scrollHeight)
      assert(tall <= height, `${game} with ${seats} seats is ${tall} pixels tall in a window of ${width} × ${height}`)
    }
  }
  await context.close()
}

export const trials = {
  ...Object.fromEntries([['phone', 'light'], ['phone', 'dark'], ['wide', 'light'], ['wide', 'dark'], ['zoomed', 'light']].map(([size, theme]) => [`every screen, ${size}, ${theme}`, (house) => look(house, size, theme)])),
  async 'the whole table is seen without scrolling, at 1440 by 900 and at 1280 by 720, with two to four seats'(house) {
    for (const game of ['symphonimo', 'turandot', 'symphony']) for (const seats of [2, 3, 4]) await fits(house, game, seats)
  },
  async 'a whole concert is seen without scrolling, at 1440 by 900, with two to four seats'(house) {
    for (const game of ['ensemble', 'maestro']) for (const seats of [2, 3, 4]) await fits(house, game, seats, [[1440, 900]])
  },
}

await asTest(import.meta.url, trials)
