import { withHouse } from './house.mjs'
const game = process.argv[2], goal = process.argv[3]
const faults = await withHouse(async ({ at, visitor }) => {
  const context = await visitor({})
  const page = await context.newPage()
  await page.goto(`${at}/new/${game}`)
  for (const seat of [2, 3, 4]) await page.getByLabel(`Seat ${seat}`).selectOption('apprentice')
  await page.getByLabel('Goal', { exact: true }).selectOption(goal)
  await page.getByRole('switch', { name: 'Bots answer at once' }).check()
  await page.screenshot({ path: `/tmp/r-${game}-setup.png`, fullPage: true })
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForSelector('.dock.mine', { timeout: 60000 })
  let n = 0, shots = 0
  const began = Date.now()
  while (!(await page.locator('.over').count()) && Date.now() - began < 100000) {
    if (!(await page.locator('.dock.mine').count())) { await page.waitForTimeout(20); continue }
    const give = page.getByRole('button', { name: /^Give these/, disabled: false })
    if (await give.count()) { await give.click(); n++; continue }
    const music = page.locator('.hand button.cover:not([aria-pressed]):visible')
    if (await music.count()) { await music.first().click({ timeout: 2000 }).catch(() => 0); await page.waitForTimeout(250); if (shots++ < 4) await page.screenshot({ path: `/tmp/r-${game}-perf${shots}.png` }); n++; continue }
    const all = page.locator('.board button.cover:not([aria-hidden]):visible, .dock .acts button:enabled')
    await all.nth(n++ % (await all.count() || 1)).click({ timeout: 2000 }).catch((e) => console.log(String(e).slice(0, 100)))
    if (n === 14) { await page.screenshot({ path: `/tmp/r-${game}.png` }); console.log('scroll', await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight])) }
  }
  await page.screenshot({ path: `/tmp/r-${game}-over.png` })
  console.log(n, 'choices', (Date.now() - began) / 1000, 's', await page.locator('.over').count())
}, { at: 'http://localhost:8977' })
console.log(faults)
