import type { CheckName } from '../src/config.ts'
import { siteOf } from '../src/views.ts'
import { config, test } from './fixture.ts'
import { defectTests, type Put, type SeededDefect } from './seed.ts'

/** Barriers put into the fixture page, each with the check, and the rule, that has to find it. */

type Where = Partial<Pick<SeededDefect, 'width' | 'scheme' | 'condition' | 'moment'>>
type Found = `${CheckName}:${string}`

const LINK = 'footer nav a'
const WIDE: Where = { width: 1440 }
const FORCED: Where = { condition: 'forced colors' }
const inMenu: Where = { moment: 'menu open' }
const nameless: Put = (e) => e.replaceChildren()
const swallow: Put = (e) => e.addEventListener('keydown', (event) => event.preventDefault())
const refuse: Put = (e) => e.addEventListener('focus', () => e.blur())
const sizeless: Put = (e) => e.insertAdjacentHTML('beforeend', '<a href="/x"></a>')
const toAndFro: Put = (e) => {
  e.insertAdjacentHTML('beforeend', '<button>One</button><button>Two</button>')
  for (const button of e.querySelectorAll('button'))
    button.addEventListener('keydown', (event) => {
      event.preventDefault()
      for (const other of e.querySelectorAll('button')) if (other !== button) other.focus()
    })
}
const sign: Put = (e) => {
  e.ariaLabel = 'Close'
  e.textContent = 'X'
  Object.assign(e.style, { color: '#aaa', background: '#fff' })
}

/** Changes of an element. */
const markup: readonly (readonly [Found, select: string, put: Put, where?: Where])[] = [
  ['axe:button-name', 'header button', nameless],
  ['axe:button-name', 'dialog button', nameless, inMenu],
  ['axe:image-alt', 'img', (e) => e.removeAttribute('alt')],
  ['axe:document-title', 'title', (e) => e.remove(), WIDE],
  ['axe:region', 'footer', (e) => e.insertAdjacentHTML('afterend', '<p>Loose</p>')],
  ['axe:aria-roles', 'main p', (e) => e.setAttribute('role', 'paragraf'), { condition: 'print' }],
  ['axe:tabindex', LINK, (e) => e.setAttribute('tabindex', '3')],
  ['keyboard:trap', LINK, swallow],
  ['keyboard:aria-hidden-focus', 'footer nav', (e) => e.setAttribute('aria-hidden', 'true')],
  ['keyboard:not-reached', LINK, refuse],
  ['keyboard:no-control', 'main', sizeless],
  ['traps:trap', 'main', toAndFro],
  ['labels:label-in-name', LINK, (e) => e.setAttribute('aria-label', 'Somewhere')],
  ['practice:link-vague', LINK, (e) => e.replaceChildren('Read more'), WIDE],
  ['practice:title-unlike', 'title', (e) => e.replaceChildren('Mushroom soup with dumplings'), WIDE],
  ['practice:table-caption', 'caption', (e) => e.remove(), WIDE],
  ['contrast:text-on-pixels', 'header button', sign],
  ['language:page-language', 'html', (e) => e.setAttribute('lang', 'de')],
]

/** Style sheets. */
const styles: readonly (readonly [Found, css: string, where?: Where])[] = [
  ['contrast:text-on-pixels', 'main p { color: #999 }'],
  ['contrast:text-on-pixels', 'main p { color: #444 }', { scheme: 'dark' }],
  ['contrast:text-on-pixels', 'main p { background: linear-gradient(90deg, #111, #eee) }', WIDE],
  ['contrast:text-on-pixels', 'dialog a { color: #999 }', inMenu],
  ['contrast:text-on-pixels-enhanced', 'main p { color: #707070 }'],
  ['axe:color-contrast', 'footer a:hover { color: #999 }'],
  ['axe:color-contrast', 'footer a:focus-visible { color: #999 }', WIDE],
  ['axe:color-contrast', 'main p { forced-color-adjust: none; color: #999; background: #aaa }', FORCED],
  ['keyboard:unseen', 'footer a:focus-visible { outline: none }'],
  ['keyboard:unseen', 'dialog :focus-visible { outline: none }', inMenu],
  ['keyboard:unseen', 'a:focus-visible { outline: none }', FORCED],
  ['keyboard:ring', 'footer a:focus-visible { outline-width: 1px }'],
  ['keyboard:ring', 'footer a:focus-visible { outline-color: #ccc }'],
  ['keyboard:reading-order', 'footer ul { display: flex; flex-flow: row-reverse }', { ...WIDE, scheme: 'dark' }],
  ['keyboard:hidden', 'body::after { content: ""; position: fixed; inset: 30% 0 0; z-index: 9; background: #8886 }'],
  ['keyboard:hidden', 'footer nav { position: fixed; left: -2000px }'],
  ['targets:target-size', 'footer a { min-height: 0; line-height: 20px }'],
  ['targets:target-size', 'summary { min-height: 0; line-height: 20px }', { moment: 'holidays open' }],
  ['reflow:sideways', 'main section { min-width: 900px }', { width: 320 }],
  ['reflow:cut-off', 'main p { height: 16px; overflow: hidden }', { condition: 'doubled text' }],
  ['reflow:cut-off', 'h1 { width: 8em; white-space: nowrap; overflow: hidden }', { condition: 'text spacing' }],
  ['reflow:sideways', 'footer p { white-space: nowrap; width: 40em }', { width: 320, condition: 'zoom 400%' }],
  ['text-size:text-size', 'main p { font-size: 16px }', { condition: 'doubled text' }],
  ['motion:reduced-motion', '@keyframes spin { to { rotate: 360deg } } img { animation: spin 2s infinite }', WIDE],
  ['motion:reduced-motion', 'html { scroll-behavior: smooth }', WIDE],
]

const seeded = (found: Found, breaks: string, where?: Where) => {
  const [check, rule] = found.split(':') as [CheckName, string]
  return { id: found, breaks, address: '/', width: 390, scheme: 'light' as const, check, rule, ...where }
}
const defects = [
  ...markup.map(([found, select, put, where]) => ({
    ...seeded(found, select, where),
    change: { select, put },
  })),
  ...styles.map(([found, css, where]) => ({ ...seeded(found, css, where), css })),
]

defectTests(
  siteOf(config),
  defects.map((defect, index) => ({ ...defect, id: `${index + 1} ${defect.id}` })),
  test,
)
