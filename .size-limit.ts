import { readdirSync, readFileSync } from 'node:fs'

/**
 * Size budgets of the built site, Brotli unless `brotli` is false: `npm run test:built`. All but NEW_PAGE and icons
 * allow at most 1% more than the current sizes, since builds differ slightly. If a feature needs more, raise the limit.
 */
const NEW_PAGE = { html: '20 kB', js: '150 kB' }
const LIMITS: Readonly<Record<string, Partial<typeof NEW_PAGE>>> = {
  'index.html': { html: '21.5 kB', js: '142 kB' },
  'terms.html': { html: '19.55 kB', js: '135 kB' },
  'privacy.html': { html: '18.7 kB', js: '134.6 kB' },
  'accessibility.html': { html: '10.54 kB', js: '127 kB' },
  // It has no JavaScript files.
  '404.html': { html: '8.79 kB' },
}

const limitsOf = (page: string) => ({ ...NEW_PAGE, ...LIMITS[page] })

/** The JavaScript files of a page's first load. */
const scriptsOf = (page: string) =>
  (readFileSync(`dist/${page}`, 'utf8').match(/assets\/[\w.-]+\.js/g) ?? []).map((file) => `dist/${file}`)

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))

export default [
  ...pages.map((page) => ({ name: `${page} with its CSS`, path: `dist/${page}`, limit: limitsOf(page).html })),
  ...pages
    .filter((page) => scriptsOf(page).length > 0)
    .map((page) => ({ name: `${page}: JavaScript`, path: scriptsOf(page), limit: limitsOf(page).js })),
  {
    name: 'index.html: JavaScript with the menu',
    path: [...scriptsOf('index.html'), 'dist/assets/MenuDrawer-*'],
    limit: '160.5 kB',
  },
  // The font loads in one round trip if it is at most 29.2 kB, response headers included.
  { name: 'Font', path: 'dist/assets/text-*.woff2', limit: '27.5 kB', brotli: false },
  { name: 'Fonts for other characters', path: 'dist/assets/latin-*.woff2', limit: '39.3 kB', brotli: false },
  { name: 'Photo finish on phones', path: 'dist/assets/strip-light-m-*.avif', limit: '25.8 kB', brotli: false },
  { name: 'Icons', path: 'dist/*.{ico,png,svg}', limit: '5 kB', brotli: false },
  { name: 'Pictures', path: 'dist/assets/*.{avif,webp,png,jpg,svg}', limit: '1.33 MB', brotli: false },
]
