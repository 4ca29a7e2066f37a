import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { parse } from 'smol-toml'
const { engrave } = await import('/tmp/engrave.mjs')
const { themes } = parse(readFileSync('../podium/games/concert/themes.toml', 'utf-8'))
let h = '<body style="background:#fffdf6;margin:6px;columns:3;font:11px sans-serif">'
for (const [name, t] of Object.entries(themes)) {
  const m = engrave(t.abc)
  h += `<div style="break-inside:avoid;width:400px">${name}<svg width="400" height="72" viewBox="-4 ${m.top} ${m.width + 6} ${m.height}" preserveAspectRatio="xMinYMid meet"><g fill="none" stroke="#000" stroke-linecap="round"><path d="${m.staff}" stroke-width=".8"/><path d="${m.lines}" stroke-width="1.4"/><path d="${m.open}" stroke-width="1.5"/></g><path d="${m.solids}"/>${m.words.map((w) => `<text x="${w.x}" y="${w.y}" text-anchor="middle" style="font:${w.kind === 'meter' ? '700 19px' : 'italic 600 10px'} serif">${w.text}</text>`).join('')}</svg></div>`
}
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 1300, height: 1500 } })
await p.setContent(h); await p.screenshot({ path: '/tmp/themes.png' }); await b.close()
