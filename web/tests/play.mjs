/**
 * Whole games through the page, against a real server: two browsers and two bots. One plays the drawn board with
 * the mouse, the other the plain board on a phone with keys alone; in the middle a line breaks, a page is loaded
 * anew, something is said, and something is taken back by consent. The Maestro games have a low goal; Symphony is
 * played in teams, and in Ensemble a card of somebody's is answered out of turn.
 *
 *   node tests/play.mjs               all games
 *   node tests/play.mjs turandot      one of them
 */

import assert from 'node:assert/strict'
import { withHouse } from './house.mjs'

const only = process.argv[2] ?? ''
const LONGEST = 90_000

/** What is agreed on beforehand, so that a game is short. */
const AGREED = { ensemble: { Goal: '40' }, maestro: { Goal: '60', Teams: '2' } }

/** Lets a test hang up a page's lines, as a tunnel or a lift would. */
const breakable = () => {
  const Real = window.WebSocket
  window.lines = []
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given)
      window.lines.push(this)
    }
  }
}

async function newcomer(visitor, at, setting) {
  const context = await visitor(setting)
  await context.addInitScript(breakable)
  const page = await context.newPage()
  await page.goto(at)
  return page
}

/** Open a table in the browser: two people, two bots that answer at once. Returns the link to it. */
async function openTable(page, at, game) {
  await page.goto(`${at}/new/${game}`)
  for (const seat of [3, 4]) await page.getByLabel(`Seat ${seat}`).selectOption('apprentice')
  for (const [name, value] of Object.entries(AGREED[game] ?? {})) await page.getByLabel(name, { exact: true }).selectOption(value)
  await page.getByRole('switch', { name: 'Bots answer at once' }).check()
  await page.getByRole('button', { name: 'Open the table' }).click()
  return page.getByLabel('Link to this table').inputValue()
}

const isOver = (page) => page.locator('.over').count()

/** One choice with the mouse on the drawn board, if it is this person's turn. */
async function byMouse(page, turn) {
  if (!(await page.locator('.dock.mine').count())) return false
  for (const name of ['Best casting', 'Lay face down', /^Give these/]) {
    const button = page.getByRole('button', { name, disabled: false })
    if (await button.count()) return button.first().click({ timeout: 2000 }).then(() => true, () => false)
  }
  const music = page.locator('.hand button.cover:not([aria-pressed]):visible') // what can be performed, is
  if (await music.count()) return music.first().click({ timeout: 2000 }).then(() => true, () => false)
  const covers = page.locator('.board button.cover:not([aria-hidden]):visible')
  const count = await covers.count()
  const acts = page.locator('.dock .acts button:enabled')
  const target = count && turn % 3 ? covers.nth(turn % count) : (await acts.count()) ? acts.nth(turn % (await acts.count())) : count ? covers.first() : page.locator('.dock button:enabled').first()
  return target.click({ timeout: 2000 }).then(() => true, () => false)
}

/** As a jealous person plays: chance cards, corrections saved, and everything answered that can be. */
async function byGrudge(page, turn) {
  if (!(await page.locator('.dock.mine').count())) return false
  const isCorrection = await page.locator('.scene .chance.correction').count()
  const wishes = ['.acts button:text("Answer with a correction"):not([aria-disabled])', '.acts button:text("Let it pass")', isCorrection ? '.acts button:text("Save it")' : '.acts button:text("Use it"):enabled', '.acts button:text("Save it")', '.acts button:text("Take a chance card"):enabled', '.acts button:text("End the turn"):enabled']
  for (const wish of wishes) {
    const button = page.locator(`.dock ${wish.replace('button:text(', 'button:has-text(')}`)
    if (await button.count()) return button.first().click({ timeout: 2000 }).then(() => true, () => false)
  }
  return byMouse(page, turn)
}

/** One choice by its key on the plain board. */
async function byKey(page, turn) {
  const keys = await page.locator('.choices kbd').allTextContents()
  if (!keys.length) return false
  await page.keyboard.press(keys[turn % keys.length])
  return true
}

async function playTo(pages, isEnough) {
  const began = Date.now()
  for (let turn = 0; !(await isEnough(turn)); turn++) {
    assert(Date.now() - began < LONGEST, 'the game comes to no end')
    const acted = await Promise.all(pages.map(({ page, play }) => play(page, turn)))
    if (!acted.some(Boolean)) await pages[0].page.waitForTimeout(25)
  }
}

async function wholeGame({ at, visitor, expected }, game) {
  const ada = await newcomer(visitor, at, {})
  const bob = await newcomer(visitor, at, { size: 'phone', theme: 'dark' })
  const link = await openTable(ada, at, game)
  await bob.goto(`${at}/settings`)
  await bob.getByRole('switch', { name: 'The plain board' }).check()
  await bob.goto(link)
  await bob.getByRole('button', { name: 'Sit here' }).click()
  await Promise.all([ada, bob].map((page) => page.waitForSelector('.board')))
  const pages = [{ page: ada, play: byMouse }, { page: bob, play: byKey }]
  await playTo(pages, async (turn) => turn >= 12)

  // In somebody else's turn, a card of theirs is cancelled.
  if (game === 'ensemble') {
    const { name } = await ada.evaluate(() => fetch('/api/me').then((answer) => answer.json()))
    const answered = ada.getByText(`${name} answers with a correction card`)
    await playTo([{ page: ada, play: byGrudge }, pages[1]], async () => (await answered.count()) > 0)
  }

  // Something is said, and heard.
  await ada.locator('body').press('c')
  await ada.getByLabel('Say something').fill('Good luck!')
  await ada.keyboard.press('Enter')
  await bob.getByRole('tab', { name: /Chat/ }).click()
  await bob.getByText('Good luck!').waitFor()

  // Something is taken back, if the other agrees.
  await ada.getByRole('tab', { name: 'What happened' }).click()
  await ada.getByRole('button', { name: 'Undo', exact: true }).click()
  const asked = bob.getByRole('button', { name: 'Agree' })
  await Promise.race([asked.waitFor().then(() => asked.click()), ada.waitForTimeout(1500)])
  await ada.locator('.offer').waitFor({ state: 'detached' })

  // A line breaks while a choice is made, a page is loaded anew, and both go on where they were.
  expected.push('WebSocket')
  await playTo(pages, async () => (await ada.locator('.dock.mine').count()) > 0)
  await ada.evaluate(() => window.lines.forEach((line) => line.close()))
  await byMouse(ada, 0)
  await ada.waitForFunction(() => window.lines.filter((line) => line.readyState === 1).length === 1)
  assert.match(await ada.evaluate(() => window.lines.at(-1).url), /since=\d+&seat=0/)
  await bob.reload()
  await bob.waitForSelector('.board')

  await playTo(pages, async () => (await isOver(ada)) && (await isOver(bob)))
  const result = (page) => page.locator('.over ol').innerText()
  assert.equal((await result(ada)).replace(/\s+/g, ' '), (await result(bob)).replace(/\s+/g, ' '))

  // Once more: whoever asks goes there, the other is asked in, and both sit one seat on.
  await ada.getByRole('button', { name: 'Play again' }).click()
  await ada.waitForURL((url) => !link.includes(url.pathname))
  await bob.getByRole('link', { name: /rematch/ }).click()
  await bob.getByRole('button', { name: 'Sit here' }).click()
  await Promise.all([ada, bob].map((page) => page.waitForSelector('.board')))
  await Promise.all([ada, bob].map((page) => page.context().close()))
}

/** What has come over the wire so far, in kB, as it was sent. */
const fetched = (page) => page.evaluate(() => performance.getEntriesByType('resource').reduce((sum, one) => sum + one.encodedBodySize, 0) / 1000)

/** From the front page to the first move against bots: one click, then one key; and little is fetched for it. */
async function oneClick({ at, visitor }) {
  const page = await newcomer(visitor, at, { locale: 'fr' })
  await page.getByRole('button', { name: 'Jouer contre des robots' }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const shell = await fetched(page)
  await page.getByRole('button', { name: 'Jouer contre des robots' }).first().click()
  await page.waitForSelector('.dock.mine', { timeout: 30_000 })
  const game = (await fetched(page)) - shell
  console.log(`fetched: ${shell.toFixed(0)} kB for the front page, ${game.toFixed(0)} kB more for a game`)
  assert(shell < 200 && game < 150, 'too much is fetched')
  const before = await page.locator('.board').innerText()
  await byMouse(page, 0)
  await page.waitForFunction((was) => document.querySelector('.board').innerText !== was, before)
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr')

  // Who leaves has a bot sit in, finds back, and takes the seat again.
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'Quitter la table' }).click()
  await page.waitForURL('**/lobby')
  await page.waitForFunction(() => document.title === 'Le foyer · Podium' && document.activeElement?.tagName === 'H1')
  await page.goBack()
  await page.getByRole('button', { name: 'Reprendre votre place' }).click()
  await page.getByRole('button', { name: 'Reprendre votre place' }).waitFor({ state: 'detached' })
  await page.context().close()
}

const timed = async (name, work) => {
  const began = Date.now()
  await work()
  console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

const faults = await withHouse(async (house) => {
  await timed('one click', () => oneClick(house))
  for (const game of ['symphonimo', 'turandot', 'ensemble', 'maestro'].filter((name) => name.includes(only))) await timed(game, () => wholeGame(house, game))
})
for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
