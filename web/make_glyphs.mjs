/**
 * The music signs that a score needs, as paths, from the Bravura font: web/src/games/symphony/glyphs.ts. A whole music
 * font is 250 kB; these few signs are 10. One staff space is 10; a sign stands on its own line at y = 0.
 *
 *   npm install --no-save @vexflow-fonts/bravura opentype.js && node make_glyphs.mjs
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

const SPACE = 10
const SIGNS = {
  gClef: 0xe050,
  cClef: 0xe05c,
  fClef: 0xe062,
  wholeHead: 0xe0a2,
  halfHead: 0xe0a3,
  blackHead: 0xe0a4,
  flagUp: 0xe240,
  flagDown: 0xe241,
  flat: 0xe260,
  sharp: 0xe262,
  fermata: 0xe4c0,
  tuplet2: 0xe882,
  tuplet3: 0xe883,
  tuplet4: 0xe884,
  coda: 0xe048,
}

const file = readFileSync(createRequire(import.meta.url).resolve('@vexflow-fonts/bravura/bravura.otf'))
const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
const short = (number) => String(Math.round(number * 10) / 10)

const pathOf = (commands) => commands.map(({ type, x1, y1, x2, y2, x, y }) => type + [x1, y1, x2, y2, x, y].filter((one) => one !== undefined).map(short).join(' ')).join('')

const lines = Object.entries(SIGNS).map(([name, code]) => {
  const path = font.charToGlyph(String.fromCodePoint(code)).getPath(0, 0, 4 * SPACE)
  const { x1, y1, x2, y2 } = path.getBoundingBox()
  return `  ${name}: { d: '${pathOf(path.commands)}', box: [${[x1, y1, x2 - x1, y2 - y1].map(short).join(', ')}] },`
})

const HEAD = `// Signs of the Bravura font, © Steinberg Media Technologies GmbH, under the SIL Open Font License 1.1.
// Made by web/make_glyphs.mjs; do not edit.

/** A sign: its path, and the box it fills (x, y, width, height). One staff space is ${SPACE}. */
export interface Glyph {
  d: string
  box: readonly [number, number, number, number]
}

`
writeFileSync(new URL('src/games/symphony/glyphs.ts', import.meta.url), `${HEAD}export const GLYPHS = {\n${lines.join('\n')}\n} satisfies Record<string, Glyph>\n\nexport type Sign = keyof typeof GLYPHS\n`)
