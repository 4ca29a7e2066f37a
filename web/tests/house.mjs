/** A real server for one run of the tests, and browsers that come to it. Every fault on a page is a fault of the run. */

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { SIZES } from './browser.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PYTHON = process.env.PYTHON ?? join(ROOT, '.venv/bin/python')

/** `podium serve` at a free port with a database of its own; `at` is its address. A `script` may stand for it. */
export async function serve({ script, port = 0 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'podium-page-'))
  const env = { ...process.env, PYTHONPATH: ROOT, PODIUM_REQUESTS_PER_SECOND: '1000', PODIUM_TABLES_PER_MINUTE: '1000', PODIUM_MESSAGES_PER_SECOND: '1000', PODIUM_NATURAL_SECONDS: '0.02' }
  const child = spawn(PYTHON, [...(script ? [script] : ['-c', 'from podium.cli import main; main()']), 'serve', '--port', String(port), '--database', join(folder, 'podium.db')], { cwd: ROOT, env })
  let told = ''
  const at = await new Promise((resolve, reject) => {
    const hear = (data) => {
      told += data
      const found = /Podium is at (http:\S+)/.exec(told)
      if (found) resolve(found[1])
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', (code) => reject(new Error(`podium serve ended with ${code}: ${told.slice(-2000)}`)))
  })
  const failures = () => told.split('\n').filter((line) => line.includes('"level":"error"') || line.includes('"level": "error"') || line.includes('Traceback'))
  const close = () => new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.on('exit', () => (rmSync(folder, { recursive: true, force: true }), resolve()))
    child.kill('SIGTERM')
  })
  return { at, close, failures }
}

/** Run `work({at, visitor})`; a visitor is a browser context of its own, with its own cookies. Returns the faults. */
export async function withHouse(work, server = {}) {
  const house = await serve(server)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  })
  const faults = []
  const expected = ['/api/me', '/encore', 'replay?seat=-2'] // what a test brings about on purpose; nobody being signed in is no fault

  async function visitor({ size = 'wide', theme = 'light', motion = 'reduce', locale = 'en' } = {}) {
    const context = await browser.newContext({ ...SIZES[size], colorScheme: theme, reducedMotion: motion, locale })
    context.on('page', (page) => {
      const fault = (text) => expected.some((part) => text.includes(part)) || faults.push(`${new URL(page.url() || house.at).pathname}: ${text}`)
      page.on('pageerror', (error) => fault(error.stack ?? error.message))
      page.on('console', (message) => message.type() === 'error' && fault(`${message.text()} ${message.location().url}`))
      page.on('request', (request) => !request.url().startsWith(house.at) && !/^(data|blob):/.test(request.url()) && fault(`asks another host: ${request.url()}`))
    })
    return context
  }

  try {
    await work({ at: house.at, visitor, expected })
  } finally {
    await browser.close()
    await house.close()
  }
  return [...faults, ...house.failures()]
}

/** Run trials, `{name: (house) => …}`, `abreast` at a time in one house and one browser; tells what failed and how long each took. */
export async function run(trials, { only = '', abreast = 2 } = {}) {
  const waiting = Object.entries(trials).filter(([name]) => name.includes(only))
  let failed = 0
  const faults = await withHouse(async (house) => {
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [name, trial] = next
        const began = Date.now()
        try {
          await trial(house)
          console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
        } catch (error) {
          failed++
          console.error(`FAIL  ${name}\n      ${String(error.stack ?? error).split('\n').slice(0, 24).join('\n      ')}`)
        }
      }
    }
    await Promise.all(Array.from({ length: abreast }, work))
  })
  for (const fault of faults) console.error(fault)
  return failed + faults.length
}

/** A file of trials that is run by itself: `node tests/<file>.mjs [part of a name]`. */
export async function asTest(url, trials) {
  if (process.argv[1] !== fileURLToPath(url)) return
  process.exitCode = (await run(trials, { only: process.argv.slice(2).find((word) => !word.startsWith('--')) })) ? 1 : 0
}
