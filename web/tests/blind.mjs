/**
 * Whole games of Symphonimo without eyes. The player here is given nothing but what a screen reader would say (the
 * text that comes into live regions) and can do nothing but press what has a role and a name, or a key that was
 * announced. What to do is decided from these words. If an announcement is missing or says too little, it is stuck.
 */

import assert from 'node:assert/strict'
import { ask } from './furnish.mjs'
import { asTest } from './house.mjs'

const PATIENCE = 20_000
const CHOICES = /You have (one|\d+) choices?:/
const END = /wins!|share the victory|Nobody at this table wins/

/** Hears live regions, from the first on; it is all that leaves the page. */
const ears = () => {
  window.heard = []
  const isLive = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest('[aria-live], [role=status], [role=alert], [role=log]')
  new MutationObserver((changes) => {
    for (const change of changes) {
      const nodes = change.type === 'characterData' ? [change.target] : [...change.addedNodes]
      for (const node of nodes) if (isLive(node) && node.textContent.trim()) window.heard.push(node.textContent.trim())
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** The next announcement that `isWanted`, and none before it. */
async function hear(page, isWanted, patience = PATIENCE) {
  for (const end = Date.now() + patience; Date.now() < end; await page.waitForTimeout(20)) {
    const said = await page.evaluate(() => window.heard.splice(0))
    const at = said.findIndex(isWanted)
    if (at >= 0) {
      await page.evaluate((rest) => window.heard.unshift(...rest), said.slice(at + 1))
      return said[at]
    }
  }
  throw new Error('Nothing was said that could be played on.')
}

/** "… You have 3 choices: 0: Draw a card (cannot be undone). 1: Take …" as choices with their keys. */
export function choicesIn(said) {
  const [, number] = CHOICES.exec(said)
  const count = number === 'one' ? 1 : Number(number)
  const list = said.slice(said.search(CHOICES)).replace(/^[^:]*: ?/, '')
  const found = [...list.matchAll(/(?:^|\s)(\d+): (.+?)\.(?=\s\d+: |\s*$)/g)].map(([, key, words]) => ({ key, words: words.replace(/ \(cannot be undone\)$/, '') }))
  assert.equal(found.length, count, `${count} choices are announced, and can be told apart: ${said}`)
  return found
}

/** A modest player: takes what is worth two points or the most late in a round, and else draws and spreads the cards. */
function decide(choices, turn) {
  const worth = (choice) => Number(/worth ([+−-]?\d+)/.exec(choice.words)?.[1].replace('−', '-') ?? Number.NaN)
  const takes = choices.filter((choice) => worth(choice) >= 1).sort((one, other) => worth(other) - worth(one))
  const draws = choices.find((choice) => choice.words.startsWith('Draw'))
  if (takes.length && (worth(takes[0]) >= 2 || turn % 3 === 2)) return takes[0]
  return draws ?? choices[turn % choices.length]
}

async function blindGame({ at, visitor }, { plain = false, deaf = false } = {}) {
  const context = await visitor({})
  await context.addInitScript(ears)
  const page = await context.newPage()
  if (plain) {
    await page.goto(`${at}/settings`)
    await page.getByRole('switch', { name: 'The plain board' }).check()
  }
  await page.goto(`${at}/new/symphonimo`)
  for (const seat of [2, 3, 4]) await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption('apprentice')
  await page.getByRole('switch', { name: 'Bots answer at once' }).check()
  await page.getByRole('button', { name: 'Open the table' }).click()
  if (deaf) await page.evaluate(() => (window.heard = Object.assign([], { push: () => 0 }))) // the control: a player who hears nothing
  let turns = 0
  for (let said; ; turns++) {
    said = await hear(page, (line) => CHOICES.test(line) || END.test(line), deaf ? 2000 : PATIENCE)
    if (!CHOICES.test(said)) {
      await check(page, said)
      break
    }
    const { key, words } = decide(choicesIn(said), turns)
    // By name as a screen reader would press it, and every other time by the key that was announced.
    if (turns % 2) await page.keyboard.press(key)
    else await page.getByRole('button', { name: words }).first().click()
  }
  await context.close()
  return turns
}

/** What was announced at the end is how it ended; only here is the server asked. */
async function check(page, said) {
  const { table } = await ask(page, 'GET', `/api/tables/${page.url().split('/').pop()}`)
  assert.equal(table.status, 'over')
  table.outcome.scores.forEach((points) => assert.match(said, new RegExp(`: ${points} points?`)))
}

export const trials = {
  async 'a whole game of Symphonimo is played from live regions and roles alone, on its own board'(house) {
    console.log(`without eyes: a whole game of Symphonimo on its own board, ${await blindGame(house)} decisions`)
  },
  async 'a whole game of Symphonimo is played from live regions and roles alone, on the plain board'(house) {
    console.log(`without eyes: a whole game of Symphonimo on the plain board, ${await blindGame(house, { plain: true })} decisions`)
  },
  async 'who hears nothing cannot play: the test above can fail'(house) {
    await assert.rejects(blindGame(house, { deaf: true }), /Nothing was said/)
  },
}

await asTest(import.meta.url, trials)
