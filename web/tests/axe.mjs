/** axe-core over the style page and every fixture on every board, light and dark, wide and phone: no violation. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gallery, withBrowser } from './browser.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8')
const only = process.argv[2] ?? ''
const moments = (game) => JSON.parse(readFileSync(new URL(`../fixtures/${game}.json`, import.meta.url), 'utf-8')).map((moment) => moment.name)

const screens = [{ name: 'style', hash: '#/style' }]
for (const game of ['symphonimo', 'turandot', 'ensemble', 'maestro', 'symphony']) {
  for (const moment of moments(game)) screens.push({ name: `${game} ${moment}`, hash: gallery({ game, moment }) })
  screens.push({ name: `${game} spectator`, hash: gallery({ game, moment: moments(game)[2], eyes: 'spectator' }) })
  screens.push({ name: `${game} plain`, hash: gallery({ game, moment: moments(game)[2], board: 'plain' }) })
}

let count = 0
const found = new Map()
const faults = await withBrowser(async (open) => {
  for (const { name, hash } of screens.filter((screen) => screen.name.includes(only)))
    for (const theme of ['light', 'dark'])
      for (const size of ['wide', 'phone']) {
        const page = await open(hash, { size, theme })
        await page.evaluate(axe)
        const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
        for (const violation of violations)
          for (const node of violation.nodes) {
            const line = `${violation.id}: ${node.html.slice(0, 160)}\n    ${node.any[0]?.message ?? violation.help}`
            found.set(line, [...(found.get(line) ?? []), `${name} ${size} ${theme}`])
          }
        count++
        await page.close()
      }
})
for (const [line, where] of found) console.error(`${line}\n    ${where.slice(0, 3).join(', ')}${where.length > 3 ? ` and ${where.length - 3} more` : ''}`)
for (const fault of faults) console.error(fault)
console.log(`${count} screens, ${found.size} violations, ${faults.length} faults`)
process.exitCode = found.size + faults.length ? 1 : 0
