/** All that is tested in a house with a server: every file's trials, in one house and one browser, some at a time. */

import { trials as after } from './after.mjs'
import { trials as blind } from './blind.mjs'
import { run } from './house.mjs'
import { trials as lessons } from './lessons.mjs'
import { trials as play } from './play.mjs'
import { trials as screens } from './screens.mjs'
import { trials as speed } from './speed.mjs'

const began = Date.now()
const failed = await run({ ...play, ...lessons, ...screens, ...blind, ...speed, ...after }, { only: process.argv[2] ?? '', abreast: 3 })
console.log(`${failed ? `${failed} failed` : 'all is well'}, ${((Date.now() - began) / 1000).toFixed(0)} s`)
process.exitCode = failed ? 1 : 0
