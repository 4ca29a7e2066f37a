/** The boards by keyboard and by hand: what one presses or drags is what gets played, and is told beforehand. */

import assert from 'node:assert/strict'
import { withBrowser } from './browser.mjs'

const at = (settings) => `#/gallery?${new URLSearchParams(settings)}`
const played = (page) => page.locator('p.bar > span').innerText()

async function pressTo(page, locator) {
  await locator.focus()
  await page.keyboard.press('Enter')
}

const trials = {
  async 'a number key makes the choice with that number'(open) {
    const page = await open(at({ game: 'symphonimo', moment: 'rich-row' }))
    await page.keyboard.press('3')
    assert.match(await played(page), /^Take Cosima \(3\)/)
    await page.keyboard.press('0')
    assert.match(await played(page), /^Draw a card/)
  },

  async 'what a choice will do is shown before it is made'(open) {
    const page = await open(at({ game: 'symphonimo', moment: 'half-taken' }))
    await page.getByRole('button', { name: /^Take Cosima/ }).focus()
    assert.match(await page.locator('.dock').innerText(), /Take Cosima \(3\) with Rabbit, Rooster and Elephant, worth \+1/)
    assert.match(await page.locator('.orchestra.large .points').innerText(), /4\s*→ 5/)
    assert.equal(await played(page), '')
  },

  async 'a card about to be placed is shown where it would lie'(open) {
    const page = await open(at({ game: 'symphonimo', moment: 'placing' }))
    assert.equal(await page.locator('.card.ghost').count(), 0)
    await page.getByRole('button', { name: /^Place the Rooster under Bastien/ }).focus()
    assert.equal(await page.locator('.conductor:nth-child(2) .card.ghost').count(), 1)
    await page.keyboard.press('Enter')
    assert.match(await played(page), /^Place the Rooster under Bastien \(2\)/)
  },

  async 'a purse is counted out by keys'(open) {
    const page = await open(at({ game: 'turandot', moment: 'begun' }))
    await page.getByRole('radio', { name: '0 Money' }).first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    assert.match(await page.locator('.dock').innerText(), /2 Money with it and the Bluff/)
    await pressTo(page, page.getByRole('button', { name: 'Lay face down' }))
    assert.equal(await played(page), '2 Money with it and the Bluff')
  },

  async 'an opera is cast by keys, and then the curtain can rise'(open) {
    const page = await open(at({ game: 'turandot', moment: 'casting' }))
    const curtain = page.getByRole('button', { name: 'Raise the curtain' })
    for (const role of ['Turandot', 'Calaf', 'Liù', 'Ping', 'Pong', 'Pang']) {
      assert.equal(await curtain.isDisabled(), true)
      await pressTo(page, page.getByRole('button', { name: /^Pick/ }).first())
      await pressTo(page, page.getByRole('button', { name: new RegExp(`^${role}: put`) }))
    }
    await pressTo(page, curtain)
    assert.match(await played(page), /^Turandot is sung by /)
  },

  async 'an opera is cast by dragging'(open) {
    const page = await open(at({ game: 'turandot', moment: 'casting' }))
    const singer = await page.getByRole('button', { name: /^Pick/ }).first().getAttribute('aria-label')
    await page.getByRole('button', { name: /^Pick/ }).first().dragTo(page.getByRole('button', { name: /^Liù: nobody/ }))
    const name = singer.replace(/^Pick ([^:]+):.*$/, '$1')
    assert.equal(await page.getByRole('button', { name: `Liù: ${name}` }).count(), 1)
  },

  async 'a director is named by a key, and told to be final if it is'(open) {
    const page = await open(at({ game: 'turandot', moment: 'removing' }))
    await page.getByRole('button', { name: /^Remove The Clown/ }).focus()
    assert.match(await page.locator('.dock').innerText(), /Remove The Clown/)
    await page.keyboard.press('3')
    assert.match(await played(page), /^Remove The Clown/)
  },

  async 'what a piece costs and brings is shown before it is performed'(open) {
    const page = await open(at({ game: 'ensemble', moment: 'rich' }))
    const piece = page.locator('.hand .piece').filter({ has: page.locator('button.cover') }).first()
    assert.match((await piece.locator('footer').innerText()).replace(/\s+/g, ' '), /brings [\d/ ]+ rent [\d/ ]+ .*earns [\d/ ]+/)
    assert.equal(await page.locator('.desk .then').innerText(), '')
    await piece.locator('button.cover').focus()
    assert.match(await page.locator('.desk .then').innerText(), /→ [\d/ ]+/)
    assert.equal(await page.locator('.staff .ghost').count(), 1)
    await page.keyboard.press('Enter')
    assert.match(await played(page), /^Perform /)
  },

  async 'what others paid for one’s own is told beside the purse, until one does something'(open) {
    const page = await open(at({ game: 'ensemble', moment: 'two' }))
    const note = page.locator('.desk .then span')
    assert.match(await note.innerText(), /^\+[\d/ ]+ from Ada$/)
    assert.match(await note.getAttribute('title'), /^Bohumil receives [\d/ ]+ in rent from Ada: /)
    await page.getByRole('button', { name: 'Take a chance card' }).click()
    await note.waitFor({ state: 'detached' })
  },

  async 'the cheapest way to hire comes first, and is the first key'(open) {
    const page = await open(at({ game: 'maestro', moment: 'hiring' }))
    const ways = await page.locator('.dock .way').evaluateAll((all) => all.map((way) => Number(way.dataset.rent)))
    assert.ok(ways.length > 1)
    assert.deepEqual(ways, [...ways].sort((one, other) => one - other))
    await page.keyboard.press('1')
    assert.match(await played(page), /^Hire |stand in|choruses/)
  },

  async 'who holds a correction card is asked as somebody who holds none, and looks the same'(open) {
    const asked = async (moment) => {
      const page = await open(at({ game: 'ensemble', moment }))
      const buttons = page.locator('.dock .acts button')
      return { page, looks: await buttons.evaluateAll((all) => all.map((one) => [one.textContent.trim(), getComputedStyle(one).color, getComputedStyle(one).opacity, getComputedStyle(one).cursor])) }
    }
    const [none, one] = [await asked('lucky'), await asked('armed')]
    assert.deepEqual(none.looks, one.looks)
    assert.deepEqual(none.looks.map(([text]) => text), ['1 Let it pass', '2 Answer with a correction', 'Always let pass'])
    await none.page.keyboard.press('2')
    await none.page.getByText('You hold no correction card.').waitFor()
    await pressTo(none.page, none.page.getByRole('button', { name: 'Answer with a correction' }))
    assert.equal(await played(none.page), '')
    await one.page.getByRole('button', { name: 'Answer with a correction' }).click()
    assert.match(await played(one.page), /^Answer .* with a correction card/)
    for (const { page } of [none, one]) {
      await page.keyboard.press('1')
      assert.match(await played(page), /^Let /)
    }
    await one.page.keyboard.press('2')
    assert.match(await played(one.page), /^Answer .* with a correction card/)
  },

  async 'who lets every card pass is not asked, and can change his mind before the card has passed'(open) {
    for (const moment of ['lucky', 'armed']) {
      const page = await open(at({ game: 'ensemble', moment }))
      await page.getByRole('button', { name: 'Always let pass' }).click()
      await page.getByRole('button', { name: 'Ask me again' }).click()
      await page.waitForTimeout(2500)
      assert.equal(await played(page), '', `${moment}: nothing passes by itself`)
      await page.getByRole('button', { name: 'Always let pass' }).click()
      assert.equal(await played(page), '', `${moment}: one can still answer`)
      await page.waitForFunction(() => document.querySelector('p.bar > span').textContent.startsWith('Let '))
    }
  },

  async 'what cannot be done now says why'(open) {
    const told = async (moment, name, why) => {
      const page = await open(at(moment))
      const button = page.getByRole('button', { name, exact: true }).first()
      assert.equal(await button.getAttribute('title'), why)
      assert.equal(await button.isDisabled(), true)
      await pressTo(page, button)
      await page.locator('.toasts', { hasText: why }).waitFor()
      assert.equal(await played(page), '')
    }
    await told({ game: 'ensemble', moment: 'two' }, 'Take a piece', 'Your hand is full.')
    await told({ game: 'ensemble', moment: 'two' }, 'New ones', 'You would have to buy one, and could not pay for the dearest.')
    await told({ game: 'ensemble', moment: 'aiming' }, 'New ones', '“A wager lost”: at whom?')
    await told({ game: 'maestro', moment: 'dealt' }, 'Give these 4 back', 'Choose 4 more to give back')
    await told({ game: 'turandot', moment: 'casting' }, 'Raise the curtain', 'Every role needs a singer first.')
  },

  async 'pieces are marked by keys and given back together'(open) {
    const page = await open(at({ game: 'maestro', moment: 'dealt' }))
    const give = page.getByRole('button', { name: 'Give these 4 back' })
    for (const key of ['1', '3', '5', '7']) {
      assert.equal(await give.isDisabled(), true)
      await page.keyboard.press(key)
    }
    assert.equal(await page.locator('.hand .chosen').count(), 4)
    await page.keyboard.press('3')
    assert.equal(await give.isDisabled(), true)
    await page.keyboard.press('4')
    await pressTo(page, give)
    assert.match(await played(page), /^Give back /)
  },

  async 'a score card says what its columns are, and each row of itself'(open) {
    for (const moment of ['rich', 'over']) {
      const page = await open(at({ game: 'maestro', moment }))
      const card = page.locator('.score').first()
      const rightOf = (part) => part.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)))
      const heads = card.locator('.heads .row')
      assert.deepEqual(await heads.evaluateAll((all) => all.map((one) => one.innerText.split(/\s+/))), [['count', 'points'], ['count', 'points']])
      for (const nth of [2, 3]) assert.deepEqual(await rightOf(heads.locator(`:scope > :nth-child(${nth})`)), (await rightOf(card.locator(`.rows > li > :nth-child(${nth})`))).slice(0, 2), 'each stands over its column')
      assert.match(await card.locator('.rows > li').first().getAttribute('aria-label'), /^Instruments: \d+, worth \d+$/)
    }
  },

  async 'the table is announced with its choices'(open) {
    const page = await open(at({ game: 'symphonimo', moment: 'rich-row' }))
    await page.getByRole('status').getByText('Your turn').first().waitFor({ state: 'attached' })
    const said = await page.getByRole('status').first().innerText()
    assert.match(said, /Your turn\. You have 5 choices: 0: Draw a card .*cannot be undone.* 1: Take Aurelia/)
  },

  async 'the focus stays on the board from one decision to the next'(open) {
    const page = await open(at({ game: 'symphonimo', moment: 'walk' }))
    await pressTo(page, page.getByRole('button', { name: /^Draw a card/ }))
    await page.getByRole('button', { name: /^Place the/ }).first().waitFor()
    assert.match(await page.evaluate(() => document.activeElement.ariaLabel), /^Place the/)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector('.dock').textContent.includes('choosing'))
    assert.equal(await page.evaluate(() => document.activeElement.className.includes('dock')), true)
  },

  async 'cards travel, land, and leave nothing behind, however fast the moves come'(open) {
    for (const game of ['symphonimo', 'turandot', 'ensemble', 'maestro']) {
      const page = await open(at({ game, moment: 'walk' }), { motion: 'no-preference' })
      const step = page.getByRole('button', { name: /^Step/ })
      await page.evaluate(() => {
        window.flown = 0
        const count = (changes) => (window.flown += changes.flatMap((change) => [...change.addedNodes]).filter((node) => node.inert).length)
        new MutationObserver(count).observe(document.querySelector('.board'), { childList: true })
      })
      for (let i = 0; i < 25; i++) await step.click()
      await page.waitForFunction(() => document.querySelectorAll('[inert]').length === 0 && !document.querySelector('.stage > header .button'))
      assert.ok((await page.evaluate(() => window.flown)) > 10, `${game}: cards have travelled`)
      assert.equal(await page.locator('[data-piece]').evaluateAll((pieces) => pieces.filter((piece) => piece.style.visibility === 'hidden').length), 0)
      const names = await page.locator('[data-piece]').evaluateAll((pieces) => pieces.map((piece) => piece.dataset.piece))
      assert.equal(new Set(names).size, names.length, `${game}: every piece is there once`)
    }
  },

  async 'every control is large enough to touch'(open) {
    for (const [game, moment] of [['symphonimo', 'rich-row'], ['turandot', 'begun'], ['turandot', 'opening'], ['ensemble', 'rich'], ['maestro', 'rich'], ['maestro', 'hiring']]) {
      const page = await open(at({ game, moment, bare: '1' }), { size: 'phone' })
      const small = await page.locator('button:visible').evaluateAll((buttons) =>
        buttons.map((button) => [button.getBoundingClientRect(), button.ariaLabel ?? button.textContent]).filter(([box]) => box.width < 43 || box.height < 43).map(([box, name]) => `${name.trim()}: ${box.width} × ${box.height}`),
      )
      assert.deepEqual(small, [], `${game} ${moment}`)
    }
  },

  async 'nothing is wider than a phone'(open) {
    for (const [game, moment] of [['symphonimo', 'six'], ['symphonimo', 'giving'], ['turandot', 'round-six'], ['turandot', 'casting'], ['turandot', 'over'], ['ensemble', 'lucky'], ['maestro', 'six'], ['maestro', 'hiring'], ['maestro', 'over-teams']]) {
      const page = await open(at({ game, moment, bare: '1' }), { size: 'phone' })
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, `${game} ${moment}`)
    }
  },
}

let failed = 0
const faults = await withBrowser(async (open) => {
  for (const [name, trial] of Object.entries(trials).filter(([name]) => name.includes(process.argv[2] ?? ''))) {
    try {
      await trial(open)
      console.log(`ok    ${name}`)
    } catch (error) {
      failed++
      console.error(`FAIL  ${name}\n      ${String(error.message).split('\n').slice(0, 6).join('\n      ')}`)
    }
  }
})
for (const fault of faults) console.error(fault)
process.exitCode = failed + faults.length ? 1 : 0
