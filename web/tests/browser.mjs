/** The built gallery behind a small server, and a browser to look at it: what shots and checks share. */

import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const ROOT = fileURLToPath(new URL('../build/gallery', import.meta.url))
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

async function served() {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname
    const file = join(ROOT, path === '/' ? 'index.html' : path)
    try {
      const body = await readFile(file)
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
      response.end(body)
    } catch {
      response.statusCode = 404
      response.end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { at: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}

export const SIZES = {
  wide: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
}

/** Run `work(open)` with a browser; `open(hash, {size, theme})` gives a page, and every error in it is an error here. */
export async function withBrowser(work) {
  const house = await served()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  })
  const faults = []
  const contexts = new Map()

  async function open(hash, { size = 'wide', theme = 'light', motion = 'reduce' } = {}) {
    const name = `${size}.${theme}.${motion}`
    if (!contexts.has(name)) contexts.set(name, await browser.newContext({ ...SIZES[size], colorScheme: theme, reducedMotion: motion, locale: 'en' }))
    const page = await contexts.get(name).newPage()
    page.on('pageerror', (error) => faults.push(`${hash}: ${error.message}`))
    page.on('console', (message) => message.type() === 'error' && faults.push(`${hash}: ${message.text()}`))
    page.on('request', (request) => !request.url().startsWith(house.at) && !request.url().startsWith('data:') && faults.push(`${hash}: asks another host: ${request.url()}`))
    await page.goto(`${house.at}${hash}`)
    await page.waitForSelector('main h1')
    if (hash.includes('/gallery')) await page.waitForSelector('.board')
    if (hash.includes('/style')) await page.waitForFunction(() => document.querySelectorAll('.singer').length > 30)
    await page.evaluate(() => document.fonts.ready)
    return page
  }

  try {
    await work(open)
  } finally {
    await browser.close()
    house.close()
  }
  return faults
}

export const gallery = (settings) => `#/gallery?${new URLSearchParams({ bare: '1', ...settings })}`
