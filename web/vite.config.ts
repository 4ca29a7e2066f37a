/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import { defineConfig, type Plugin } from 'vite'

/** A game's box.toml as a module: the page prints on its cards what the rules read from the same file. */
const toml: Plugin = {
  name: 'toml',
  transform: (source, id) =>
    id.endsWith('.toml') ? { code: `export default ${JSON.stringify(parse(source))}`, map: null } : undefined,
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), toml],
  base: './',
  // The gallery of fixtures is for development and tests: a page people play on does not carry it.
  define: { __GALLERY__: JSON.stringify(mode !== 'production') },
  build: {
    target: 'es2022',
    outDir: mode === 'production' ? 'dist' : 'build/gallery',
    emptyOutDir: true,
    assetsInlineLimit: 1024,
    reportCompressedSize: true,
  },
  server: { fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'] },
}))
