/**
 * Sound, and what comes after a game, against a real server: every cue has a sound of its own and silence is silent;
 * a finished game is looked at again through all eyes, played on, compared with its duplicate; one's own tables are
 * found again. Every new screen goes through axe-core, light and dark.
 *
 *   node tests/after.mjs [part of a name]
 */

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { asTest } from './house.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8')
const SLOT = 2.5 // seconds of the tape for each sound

/**
 * A tape instead of a loudspeaker: the page's audio context is one that renders to memory, with a clock that the test
 * sets. So everything is heard as it would sound, and nobody waits for it.
 */
const tape = () => {
  const Offline = window.OfflineAudioContext
  window.clock = 0
  window.seconds = 170 // how long a tape is; whoever has more to record says so before the first sound
  window.tapes = []
  window.scheduled = 0 // parts of scores that are on the tape
  window.AudioContext = class extends Offline {
    constructor() {
      super(1, 16000 * window.seconds, 16000)
      window.tapes.push(this)
    }
    get currentTime() {
      return window.clock
    }
    get state() {
      return 'running'
    }
    async resume() {}
    createStereoPanner() {
      window.scheduled++
      return super.createStereoPanner()
    }
  }
  /** The strength of every pitch in a frame of 1024 samples: a plain fast Fourier transform. */
  const spectrum = (frame) => {
    const size = 1024
    let [re, im] = [new Float64Array(size), new Float64Array(size)]
    for (let i = 0; i < size; i++) re[i] = frame[i] * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size))
    for (let half = size / 2, stride = 1; half >= 1; half /= 2, stride *= 2) {
      const [nextRe, nextIm] = [new Float64Array(size), new Float64Array(size)]
      for (let k = 0; k < size / 2; k++) {
        const [block, offset] = [Math.floor(k / stride), k % stride]
        const angle = (-Math.PI * block * stride) / (size / 2)
        const [from, to] = [block * stride + offset, block * stride * 2 + offset]
        const [dr, di] = [re[from] - re[from + size / 2], im[from] - im[from + size / 2]]
        nextRe[to] = re[from] + re[from + size / 2]
        nextIm[to] = im[from] + im[from + size / 2]
        nextRe[to + stride] = dr * Math.cos(angle) - di * Math.sin(angle)
        nextIm[to + stride] = dr * Math.sin(angle) + di * Math.cos(angle)
      }
      ;[re, im] = [nextRe, nextIm]
    }
    return re.map((one, i) => Math.hypot(one, im[i])).subarray(0, size / 2)
  }
  /** Loudness over time in bands of a third of an octave, in each slot: what an ear would remember of it. */
  window.developed = async (slots, length) => {
    const samples = (await window.tapes[0].startRendering()).getChannelData(0)
    return slots.map((slot) => {
      const part = samples.subarray(slot * length * 16000, (slot + 1) * length * 16000)
      const loud = Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / part.length)
      const print = []
      for (let from = 0; from + 1024 <= part.length; from += 1024) {
        const strengths = spectrum(part.subarray(from, from + 1024))
        for (let low = 3; low < 500; low *= 1.26) print.push(Math.sqrt(strengths.subarray(Math.floor(low), Math.ceil(low * 1.26)).reduce((sum, one) => sum + one * one, 0)))
      }
      return { loud, print }
    })
  }
}

const distance = (one, other) => {
  const dot = one.reduce((sum, value, i) => sum + value * other[i], 0)
  const size = (of) => Math.sqrt(of.reduce((sum, value) => sum + value * value, 0)) || 1e-12
  return 1 - dot / size(one) / size(other)
}

const ask = (page, method, path, body) => page.evaluate(async ([method, path, body]) => {
  const answer = await fetch(path, { method, ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}, [method, path, body])

/** Play one's seat to the end, the last choice every time. */
async function finish(page, table) {
  for (let i = 0, state; (state = await ask(page, 'GET', `/api/tables/${table}`)).table.status !== 'over'; i++) {
    const choice = state.choices.find((one) => one.text === 'cast best') ?? state.choices.at(-1)
    if (choice) await ask(page, 'POST', `/api/tables/${table}/messages`, { type: 'act', id: `${table}-${i}`, based_on: state.number, action: choice.action })
    else await page.waitForTimeout(20)
  }
  return table
}

const open = async (page, wanted) => (await ask(page, 'POST', '/api/tables', { pace: 'instant', level: 'greedy', ...wanted })).tables[0]

/** axe over a screen, light and dark, and nothing wider than the window. */
async function check(page, name, within = 'html') {
  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: theme })
    await page.waitForTimeout(60)
    await page.evaluate(axe)
    const found = await page.evaluate((within) => window.axe.run(within, { resultTypes: ['violations'] }), within)
    assert.deepEqual(found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${name} ${theme}: ${id}: ${node.html.slice(0, 160)}`)), [])
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    assert(over <= 1, `${name} is ${over} pixels wider than the screen`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Every voice and cue of the style page is heard, no two alike; muted, nothing is. */
async function sounds({ at, visitor }) {
  const context = await visitor({})
  await context.addInitScript(tape)
  const page = await context.newPage()
  await page.goto(`${at}/style`)
  await page.waitForSelector('[data-cue="turandot told-over"]')
  assert.equal(await page.evaluate(() => window.tapes.length), 0, 'nothing sounds before somebody touches the page')
  const roles = ['turandot', 'calaf', 'liu', 'ping', 'pong', 'pang'].map((role) => `[data-voice="role-${role}"]`)
  const families = await page.locator('[data-voice^="family-"]').evaluateAll((all) => all.map((one) => `[data-voice="${one.dataset.voice}"]`))
  const cues = await page.locator('[data-cue]').evaluateAll((all) => all.map((one) => `[data-cue="${one.dataset.cue}"]`))
  const tried = [...cues, ...families, ...roles]
  await page.evaluate((seconds) => (window.seconds = seconds), (tried.length + 2) * SLOT)
  await page.locator('.title').click()
  const slots = await page.evaluate(async ([tried, SLOT]) => {
    for (const [i, name] of tried.entries()) {
      window.clock = i * SLOT
      const before = window.scheduled
      document.querySelector(name).click()
      for (let tries = 0; window.scheduled === before && tries < 400; tries++) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return tried.length
  }, [tried, SLOT])
  await page.evaluate(([at]) => (window.clock = at), [slots * SLOT])
  await page.locator('body').press('m')
  await page.getByText('Sound off').first().waitFor()
  await page.evaluate(([from, SLOT]) => {
    window.clock = (from + 1) * SLOT
    document.querySelector('[data-cue="won"]').click()
    document.querySelector('[data-voice="family-rooster"]').click()
  }, [slots, SLOT])
  await page.waitForTimeout(100)
  const heard = await page.evaluate(([count, SLOT]) => window.developed(Array.from({ length: count + 2 }, (_, i) => i), SLOT), [slots, SLOT])
  const loud = heard.slice(0, slots)
  for (const [i, { loud: level }] of loud.entries()) assert(level > 0.002, `${tried[i]} is not heard (${level})`)
  assert(heard[slots + 1].loud < 1e-6, 'what is muted is heard')
  let nearest = [1, '']
  const alike = []
  for (const [from, to] of [[0, cues.length], [cues.length, cues.length + families.length], [cues.length + families.length, slots]])
    for (let i = from; i < to; i++) for (let j = from; j < i; j++) {
      const games = [tried[i], tried[j]].map((name) => /"(\w+) told/.exec(name)?.[1])
      if (games[0] && games[1] && games[0] !== games[1]) continue // never at one table
      const far = distance(loud[i].print, loud[j].print)
      if (far < nearest[0]) nearest = [far, `${tried[i]} and ${tried[j]}`]
      if (far <= 0.02) alike.push(`${tried[i]} and ${tried[j]} (${far.toFixed(4)})`)
    }
  console.log(`${slots} sounds; the most alike, ${nearest[1]}, are ${nearest[0].toFixed(3)} apart (1: nothing in common)`)
  assert.deepEqual(alike, [], 'these cannot be told apart')
  await page.reload()
  await page.getByRole('button', { name: 'Your turn' }).first().click()
  assert.equal(await page.evaluate(() => window.tapes.length), 0, 'that the sound is off is remembered')
  await check(page, 'style', '.panel:has([data-cue])')
  await context.close()
}

/** At a table: what happens is heard, and with one key it is not. */
async function atATable({ at, visitor }) {
  const context = await visitor({})
  await context.addInitScript(tape)
  const page = await context.newPage()
  await page.goto(at)
  await ask(page, 'POST', '/api/guests', { name: 'Ada' })
  const table = await open(page, { game: 'symphonimo', seating: ['me', 'greedy'] })
  await page.goto(`${at}/table/${table}`)
  await page.waitForSelector('.board')
  await page.mouse.click(1, 1) // no sound before somebody has touched the page; the heading of a loading table goes away
  const turn = async (clock) => {
    await page.waitForSelector('.dock.mine')
    await page.evaluate((clock) => (window.clock = clock), clock)
    const told = await page.locator('.story li').count()
    // By key, as a choice that moves under the mouse may be missed while the table settles.
    for (let i = 0; (await page.locator('.story li').count()) <= told; i++) {
      assert(i < 100, 'a move is told')
      await page.locator('body').press(i % 2 ? '0' : '1')
      await page.waitForTimeout(150)
    }
    await page.waitForTimeout(100)
  }
  await turn(0)
  await page.waitForFunction(() => window.scheduled > 0)
  await page.evaluate(() => (window.clock = 6))
  await page.locator('body').press('m')
  await turn(9)
  const [first, , muted] = await page.evaluate(() => window.developed([0, 1, 3], 3))
  assert(first.loud > 0.002, 'a move is heard')
  assert(muted.loud < 1e-6, 'with the sound off it is not')
  await page.goto(at)
  await page.getByRole('link', { name: /Back to Symphonimo/ }).waitFor()
  await page.getByText('Your turn').waitFor()
  await check(page, 'front')
  await page.goto(`${at}/lobby`)
  await page.getByRole('link', { name: /Back to Symphonimo/ }).waitFor()
  await check(page, 'lobby')
  await page.getByRole('link', { name: /Back to Symphonimo/ }).click()
  await page.waitForSelector('.board')
  await context.close()
}

/** A review as the server makes them: screens.mjs waits for a real one, this one is there at once and has something to say. */
function judged(moves) {
  const seat = (seat, result, own, others, cards) => ({ seat, player: '', start: 0.33, result, own, others, cards, doubt: 0.02, choices: 9, mean_loss: 0.01, inaccuracies: 1, mistakes: 1, blunders: 0 })
  const say = (key) => ({ action: 0, text: '', message: { key, args: {} }, value: 0.5, chance: 0.5, tried: 0.5 })
  const lost = { 3: [0, 0.06, 'mistake'], 7: [1, 0.2, 'blunder'], 9: [1, 0.12, 'blunder'] }
  const decision = (number) => {
    const [seat, loss, verdict] = lost[number] ?? [0, 0, '']
    return { number, seat, options: 2, played: say('choice-lone-money'), best: say('choice-lone-money'), loss, doubt: 0.01, verdict, before: [], after: [] }
  }
  return {
    game: 'turandot', game_version: 2, players: [], outcome: { reason: 'points', scores: [3, 2, 1], places: [1, 2, 3] }, budget: {}, seed: '', decisions: Array.from({ length: moves }, (_, i) => decision(i)), steps: [], seconds: 1,
    curve: Array.from({ length: moves + 1 }, (_, i) => [0.33 + (0.67 * i) / moves, 0.33 - (0.33 * i) / moves, 0.34 - (0.34 * i) / moves]),
    by_seat: [seat(0, 1, -0.05, 0.1, 0.62), seat(1, 0, -0.2, 0, -0.13), seat(2, 0, 0, -0.3, -0.04)],
    turning_points: [
      { kind: 'choice', number: 7, seat: 1, swing: -0.2, chance_from: 0.5, chance_to: 0.3, played: say('choice-lone-money').message, best: say('choice-lone-money').message, told: [] },
      { kind: 'cards', number: 20, seat: 0, swing: 0.3, chance_from: 0.4, chance_to: 0.7, played: null, best: null, told: [{ key: 'told-casting', args: {} }] },
    ],
  }
}

/** A finished opera: through whose eyes, by which keys, and on from there. */
async function afterwards({ at, visitor }) {
  const page = await (await visitor({})).newPage()
  await page.goto(at)
  await ask(page, 'POST', '/api/guests', { name: 'Clara' })
  const table = await finish(page, await open(page, { game: 'turandot', seating: ['me', 'greedy', 'greedy'] }))
  await page.goto(`${at}/replay/${table}`)
  await page.waitForSelector('.board')
  const count = async () => Number(/^(\d+)/.exec(await page.locator('.count').innerText())[1])
  const last = Number(/(\d+)$/.exec(await page.locator('.count').innerText())[1])
  const press = (key) => page.locator('body').press(key)
  await press('ArrowRight')
  await press('ArrowRight')
  assert.equal(await count(), 2)
  await press('ArrowLeft')
  assert.equal(await count(), 1)
  await press('End')
  assert.equal(await count(), last)
  assert(await page.getByRole('button', { name: 'Play on from here' }).isDisabled(), 'nothing is left to play at the end')
  await press('Home')
  assert.equal(await count(), 0)
  await page.getByLabel('Speed').selectOption('4')
  await page.locator('.title').click()
  await press(' ')
  await page.waitForFunction(() => Number(document.querySelector('.count').textContent.split('/')[0]) >= 3)
  await press(' ')
  const stopped = await count()
  await page.waitForTimeout(500)
  assert.equal(await count(), stopped, 'the space bar stops it')

  // A bid that lies face down is seen by whoever laid it, and by all-seeing eyes.
  const all = await ask(page, 'GET', `/api/tables/${table}/replay?seat=-2`)
  const laid = all.steps.findIndex(({ view }) => view.phase === 'audition' && view.players[1].shown && view.players[1].shown.fate === null)
  await page.getByRole('slider').fill(String(laid))
  assert.equal(await page.getByText('Face down on the table').count(), 0)
  await page.getByLabel('Through whose eyes?').selectOption('all')
  await page.getByText('Face down on the table').first().waitFor()
  await page.getByText(/Next in the pile/).first().waitFor()
  await check(page, 'replay')

  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByLabel('As', { exact: true }).selectOption('1')
  await page.getByLabel('Against').selectOption('apprentice')
  await check(page, 'play-on')
  await page.getByRole('button', { name: 'Play on', exact: true }).click()
  await page.waitForURL('**/table/*')
  await page.getByText(`Played on from move ${laid} of another game`, { exact: false }).waitFor()
  const made = page.url().split('/').at(-1)
  assert.notEqual(made, table)
  const state = await ask(page, 'GET', `/api/tables/${made}`)
  assert.equal(state.seat, 1)
  assert.equal(state.facts.origin.moves, laid)
  assert.equal(state.facts.origin.table, table)
  assert.equal(await page.evaluate(async (path) => (await fetch(path)).status, `/api/tables/${made}/replay?seat=-2`), 409)

  // The review says what decided it, and each turning point leads on.
  await page.route(`**/api/tables/${table}/review`, (route) => route.fulfill({ json: { status: 'done', done: 1, total: 1, review: judged(last) } }))
  await page.goto(`${at}/table/${table}`)
  await page.getByRole('button', { name: 'Review' }).click()
  await page.waitForSelector('figure')
  await page.getByText('Most of what carried Clara to victory was the cards.').waitFor()
  await page.getByText(/Greedy 2 began with a chance of 33%. Own choices cost 20% in all/).waitFor()
  // A slip of one's own that was no turning point is told in words; those of others are theirs.
  assert.match((await page.locator('.slips li').allInnerTexts()).join('\n'), /^Move 4: Clara chose “.+”, a mistake that cost 6% of the chance to win\. Better was “.+”\. See it in the replay\s+\(4\)$/)
  await check(page, 'review')
  const point = page.locator('.points li').first()
  await point.getByRole('button', { name: /Play on from here/ }).click()
  await page.getByText(`Move 7 of ${last}.`).waitFor()
  assert.equal(await page.getByLabel('As', { exact: true }).inputValue(), '1', 'in the seat whose choice it was')
  await page.keyboard.press('Escape')
  await point.getByRole('link', { name: /See it in the replay/ }).click()
  await page.waitForSelector('.board')
  assert.equal(await count(), 8)
  await page.context().close()
}

/** The same deal at two tables: set up, sent to a friend, compared. */
async function duplicates({ at, visitor }) {
  const [ada, bob] = await Promise.all([visitor({}), visitor({ size: 'phone' })].map(async (context) => (await context).newPage()))
  await ada.goto(`${at}/lobby`)
  await ada.getByRole('link', { name: 'The same deal' }).click()
  await ada.getByLabel('Game', { exact: true }).selectOption('symphonimo')
  await ada.getByLabel('How many play?').selectOption('2')
  await ada.getByLabel('Bots in the other seats').selectOption('apprentice')
  await ada.getByRole('switch', { name: 'Bots answer at once' }).check()
  await check(ada, 'duplicates-new')
  await ada.getByRole('button', { name: 'Deal to all tables' }).click()
  await ada.getByText('You sit here.').waitFor()
  const group = ada.url()
  await check(ada, 'duplicates-open')
  const link = await ada.getByLabel(/Link to table/).inputValue()
  const own = await ada.getByRole('link', { name: /To the table/ }).getAttribute('href')
  await bob.goto(link)
  await bob.getByRole('button', { name: 'Sit here' }).click()
  await bob.waitForSelector('.board')
  await finish(ada, own.split('/').at(-1))
  await ada.reload()
  await ada.getByText('One table is not over yet').waitFor()
  assert.equal(await ada.locator('table').count(), 0, 'points wait until all are over')
  await finish(bob, link.split('/').at(-1))
  await bob.getByRole('link', { name: 'The same deal' }).click()
  await bob.getByRole('heading', { name: 'Results' }).waitFor()
  await ada.goto(group)
  await ada.getByRole('heading', { name: 'Results' }).waitFor()
  assert.equal(await ada.locator('tbody tr').count(), 2)
  assert((await ada.locator('.best').count()) >= 2)
  await check(ada, 'duplicates-results')
  await Promise.all([ada, bob].map((page) => page.context().close()))
}

/** Where teams play, the headline names the winner and the end of it the winning team. */
async function inTeams({ at, visitor }) {
  const page = await (await visitor({})).newPage()
  await page.goto(at)
  await ask(page, 'POST', '/api/guests', { name: 'Fanny' })
  const table = await finish(page, await open(page, { game: 'maestro', seating: ['me', 'greedy', 'greedy', 'greedy'], options: { goal: 60, free_instruments: 2, teams: 2 } }))
  const { view } = await ask(page, 'GET', `/api/tables/${table}`)
  await page.goto(`${at}/table/${table}`)
  const told = await page.locator('.over .who').innerText()
  const names = ['Fanny', 'Greedy 2', 'Greedy 3', 'Greedy 4']
  for (const { members, place } of view.teams) assert.equal(told.includes(members.map((seat) => names[seat]).join(' and ')), place === 1, told)
  assert.match(told, /The winning teams?: /)
  await page.context().close()
}

/** A replay has the room that the table had: all of it is seen at once, and every musician is named in full. */
async function replayed({ at, visitor }) {
  const page = await (await visitor({})).newPage()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(at)
  await ask(page, 'POST', '/api/guests', { name: 'Emilie' })
  for (const [game, options] of [['symphony', { orchestra: 'preset' }], ['symphonimo', {}]]) {
    const table = await finish(page, await open(page, { game, seating: ['me', 'greedy', 'greedy'], options }))
    await page.goto(`${at}/replay/${table}`)
    await page.waitForSelector('.board')
    for (const key of ['Home', 'ArrowRight', 'End', 'ArrowLeft']) {
      await page.locator('body').press(key)
      await page.waitForTimeout(150)
      const tall = await page.evaluate(() => document.documentElement.scrollHeight)
      assert(tall <= 800, `the replay of ${game} is ${tall} pixels tall after ${key}`)
      const cut = await page.locator('.chair .name').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 2).map((one) => one.innerText))
      assert.deepEqual(cut, [], 'nobody’s name is cut')
    }
  }
  await page.context().close()
}

export const trials = {
  'every sound is heard, no two alike, and silence is silent': sounds,
  'a table is heard': atATable,
  'the same deal at two tables': duplicates,
  'a finished game is looked at again, and played on': afterwards,
  'a finished game of teams names the winning team': inTeams,
  'a replay is seen without scrolling, and its musicians are named in full': replayed,
}

await asTest(import.meta.url, trials)
