/**
 * Pictures of every screen and board, wide and phone, light and dark, into docs/screenshots/, and a page that lists
 * them. The deals are always the same, and so are the moments of the boards (fixtures/). To add a picture, add a line
 * to `screensOf` in furnish.mjs, or a moment to `SHOWN` here.
 *
 *   make pictures
 *   node tests/pictures.mjs casting   those with this in their name
 */

import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gallery, withBrowser } from './browser.mjs'
import { furnish, screensOf } from './furnish.mjs'
import { withHouse } from './house.mjs'

const OUT = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))
const FIXED = fileURLToPath(new URL('fixed.py', import.meta.url))
const PORT = 8642 // part of the link that a picture shows
const QUALITY = 54
const LOOKS = ['wide', 'phone'].flatMap((size) => ['light', 'dark'].map((theme) => ({ size, theme })))
const only = process.argv[2] ?? ''

const SHOWN = {
  symphonimo: ['rich-row', 'placing', 'giving', 'six', 'over'],
  turandot: ['opening', 'begun', 'laid', 'stand-ins', 'removing', 'round-six', 'half-cast', 'over'],
  ensemble: ['rich', 'opening', 'lucky', 'hiring', 'over'],
  maestro: ['rich', 'dealt', 'keeping', 'teams', 'six', 'over-teams'],
  symphony: ['play', 'opening', 'control', 'spread', 'covering', 'six', 'two', 'over'],
}

const boards = Object.entries(SHOWN).flatMap(([game, moments]) => [
  ...moments.map((moment) => ({ name: `board-${game}-${moment}`, hash: gallery({ game, moment }) })),
  { name: `board-${game}-plain`, hash: gallery({ game, moment: moments[0], board: 'plain' }) },
  { name: `board-${game}-french`, hash: gallery({ game, moment: moments[1], language: 'fr' }) },
])

/** A small picture: WebP, one pixel a pixel; all of the page, or what a window shows of it. */
async function paint(page, name, isWhole) {
  const session = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize()
  const tall = isWhole ? Math.min(await page.evaluate(() => document.documentElement.scrollHeight), 1800) : height
  if (tall > height) await page.setViewportSize({ width, height: tall })
  const y = await page.evaluate(() => scrollY)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip: { x: 0, y, width, height: tall, scale: 1 } })
  await writeFile(`${OUT}${name}.webp`, Buffer.from(data, 'base64'))
  if (tall > height) await page.setViewportSize({ width, height })
  await session.detach()
}

/** A page of all pictures that are there. */
async function list() {
  const names = [...new Set((await readdir(OUT)).filter((file) => file.endsWith('.webp')).map((file) => file.replace(/-(wide|phone)-(light|dark)\.webp$/, '')))].sort()
  const cell = (name, { size, theme }) => `<a href="${name}-${size}-${theme}.webp"><img src="${name}-${size}-${theme}.webp" alt="${name.replaceAll('-', ' ')}, ${size}, ${theme}" width="${size === 'wide' ? 360 : 110}"></a>`
  const rows = names.map((name) => `## ${name.replaceAll('-', ' ')}\n\n${LOOKS.map((look) => cell(name, look)).join('\n')}\n`)
  await writeFile(`${OUT}README.md`, `# Every screen and board\n\nMade by \`make pictures\`: wide and phone, light and dark.\n\n${rows.join('\n')}`)
}

await mkdir(OUT, { recursive: true })
if (!only) for (const file of await readdir(OUT)) await rm(`${OUT}${file}`)

const faults = await withHouse(async ({ at, visitor }) => {
  const first = await visitor({})
  const made = await furnish(await first.newPage(), at, { name: 'Clara Wieck' })
  const cookies = await first.cookies()
  for (const look of LOOKS) {
    const context = await visitor(look)
    await context.addCookies(cookies)
    const page = await context.newPage()
    for (const { name, path, wait, then, after } of screensOf(made).filter((screen) => screen.name.includes(only))) {
      await page.goto(at + path)
      await page.waitForSelector(wait)
      await then?.(page)
      await page.waitForTimeout(300)
      const isTable = path.startsWith('/table') || path.startsWith('/replay') || (await page.locator('dialog[open]').count()) > 0
      await paint(page, `${name}-${look.size}-${look.theme}`, !isTable)
      await after?.(page)
    }
    await context.close()
  }
}, { script: FIXED, port: PORT })

faults.push(...(await withBrowser(async (open) => {
  for (const { name, hash } of boards.filter((screen) => screen.name.includes(only)))
    for (const look of LOOKS) {
      const page = await open(hash, look)
      await page.addStyleTag({ content: '.dock { position: static !important }' }) // a whole page has no bottom to stick to
      await paint(page, `${name}-${look.size}-${look.theme}`, true)
      await page.close()
    }
})))

await list()
const files = (await readdir(OUT)).filter((file) => file.endsWith('.webp'))
const bytes = (await Promise.all(files.map((file) => stat(OUT + file)))).reduce((sum, { size }) => sum + size, 0)
console.log(`${files.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
