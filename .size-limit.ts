import { readdirSync, readFileSync } from 'node:fs'

/**
 * Byte budgets of the built site, after brotli: `npm run test:built`. If a feature needs more, raise its limit. A new page
 * has the limits of a legal page, which is mostly text.
 */
const LEGAL = { html: '19 kB', script: '130 kB' }
const LIMITS: Readonly<Record<string, typeof LEGAL>> = {
  'index.html': { html: '19.6 kB', script: '137 kB' },
  'privacy.html': { html: '18 kB', script: '129.5 kB' },
  'accessibility.html': { html: '10.2 kB', script: '122 kB' },
  '404.html': { html: '7.9 kB', script: '117 kB' },
}

/** The scripts of a page's first load, with what the router needs: its loader names them. */
const scriptsOf = (page: string) =>
  (readFileSync(`dist/${page}`, 'utf8').match(/assets\/[\w.-]+\.js/g) ?? []).map((file) => `dist/${file}`)

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))

export default [
  ...pages.map((page) => ({ name: `${page} with its CSS`, path: `dist/${page}`, limit: (LIMITS[page] ?? LEGAL).html })),
  ...pages.map((page) => ({ name: `${page}: script`, path: scriptsOf(page), limit: (LIMITS[page] ?? LEGAL).script })),
  { name: 'Menu', path: 'dist/assets/MenuDrawer-*', limit: '19 kB' },
  // On a slow line the font comes in one round trip, with its headers, up to 29.2 kB.
  { name: 'Font', path: 'dist/assets/text-*.woff2', limit: '26.4 kB', brotli: false },
  { name: 'Fonts of other letters', path: 'dist/assets/latin-*.woff2', limit: '37 kB', brotli: false },
  { name: 'Film on phones', path: 'dist/assets/strip-light-m-*.avif', limit: '27 kB', brotli: false },
  { name: 'Pictures', path: 'dist/assets/*.{avif,webp,png,jpg,svg}', limit: '1.34 MB', brotli: false },
]
