/**
 * All that is tested in a house with a server: every file's trials, in one house and one browser, some at a time.
 *
 *   node tests/web.mjs                    what every change must pass
 *   node tests/web.mjs --all              and what shows the same at another size, or on another board: `make prove`
 *   node tests/web.mjs [--all] phone      those with this in their name
 */

import { trials as after } from './after.mjs'
import { trials as blind } from './blind.mjs'
import { run } from './house.mjs'
import { trials as lessons } from './lessons.mjs'
import { trials as play } from './play.mjs'
import { trials as screens } from './screens.mjs'
import { trials as speed } from './speed.mjs'

const RARE = [
  'maestro on its own board, in two browsers',
  'every screen, phone, light',
  'every sound is heard, no two alike, and silence is silent',
  'turandot by keyboard alone',
  'ensemble guided, wide',
  'maestro guided, wide',
  'symphony guided, phone, in French',
  'maestro explained',
  'nothing shifts in a whole game of maestro, phone',
  'nothing shifts in a whole game of symphony, phone',
  'the whole table is seen without scrolling, at 1440 by 900 and at 1280 by 720, with two to four seats',
  'every screen, wide, light',
  'every screen, phone, dark',
  'every screen, zoomed, light',
  'turandot guided, wide',
  'maestro guided, phone, in French',
  'ensemble by keyboard alone',
  'maestro by keyboard alone',
  'symphonimo on the plain board, in two browsers',
  'ensemble on the plain board, in two browsers',
  'maestro on the plain board, in two browsers',
  'a whole game of Symphonimo is played from live regions and roles alone, on the plain board',
  'nothing shifts in a whole game of symphonimo, phone',
  'nothing shifts in a whole game of turandot, wide',
  'nothing shifts in a whole game of symphonimo on the plain board',
  'nothing shifts in a whole game of turandot on the plain board',
  'nothing shifts in a whole game of ensemble, phone',
  'nothing shifts in a whole game of ensemble on the plain board',
  'nothing shifts in a whole game of maestro, wide',
  'nothing shifts in a whole game of maestro on the plain board',
  'nothing shifts in a whole game of symphony, wide',
  'nothing shifts in a whole game of symphony on the plain board',
  'symphony by keyboard alone',
  'symphony on the plain board, in two browsers',
  'symphony guided, wide',
  'symphony explained',
]
const given = process.argv.slice(2)
const trials = { ...play, ...lessons, ...screens, ...blind, ...speed, ...after }
for (const name of RARE) {
  if (!(name in trials)) throw new Error(`There is no trial “${name}” any more: web.mjs should not name it.`)
  if (!given.includes('--all')) delete trials[name]
}

const began = Date.now()
const failed = await run(trials, { only: given.find((word) => !word.startsWith('--')) ?? '', abreast: 3 })
console.log(`${failed ? `${failed} failed` : 'all is well'}, ${((Date.now() - began) / 1000).toFixed(0)} s`)
process.exitCode = failed ? 1 : 0
