import { gallery, withBrowser } from './browser.mjs'
const jobs = process.argv.slice(2)
const faults = await withBrowser(async (open) => {
  for (const job of jobs) {
    const [game, moment, size = 'wide', theme = 'light', language = 'en'] = job.split(',')
    const page = await open(gallery({ game, moment, language }), { size, theme })
    await page.waitForTimeout(150)
    if (size === 'wide') console.log(job, await page.evaluate(() => [document.querySelector('.board').scrollHeight, document.documentElement.scrollWidth]))
    await page.screenshot({ path: `/tmp/s-${game}-${moment}-${size}-${theme}.png`, fullPage: size === 'phone' })
    await page.close()
  }
})
console.log(faults)
