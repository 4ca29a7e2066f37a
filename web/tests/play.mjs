/**
 * Whole games through the page, against a real server. For each game, and what must be shown is printed as it is:
 *
 *   on its own board      two browsers, one of them a phone under fingers, and two bots; in the middle a line breaks,
 *                         a page is loaded anew, something is said, and something is taken back by consent
 *   on the plain board    two browsers and two bots, one of them with keys alone; a line breaks as well
 *   by keyboard alone     from setting the table to the next game on its own board, with Tab, Enter and numbers
 *
 * The Maestro games are as short as may be agreed on; Symphony is played in teams, and in a game of
 * Ensemble a correction card is played out of turn.
 *
 *   node tests/play.mjs               all of it
 *   node tests/play.mjs turandot      what has this in its name
 */

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { ask, openTable as openByHand } from './furnish.mjs'
import { asTest } from './house.mjs'

const LONGEST = 300_000

/** What is agreed on beforehand, so that a game is short. */
const AGREED = { ensemble: { Goal: '20', 'Free instruments': '2' }, maestro: { Goal: '60', 'Free instruments': '2', Teams: '2' }, symphony: { Orchestra: 'preset' } }

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

/** One choice on the drawn board by pointing at it (with a mouse, or a finger), if it is this person's turn. */
const byPointing = (how) => async (page, turn) => {
  if (!(await page.locator('.dock.mine').count())) return false
  const act = (target) => target[how]({ timeout: 2000 }).then(() => true, () => false)
  for (const name of ['Best casting', 'Lay face down', /^Give these/]) {
    const button = page.getByRole('button', { name, disabled: false })
    if (await button.count()) return act(button.first())
  }
  const music = page.locator('.hand .piece button.cover:not([aria-pressed]):visible') // what can be performed, is
  if (await music.count()) return act(music.first())
  const covers = page.locator('.board button.cover:not([aria-hidden]):visible')
  const acts = page.locator('.dock .acts button:not([aria-disabled])')
  const [count, more] = [await covers.count(), await acts.count()]
  if (more && (!count || turn % 3 === 0)) return act(acts.nth(turn % more))
  return act(count ? covers.nth(turn % count) : page.locator('.dock button:not([aria-disabled])').first())
}
const byMouse = byPointing('click')
const byFinger = byPointing('tap')

/** One choice on the plain board, with the mouse or by its key. */
const ofList = (byKey) => async (page, turn) => {
  const keys = await page.locator('.choices kbd').allTextContents()
  if (!keys.length) return false
  if (byKey) await page.keyboard.press(keys[turn % keys.length])
  else return page.locator('.choices button').nth(turn % keys.length).click({ timeout: 2000 }).then(() => true, () => false)
  return true
}

/** Walk with Tab to what `isThere` (told by its name, what it is, and whether it is a choice), and press a key. */
async function tabTo(page, isThere, key = 'Enter') {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab')
    const held = await page.evaluate(() => {
      const it = document.activeElement
      return { name: it?.ariaLabel ?? it?.labels?.[0]?.textContent.trim() ?? it?.textContent?.trim() ?? '', is: it?.tagName.toLowerCase(), isChoice: !!it?.matches('.board button:not(.dock button), .dock button') && !it.ariaDisabled }
    })
    if (isThere(held)) return page.keyboard.press(key)
  }
  throw new Error('Tab does not lead there.')
}

/** One choice on the drawn board without a pointer: the number that is shown, or every third time Tab and Enter. */
async function byKeyboard(page, turn) {
  if (!(await page.locator('.dock.mine').count())) return false
  const keys = (await page.locator('.board kbd').allTextContents()).filter(Boolean)
  const isPurse = (await page.getByRole('button', { name: 'Lay face down' }).count()) > 0
  const isMarked = (await page.getByRole('button', { name: /^Give these/, disabled: false }).count()) > 0
  if (isMarked) await tabTo(page, ({ isChoice, name }) => isChoice && name.startsWith('Give these'))
  else if (turn % 3 === 0 || isPurse || !keys.length) await tabTo(page, ({ isChoice, name }) => isChoice && (!isPurse || name === 'Lay face down'))
  else await page.keyboard.press(keys[turn % keys.length])
  return true
}

const isOver = (page) => page.locator('.over').count()

async function playTo(pages, isEnough) {
  const began = Date.now()
  for (let turn = 0; !(await isEnough(turn)); turn++) {
    assert(Date.now() - began < LONGEST, 'the game comes to no end')
    const acted = await Promise.all(pages.map(({ page, play }) => play(page, turn)))
    if (!acted.some(Boolean)) await pages[0].page.waitForTimeout(25)
  }
}

/** Two people at one table with two bots, each in a browser of their own. */
async function twoAt({ at, visitor }, game, { plain, other }) {
  const ada = await newcomer(visitor, at, {})
  const bob = await newcomer(visitor, at, other)
  for (const page of plain ? [ada, bob] : []) {
    await page.goto(`${at}/settings`)
    await page.getByRole('switch', { name: 'The plain board' }).check()
  }
  const link = await openTable(ada, at, game)
  await bob.goto(link)
  await bob.getByRole('button', { name: 'Sit here' }).click()
  await Promise.all([ada, bob].map((page) => page.waitForSelector('.board')))
  return { ada, bob, link }
}

/** A line breaks while a choice is made, the other page is loaded anew, and both go on where they were. */
async function breakLines({ expected }, { ada, bob }, pages) {
  expected.push('WebSocket')
  await playTo(pages, async () => (await ada.locator('.dock.mine, .choices kbd').count()) > 0)
  await ada.evaluate(() => window.lines.forEach((line) => line.close()))
  await pages[0].play(ada, 0)
  await ada.waitForFunction(() => window.lines.filter((line) => line.readyState === 1).length === 1)
  assert.match(await ada.evaluate(() => window.lines.at(-1).url), /since=\d+&seat=0/)
  await bob.reload()
  await bob.waitForSelector('.board')
}

/** To the end; both are told the same. */
async function toTheEnd({ ada, bob }, pages) {
  await playTo(pages, async () => (await isOver(ada)) && (await isOver(bob)))
  const result = (page) => page.locator('.over ol').innerText()
  assert.equal((await result(ada)).replace(/\s+/g, ' '), (await result(bob)).replace(/\s+/g, ' '))
}

/** What was played together is heard, shown on the score as it sounds, and kept. */
async function heardAndKept(page) {
  await page.getByRole('button', { name: 'Listen' }).click()
  await page.locator('.slot.sounds').first().waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.locator('.slot.sounds').first().waitFor({ state: 'detached' })
  const [kept] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as MIDI' }).click()])
  assert.equal(kept.suggestedFilename(), 'symphony.mid')
  assert.equal(readFileSync(await kept.path()).subarray(0, 4).toString(), 'MThd')
}

async function onOwnBoard(house, game) {
  const table = await twoAt(house, game, { plain: false, other: { size: 'phone', theme: 'dark' } })
  const { ada, bob, link } = table
  const pages = [{ page: ada, play: byMouse }, { page: bob, play: byFinger }]
  await playTo(pages, async (turn) => turn >= 12)

  // Something is said, and heard.
  await ada.locator('body').press('c')
  await ada.getByLabel('Say something').fill('Good luck!')
  await ada.keyboard.press('Enter')
  await bob.getByRole('tab', { name: /Chat/ }).click()
  await bob.getByText('Good luck!').waitFor()
  await bob.evaluate(() => scrollTo(0, 0))

  // Something is taken back, if the other agrees.
  await ada.getByRole('tab', { name: 'What happened' }).click()
  await ada.getByRole('button', { name: 'Undo', exact: true }).click()
  const asked = bob.getByRole('button', { name: 'Agree' })
  for (const asking = Date.now(); Date.now() - asking < 1500 || (await ada.locator('.offer').count()); ) {
    assert(Date.now() - asking < LONGEST, 'nobody can agree')
    if (await asked.count()) await asked.click({ timeout: 2000 }).catch(() => undefined)
    await ada.waitForTimeout(50)
  }

  await breakLines(house, table, pages)
  await toTheEnd(table, pages)
  if (game === 'symphony') await heardAndKept(ada)
  console.log(`${game}: a whole game on its own board, two browsers and two bots, one at phone size, a reconnect in the middle`)

  // Once more: whoever asks goes there, the other is asked in, and both sit one seat on.
  await ada.getByRole('button', { name: 'Play again' }).click()
  await ada.waitForURL((url) => !link.includes(url.pathname))
  await bob.getByRole('link', { name: /rematch/ }).click()
  await bob.getByRole('button', { name: 'Sit here' }).click()
  await Promise.all([ada, bob].map((page) => page.waitForSelector('.board')))
  await Promise.all([ada, bob].map((page) => page.context().close()))
}

async function onPlainBoard(house, game) {
  const table = await twoAt(house, game, { plain: true, other: { size: 'phone' } })
  const pages = [{ page: table.ada, play: ofList(false) }, { page: table.bob, play: ofList(true) }]
  await playTo(pages, async (turn) => turn >= 8)
  await breakLines(house, table, pages)
  await toTheEnd(table, pages)
  console.log(`${game}: a whole game on the plain board, two browsers and two bots, one with keys alone at phone size, a reconnect in the middle`)
  await Promise.all([table.ada, table.bob].map((page) => page.context().close()))
}

async function withKeysAlone({ at, visitor }, game) {
  const page = await newcomer(visitor, at, {})
  await page.goto(`${at}/new/${game}`)
  await page.waitForSelector('form')
  for (const [seat, key] of [[2, 'ArrowDown'], [3, 'ArrowUp'], [4, 'ArrowUp']]) await tabTo(page, ({ name }) => name.startsWith(`Seat ${seat}`), key)
  await tabTo(page, ({ name }) => name.startsWith('Bots answer at once'), 'Space')
  for (const name of Object.keys(AGREED[game] ?? {})) await tabTo(page, (held) => held.is === 'select' && held.name.startsWith(name), name === 'Goal' ? 'Home' : name === 'Orchestra' ? 'ArrowDown' : 'End')
  await tabTo(page, ({ name, is }) => is === 'button' && name === 'Open the table')
  await page.waitForSelector('.dock.mine', { timeout: 30_000 })
  let choices = 0
  const counted = async (...given) => (await byKeyboard(...given)) && ++choices
  await playTo([{ page, play: counted }], async () => isOver(page))
  const here = page.url()
  await tabTo(page, ({ name }) => name === 'Play again')
  await page.waitForFunction((was) => location.href !== was, here)
  console.log(`${game}: a whole game by keyboard alone on its own board, from setting the table to the next game, ${choices} choices`)
  await page.context().close()
}

/** A deal in which seat 1 begins, and the first chance card is a correction. */
const CORRECTED = { game: 'ensemble', deal: 'correction 63', is_public: false, seating: ['me', 'apprentice', 'apprentice', 'apprentice'], options: { goal: 20, free_instruments: 2 } }

/** Somebody saves a correction card, and is asked about the card of another; somebody looks on. */
async function askedWithCorrection({ at, visitor }, as, goal = 20) {
  const ada = await newcomer(visitor, at, {})
  const bob = await newcomer(visitor, at, { size: 'phone' })
  const { name } = await ask(ada, 'POST', '/api/guests', { name: as })
  const table = await openByHand(ada, { ...CORRECTED, options: { ...CORRECTED.options, goal } })
  for (const page of [ada, bob]) await page.goto(`${at}/table/${table}`)
  const button = (name) => ada.locator('.dock.mine .acts').getByRole('button', { name, disabled: false })
  await button('Take a chance card').click()
  await button('Save it').click()
  const asked = button('Answer with a correction')
  const patiently = async () => (await button('End the turn').count()) > 0 && button('End the turn').click({ timeout: 2000 }).then(() => true, () => false)
  await playTo([{ page: ada, play: patiently }], async () => (await asked.count()) > 0)
  await bob.locator('.dock', { hasText: name }).waitFor() // who looks on sees who is asked
  return { ada, bob, name, asked, patiently }
}

/** A correction card undoes in the turn of another what was shown. */
async function outOfTurn(house) {
  const { ada, bob, name, asked } = await askedWithCorrection(house, 'Ada Correctrix')
  await asked.click()
  for (const page of [ada, bob]) await page.getByText(`${name} answers with a correction card`).first().waitFor({ state: 'attached' })
  await playTo([{ page: ada, play: byMouse }], async () => isOver(ada))
  console.log('ensemble: a whole game with a correction card played out of turn, and somebody looking on')
  await Promise.all([ada, bob].map((page) => page.context().close()))
}

/** Whoever lets every card pass is asked as before, presses nothing, keeps the correction card, and may be asked again. */
async function lettingPass(house) {
  const { ada, bob, name, asked, patiently } = await askedWithCorrection(house, 'Ada Patientia', 60)
  await ada.getByRole('button', { name: 'Always let pass' }).click()
  let [passed, wasAsked] = [0, true]
  const look = async () => {
    const isAsked = (await asked.count()) > 0
    passed += Number(wasAsked && !isAsked)
    wasAsked = isAsked
    return passed
  }
  await playTo([{ page: ada, play: patiently }], async () => (await look()) >= 1)
  await ada.reload()
  await playTo([{ page: ada, play: patiently }], async () => (await look()) >= 3)
  assert.equal(await ada.getByText(`${name} answers with a correction card`).count(), 0)
  const again = ada.getByRole('button', { name: 'Ask me again' })
  await playTo([{ page: ada, play: patiently }], async () => again.click({ timeout: 500 }).then(() => true, () => false))
  await playTo([{ page: ada, play: patiently }], async () => (await asked.count()) > 0)
  await asked.click()
  for (const page of [ada, bob]) await page.getByText(`${name} answers with a correction card`).first().waitFor({ state: 'attached' })
  console.log('ensemble: chance cards of others pass by themselves for whoever wants it so, until he wants to be asked')
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
  await page.context().close()
}

/** Who leaves has a bot sit in, finds back, and takes the seat again. The game waits for the other meanwhile, so it cannot end. */
async function leftAndBack(house) {
  const { ada, bob } = await twoAt(house, 'symphonimo', { plain: false, other: {} })
  await ada.getByRole('button', { name: 'Table', exact: true }).click()
  await ada.getByRole('button', { name: 'Leave the table' }).click()
  await ada.waitForURL('**/lobby')
  await ada.waitForFunction(() => document.title === 'The lobby · Podium' && document.activeElement?.tagName === 'H1')
  await ada.goBack()
  await ada.getByRole('button', { name: 'Take your seat back' }).click()
  await ada.getByRole('button', { name: 'Take your seat back' }).waitFor({ state: 'detached' })
  await playTo([{ page: ada, play: byMouse }, { page: bob, play: byMouse }], async (turn) => turn >= 8) // and plays on
  await Promise.all([ada, bob].map((page) => page.context().close()))
}

export const trials = {
  'from the front page to a first move in one click': oneClick,
  'back to a seat that was left': leftAndBack,
  ...Object.fromEntries(['symphonimo', 'turandot', 'ensemble', 'maestro', 'symphony'].flatMap((game) => [
    [`${game} on its own board, in two browsers`, (house) => onOwnBoard(house, game)],
    [`${game} by keyboard alone`, (house) => withKeysAlone(house, game)],
    [`${game} on the plain board, in two browsers`, (house) => onPlainBoard(house, game)],
  ])),
  'ensemble with a correction card out of turn': outOfTurn,
  'ensemble with every chance card let pass': lettingPass,
}

await asTest(import.meta.url, trials)
