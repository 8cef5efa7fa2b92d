import { readFileSync } from 'node:fs'
import { pagePaths } from './src/content/pages.ts'

/**
 * Size budgets of the built site, Brotli unless `brotli` is false: `npm run test:built`. They catch accidents: each is
 * about 5% above the size. If a feature needs more, raise the limit.
 */

/** Limits for the HTML with its CSS and for the JavaScript of a page, in kB. */
const NEW_PAGE = { html: 21, js: 150 }
const LIMITS: Readonly<Record<string, Partial<typeof NEW_PAGE>>> = {
  'index.html': { html: 25.6, js: 154 },
  'terms.html': { html: 20.5, js: 139 },
  'privacy.html': { html: 19.5, js: 139 },
  'accessibility.html': { html: 11, js: 139 },
  '404.html': { html: 9.2 },
}

/** The JavaScript files of a page's first load. */
const scriptsOf = (page: string) =>
  (readFileSync(`dist/${page}`, 'utf8').match(/assets\/[\w.-]+\.js/g) ?? []).map((file) => `dist/${file}`)

// A file in public/ is no page, even if its name ends in .html.
const pages = [...pagePaths.map((path) => `${path.slice(1) || 'index'}.html`), '404.html']

export default [
  ...pages.flatMap((page) => {
    const { html, js } = { ...NEW_PAGE, ...LIMITS[page] }
    const scripts = scriptsOf(page)
    return [
      { name: `${page} with its CSS`, path: `dist/${page}`, limit: `${html} kB` },
      // The not-found page has no JavaScript files.
      ...(scripts.length > 0 ? [{ name: `${page}: JavaScript`, path: scripts, limit: `${js} kB` }] : []),
    ]
  }),
  { name: 'Menu: JavaScript', path: 'dist/assets/MenuDrawer-*', limit: '20 kB' },
  // The font loads in one round trip if it is at most 29.2 kB, response headers included.
  { name: 'Font', path: 'dist/assets/text-*.woff2', limit: '28.5 kB', brotli: false },
  { name: 'Fonts for other characters', path: 'dist/assets/latin-*.woff2', limit: '41 kB', brotli: false },
  { name: 'Photo finish on phones', path: 'dist/assets/strip-light-m-*.avif', limit: '27 kB', brotli: false },
  { name: 'Icons', path: 'dist/{favicon.ico,icon*}', limit: '5 kB', brotli: false },
  { name: 'Pictures', path: 'dist/assets/*.{avif,webp,png,jpg,svg}', limit: '1.4 MB', brotli: false },
]
