/**
 * Pictures of every screen, wide and phone, light and dark, into docs/screenshots/.
 *
 *   npm run shots              all of them
 *   npm run shots -- casting   those with this in their name
 */

import { mkdir } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gallery, withBrowser } from './browser.mjs'

const OUT = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))
const only = process.argv[2] ?? ''
const moments = (game) => JSON.parse(readFileSync(new URL(`../fixtures/${game}.json`, import.meta.url), 'utf-8')).map((moment) => moment.name)

const screens = [{ name: 'style', hash: '#/style' }]
for (const game of ['symphonimo', 'turandot'])
  for (const moment of moments(game)) screens.push({ name: `${game}-${moment}`, hash: gallery({ game, moment }) })
screens.push(
  { name: 'symphonimo-rich-row-fr', hash: gallery({ game: 'symphonimo', moment: 'rich-row', language: 'fr' }) },
  { name: 'turandot-begun-fr', hash: gallery({ game: 'turandot', moment: 'begun', language: 'fr' }) },
  { name: 'symphonimo-plain', hash: gallery({ game: 'symphonimo', moment: 'rich-row', board: 'plain' }) },
  { name: 'turandot-plain', hash: gallery({ game: 'turandot', moment: 'begun', board: 'plain' }) },
)

await mkdir(OUT, { recursive: true })
const faults = await withBrowser(async (open) => {
  for (const { name, hash } of screens.filter((screen) => screen.name.includes(only)))
    for (const size of ['wide', 'phone'])
      for (const theme of ['light', 'dark']) {
        const page = await open(hash, { size, theme })
        await page.addStyleTag({ content: '.dock { position: static !important }' }) // a whole page has no bottom to stick to
        await page.screenshot({ path: `${OUT}${name}-${size}-${theme}.png`, fullPage: true, scale: 'css' })
        await page.close()
      }
})
for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
