/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { Marked } from 'marked'
import { parse } from 'smol-toml'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

const PAGE = '../podium/server/page' // inside the package, so that an installed server has its page with it

/** A game's box.toml as a module: the page prints on its cards what the rules read from the same file. */
const toml: Plugin = {
  name: 'toml',
  transform: (source, id) =>
    id.endsWith('.toml') ? { code: `export default ${JSON.stringify(parse(source))}`, map: null } : undefined,
}

/** Rules are cited by their numbers: a list that leaves some out keeps them. */
const marked = new Marked({
  renderer: {
    listitem(item) {
      const number = /^(\d+)\./.exec(item.raw)?.[1]
      return `<li${number ? ` value="${number}"` : ''}>${this.parser.parse(item.tokens)}</li>\n`
    },
  },
})

/** Rules are kept as Markdown; the page gets them as HTML, part by part, without their title, which it has itself. */
const markdown: Plugin = {
  name: 'markdown',
  transform: (source, id) => {
    if (!id.endsWith('.md')) return undefined
    const html = marked.parse(source.replace(/^# .*\n/, ''), { async: false })
    const parts = html.split(/(?=<h[23]>)/).map((part) => ({ name: (/^<h[23]>(.*?)<\/h/.exec(part)?.[1] ?? '').toLowerCase().replace(/\W+/g, '-'), html: part }))
    return { code: `export default ${JSON.stringify(parts)}`, map: null }
  },
}

/** Everything once more in small, so that the server sends it as it lies. */
const small: Plugin = {
  name: 'small',
  apply: (_, { mode }) => mode === 'production',
  closeBundle: () => {
    for (const name of readdirSync(PAGE, { recursive: true, encoding: 'utf-8' }).filter((file) => /\.(js|css|html|svg)$/.test(file))) {
      const content = readFileSync(join(PAGE, name))
      writeFileSync(join(PAGE, `${name}.br`), brotliCompressSync(content))
      writeFileSync(join(PAGE, `${name}.gz`), gzipSync(content, { level: 9 }))
    }
  },
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), toml, markdown, small],
  base: mode === 'production' ? '/' : './',
  // The gallery of fixtures is for development and tests: a page people play on does not carry it.
  define: { __GALLERY__: JSON.stringify(mode !== 'production') },
  build: {
    target: 'es2022',
    outDir: mode === 'production' ? PAGE : 'build/gallery',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: { fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'] },
}))
