/**
 * Pictures of every screen, wide and phone, light and dark, into docs/screenshots/.
 *
 *   npm run shots              all of them
 *   npm run shots -- casting   those with this in their name
 */

import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gallery, withBrowser } from './browser.mjs'

const OUT = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))
const only = process.argv[2] ?? ''

const SHOWN = {
  symphonimo: ['rich-row', 'placing', 'giving', 'six', 'over'],
  turandot: ['opening', 'begun', 'stand-ins', 'removing', 'round-six', 'half-cast', 'over'],
  ensemble: ['rich', 'opening', 'lucky', 'hiring', 'over'],
  maestro: ['rich', 'dealt', 'keeping', 'teams', 'six', 'over-teams'],
}

const screens = [{ name: 'style', hash: '#/style' }]
for (const [game, moments] of Object.entries(SHOWN)) {
  for (const moment of moments) screens.push({ name: `${game}-${moment}`, hash: gallery({ game, moment }) })
  screens.push({ name: `${game}-plain`, hash: gallery({ game, moment: moments[0], board: 'plain' }) })
  screens.push({ name: `${game}-french`, hash: gallery({ game, moment: moments[1], language: 'fr' }) })
}

await mkdir(OUT, { recursive: true })
const faults = await withBrowser(async (open) => {
  for (const { name, hash } of screens.filter((screen) => screen.name.includes(only)))
    for (const size of ['wide', 'phone'])
      for (const theme of ['light', 'dark']) {
        const page = await open(hash, { size, theme })
        await page.addStyleTag({ content: '.dock { position: static !important }' }) // a whole page has no bottom to stick to
        await page.screenshot({ path: `${OUT}${name}-${size}-${theme}.jpg`, type: 'jpeg', quality: 82, fullPage: true, scale: 'css' })
        await page.close()
      }
})
for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
