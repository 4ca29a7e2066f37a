/**
 * Learning, against a real server: each guided first game from the front page to its end by following the tips, in
 * English on a wide screen and in French on a phone; help on cards by hover, by a held finger and by key.
 *
 *   node tests/lessons.mjs               everything
 *   node tests/lessons.mjs turandot      what has this in its name
 *   node tests/lessons.mjs --pictures    paint each tip into web/build/lessons/ as well
 */

import assert from 'node:assert/strict'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { asTest } from './house.mjs'

const given = process.argv.slice(2)
const paints = given.includes('--pictures')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8')
const LONGEST = 150_000

async function clean(page, where) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  assert.deepEqual(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${where}: ${id}: ${node.html.slice(0, 140)}`)), [])
}

const bubble = (page) => page.locator('[data-tip]')

/** What a learner sees, a moment after the table has changed: the tip, and whether it is his turn. */
const seen = (page) => page.evaluate(async () => {
  const there = () => document.querySelector('[data-tip]')
  // Whoever is about to be told something is not hurried past it.
  const isAsked = () => document.querySelector('.dock.mine') !== null
  for (let i = 0; i < (isAsked() ? 24 : 4) && !there(); i++) await new Promise(requestAnimationFrame)
  const tip = there()
  return { name: tip?.dataset.tip, text: tip?.querySelector('p').innerText.trim(), isMine: document.querySelector('.dock.mine') !== null }
})

/** What a learner does next: follow the tip, by mouse or by key, or if there is none, make a choice by its key. */
async function step(page, turn, { name, isMine }) {
  if (name) {
    const follow = page.locator(`[data-tip="${name}"] button.grand`)
    await (turn % 2 ? follow.focus({ timeout: 1000 }).then(() => page.keyboard.press('Enter')) : follow.click({ timeout: 1000 })).catch(() => undefined)
  } else if (isMine) {
    const done = page.getByRole('button', { name: /^(Give these|Rendre ces)/, disabled: false }) // what was marked is given back
    if (await done.count()) return done.first().click({ timeout: 1000 }).catch(() => undefined)
    await page.keyboard.press(String(1 + (turn % 6)))
    await page.keyboard.press('0')
  } else await page.waitForTimeout(10)
}

async function guided({ at, visitor }, { game, size, theme, locale, needed }) {
  const page = await (await visitor({ size, theme, locale })).newPage()
  await page.goto(at)
  const poster = page.locator('article').filter({ has: page.locator(`#game-${game}`) })
  await poster.getByRole('button', { name: locale === 'fr' ? 'Apprendre en cinq minutes' : 'Learn in five minutes' }).click()
  await bubble(page).waitFor()
  const told = new Map()
  const began = Date.now()
  for (let turn = 0; !told.has('over'); turn++) {
    assert(Date.now() - began < LONGEST, `the game comes to no end; told: ${[...told.keys()]}`)
    const now = await seen(page)
    if (now.name && !told.has(now.name)) {
      told.set(now.name, now.text)
      assert.doesNotMatch(now.text, /[{}]|undefined|null|Infinity/)
      assert((await page.getByRole('status').allInnerTexts()).some((line) => line.includes(now.text)), `${now.name} is announced`)
      if (paints) await page.screenshot({ path: `build/lessons/${game}-${size}-${theme}-${String(told.size).padStart(2, '0')}-${now.name}.png`, scale: 'css' })
      if (told.size === 1) {
        await clean(page, `${game} ${size}`)
        assert.equal(await page.evaluate(() => document.activeElement.closest('[data-tip]')), null, 'a tip does not take the focus')
      }
    }
    if (now.name !== 'over') await step(page, turn, now)
  }
  assert.equal(await page.locator('section.over').count(), 1, 'the game is over')
  for (const name of needed) assert(told.has(name), `${name} was told; told: ${[...told.keys()]}`)
  console.log(`  ${told.size} tips: ${[...told.keys()].join(', ')}`)
  await page.context().close()
}

/** A lesson can be left and taken up again, is not told twice, and the keys of the board work beside it. */
async function leaving({ at, visitor }) {
  const page = await (await visitor()).newPage()
  await page.goto(`${at}/rules/symphonimo`)
  await page.getByRole('button', { name: 'Learn in five minutes' }).click()
  await bubble(page).waitFor()
  assert.equal(await bubble(page).getAttribute('data-tip'), 'welcome')
  await page.keyboard.press('n')
  await page.waitForSelector('[data-tip=conductors]')
  await page.reload()
  await page.waitForSelector('[data-tip=conductors]')
  await page.keyboard.press('0')
  await page.waitForSelector('[data-tip=place]')
  await page.getByRole('button', { name: 'No more tips' }).click()
  assert.equal(await bubble(page).count(), 0)
  await page.getByRole('button', { name: 'Show tips' }).click()
  await page.keyboard.press('1')
  await bubble(page).waitFor()
  await page.keyboard.press('p')
  await page.waitForSelector('.choices, .none')
  await bubble(page).waitFor()
  await page.context().close()
}

/** Open a table with bots, as the page would. */
async function table(page, at, game) {
  await page.goto(at)
  return page.evaluate(async (game) => {
    const post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }).then((answer) => answer.json())
    await post('/api/guests', { name: `Curious ${Math.floor(Math.random() * 1e6)}` })
    const options = { symphonimo: { first_player: 0, grand_maestro: 'all' }, turandot: { first_puccini: 0 } }[game] ?? {}
    return (await post('/api/tables', { game, seating: ['me', 'apprentice', 'apprentice'], pace: 'instant', deal: 'help', options })).tables[0]
  }, game)
}

const tooltip = (page) => page.getByRole('tooltip')

/** Rest the pointer on a card, though a choice lies over it. */
async function rest(page, target) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  await page.mouse.move(box.x + box.width / 2 - 3, box.y + box.height / 3)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3)
}

async function hold(page, target) {
  const box = await target.boundingBox()
  const touch = await page.context().newCDPSession(page)
  const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 3 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at })
  await tooltip(page).waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function explained({ at, visitor }, { game, card, says, walk }) {
  const wide = await (await visitor()).newPage()
  const id = await table(wide, at, game)
  await wide.goto(`${at}/table/${id}`)
  await wide.waitForSelector('.dock.mine')
  // By hover.
  await rest(wide, wide.locator(card).first())
  await tooltip(wide).waitFor()
  assert.match(await tooltip(wide).innerText(), says)
  await clean(wide, `help ${game}`)
  if (paints) await wide.screenshot({ path: `build/lessons/help-${game}-wide.png`, scale: 'css' })
  await wide.mouse.move(2, 2)
  await tooltip(wide).waitFor({ state: 'detached' })
  // By key, from the choice that has the focus to the next thing.
  await wide.locator('button.cover').first().focus()
  const heard = []
  for (let i = 0; i < walk; i++) {
    await wide.keyboard.press('h')
    heard.push(await tooltip(wide).locator('strong').innerText())
    assert((await wide.getByRole('status').allInnerTexts()).some((line) => line.includes(heard.at(-1))))
  }
  assert.equal(new Set(heard).size, walk, `one thing after the other: ${heard}`)
  await wide.keyboard.press('Escape')
  await tooltip(wide).waitFor({ state: 'detached' })
  // On the plain board.
  await wide.keyboard.press('p')
  await wide.locator('.choices').waitFor()
  await rest(wide, wide.locator('.board .card').first())
  await tooltip(wide).waitFor()

  // By a held finger, on a phone: it explains and chooses nothing; so does a touch after asking.
  const context = await visitor({ size: 'phone' })
  await context.addCookies(await wide.context().cookies())
  const phone = await context.newPage()
  await phone.goto(`${at}/table/${id}`)
  await phone.waitForSelector('.dock.mine')
  const asked = () => phone.locator('.board section.unseen > p').textContent() // what is to be decided
  const before = await asked()
  await phone.locator(card).first().scrollIntoViewIfNeeded()
  await hold(phone, phone.locator(card).first())
  assert.match(await tooltip(phone).innerText(), says)
  if (paints) await phone.screenshot({ path: `build/lessons/help-${game}-phone.png`, scale: 'css' })
  await phone.waitForTimeout(80)
  assert.equal(await asked(), before, 'holding chooses nothing')
  await phone.getByRole('button', { name: /^What is this/ }).tap()
  await phone.locator(card).first().tap({ force: true })
  await tooltip(phone).waitFor()
  assert.match(await tooltip(phone).innerText(), says)
  await clean(phone, `help ${game} phone`)
  assert.equal(await asked(), before, 'asking chooses nothing')
  await Promise.all([wide, phone].map((page) => page.context().close()))
}

export const trials = {
  'symphonimo guided, wide': (house) => guided(house, { game: 'symphonimo', size: 'wide', theme: 'dark', locale: 'en', needed: ['welcome', 'conductors', 'draw', 'place', 'rival', 'take', 'round', 'over'] }),
  'turandot guided, wide': (house) => guided(house, { game: 'turandot', size: 'wide', theme: 'light', locale: 'en', needed: ['welcome', 'hand', 'number', 'purse', 'won', 'give', 'name', 'round-four', 'casting', 'over'] }),
  'turandot guided, phone, in French': (house) => guided(house, { game: 'turandot', size: 'phone', theme: 'dark', locale: 'fr', needed: ['welcome', 'number', 'won', 'casting', 'over'] }),
  'ensemble guided, wide': (house) => guided(house, { game: 'ensemble', size: 'wide', theme: 'light', locale: 'en', needed: ['welcome', 'hand', 'orchestra', 'perform', 'stand', 'over'] }),
  'maestro guided, wide': (house) => guided(house, { game: 'maestro', size: 'wide', theme: 'dark', locale: 'en', needed: ['welcome', 'dealt', 'hand', 'orchestra', 'soloists', 'score', 'over'] }),
  'maestro guided, phone, in French': (house) => guided(house, { game: 'maestro', size: 'phone', theme: 'light', locale: 'fr', needed: ['welcome', 'dealt', 'hand', 'over'] }),
  'symphony guided, wide': (house) => guided(house, { game: 'symphony', size: 'wide', theme: 'light', locale: 'en', needed: ['welcome', 'spread', 'now', 'score', 'first', 'order', 'movement', 'over'] }),
  'symphony guided, phone, in French': (house) => guided(house, { game: 'symphony', size: 'phone', theme: 'dark', locale: 'fr', needed: ['welcome', 'first', 'over'] }),
  'leaving a lesson': leaving,
  'symphonimo explained': (house) => explained(house, { game: 'symphonimo', card: '.conductor', says: /cards[\s\S]*power/, walk: 4 }),
  'symphony explained': (house) => explained(house, { game: 'symphony', card: '.hand li', says: /disc of its player|discs of its player/, walk: 4 }),
  'turandot explained': (house) => explained(house, { game: 'turandot', card: '.place .singer', says: /Stars are points/, walk: 4 }),
  'maestro explained': (house) => explained(house, { game: 'maestro', card: '.hand .piece', says: /minutes on the staff/, walk: 4 }),
}

if (paints) mkdirSync('build/lessons', { recursive: true })
await asTest(import.meta.url, trials)
