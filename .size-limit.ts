import { readdirSync, readFileSync } from 'node:fs'

/**
 * Size budgets of the built site, Brotli unless `brotli` is false: `npm run test:built`. All but NEW_PAGE and icons allow
 * at most 1% more than the current sizes, since builds differ slightly. If a feature needs more, raise the limit.
 */

/** Limits for the HTML with its CSS and for the JavaScript of a page, in kB. */
const NEW_PAGE = { html: 20, js: 150 }
const LIMITS: Readonly<Record<string, Partial<typeof NEW_PAGE>>> = {
  'index.html': { html: 21.5, js: 142 },
  'terms.html': { html: 19.55, js: 135 },
  'privacy.html': { html: 18.7, js: 134.6 },
  'accessibility.html': { html: 10.54, js: 127 },
  // It has no JavaScript files.
  '404.html': { html: 8.79 },
}

const limitsOf = (page: string) => ({ ...NEW_PAGE, ...LIMITS[page] })

/** The JavaScript files of a page's first load. */
const scriptsOf = (page: string) =>
  (readFileSync(`dist/${page}`, 'utf8').match(/assets\/[\w.-]+\.js/g) ?? []).map((file) => `dist/${file}`)

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
const newPages = pages.filter((page) => !LIMITS[page]).length

// Each new page adds a link to the footer of every page, and its title and description to their JavaScript.
const htmlLimit = (limit: number) => `${limit + newPages * 0.05} kB`
const jsLimit = (limit: number) => `${limit + newPages * 0.5} kB`

export default [
  ...pages.map((page) => ({
    name: `${page} with its CSS`,
    path: `dist/${page}`,
    limit: htmlLimit(limitsOf(page).html),
  })),
  ...pages
    .filter((page) => scriptsOf(page).length > 0)
    .map((page) => ({ name: `${page}: JavaScript`, path: scriptsOf(page), limit: jsLimit(limitsOf(page).js) })),
  {
    name: 'index.html: JavaScript with the menu',
    path: [...scriptsOf('index.html'), 'dist/assets/MenuDrawer-*'],
    limit: jsLimit(160.5),
  },
  // The font loads in one round trip if it is at most 29.2 kB, response headers included.
  { name: 'Font', path: 'dist/assets/text-*.woff2', limit: '27.5 kB', brotli: false },
  { name: 'Fonts for other characters', path: 'dist/assets/latin-*.woff2', limit: '39.3 kB', brotli: false },
  { name: 'Photo finish on phones', path: 'dist/assets/strip-light-m-*.avif', limit: '25.8 kB', brotli: false },
  { name: 'Icons', path: 'dist/*.{ico,png,svg}', limit: '5 kB', brotli: false },
  { name: 'Pictures', path: 'dist/assets/*.{avif,webp,png,jpg,svg}', limit: '1.33 MB', brotli: false },
]
