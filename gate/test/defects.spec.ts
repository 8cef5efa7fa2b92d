import type { CheckName } from '../src/config.ts'
import { siteOf } from '../src/views.ts'
import { config, test } from './fixture.ts'
import { defectTests, type Put, type SeededDefect } from './seed.ts'

/** Barriers put into the fixture page, each with the check, and the rule, that has to find it. */

type Where = Partial<Pick<SeededDefect, 'width' | 'scheme' | 'condition' | 'moment'>>
type Found = `${CheckName}:${string}`
type Style = readonly [breaks: string, found: Found, css: string, where?: Where]
type Markup = readonly [breaks: string, found: Found, select: string, put: Put, where?: Where]

const WIDE: Where = { width: 1440 }
const DARK: Where = { scheme: 'dark' }
const FORCED: Where = { condition: 'forced colors' }
const inMenu: Where = { moment: 'menu open' }
const nameless: Put = (e) => e.replaceChildren()
const trap: Put = (e) => e.addEventListener('keydown', (event) => event.preventDefault())

const markup: readonly Markup[] = [
  ['a button without a name', 'axe:button-name', 'header button', nameless],
  ['a picture without alternative', 'axe:image-alt', 'img', { alt: null }],
  ['a page without a title', 'axe:document-title', 'title', (e) => e.remove(), WIDE],
  ['text outside of all landmarks', 'axe:region', 'footer', { after: 'p Loose' }],
  ['a role that there is not, in print', 'axe:aria-roles', 'main p', { role: 'paragraf' }, { condition: 'print' }],
  ['a button of the open menu without a name', 'axe:button-name', 'dialog button', nameless, inMenu],
  ['a link that swallows Tab', 'keyboard:trap', 'footer nav a', trap],
  ['links that readers pass over', 'keyboard:aria-hidden-focus', 'footer nav', { 'aria-hidden': 'true' }],
  ['a positive tabindex', 'axe:tabindex', 'footer nav a', { tabindex: '3' }],
  [
    'a link that Tab passes over',
    'keyboard:not-reached',
    'footer nav a',
    (e) => e.addEventListener('focus', () => e.blur()),
  ],
  ['a stop of no size', 'keyboard:no-control', 'main', (e) => e.insertAdjacentHTML('beforeend', '<a href="/x"></a>')],
  [
    'a dialog that Tab goes round without an end',
    'traps:trap',
    'main',
    (e) => {
      e.insertAdjacentHTML('beforeend', '<button>One</button><button>Two</button>')
      const [one, two] = [...e.querySelectorAll('button')]
      two?.addEventListener('keydown', (event) => {
        if (event.key === 'Tab') one?.focus()
        event.preventDefault()
      })
      one?.addEventListener('keydown', (event) => {
        if (event.key === 'Tab') two?.focus()
        event.preventDefault()
      })
    },
  ],
  ['a link that is called otherwise than it reads', 'labels:label-in-name', 'footer a', { 'aria-label': 'Somewhere' }],
  [
    'a sign that can hardly be seen',
    'contrast:sign-on-pixels',
    'header button',
    (e) => {
      e.ariaLabel = 'Close'
      e.textContent = 'X'
      Object.assign(e.style, { color: '#aaa', background: '#fff' })
    },
  ],
  ['a page in another language than it says', 'language:page-language', 'html', { lang: 'de' }],
  [
    'a key that acts alone',
    'behavior:single-key',
    'body',
    (e) =>
      e.addEventListener('keydown', ({ key }) => {
        if (key === 's') document.title += key
      }),
  ],
]

const styles: readonly Style[] = [
  ['text with too little contrast', 'contrast:text-on-pixels', 'main p { color: #999 }'],
  ['text with too little contrast on a dark page', 'contrast:text-on-pixels', 'main p { color: #444 }', DARK],
  [
    'text over a gradient',
    'contrast:text-on-pixels',
    'main p { background: linear-gradient(90deg, #111, #eee) }',
    WIDE,
  ],
  ['text of the menu that cannot be read', 'contrast:text-on-pixels', 'dialog a { color: #999 }', inMenu],
  ['text that level AA allows', 'contrast:text-on-pixels-enhanced', 'main p { color: #707070 }'],
  ['links that cannot be read when hovered', 'axe:color-contrast', 'footer a:hover { color: #999 }'],
  ['links that cannot be read when focused', 'axe:color-contrast', 'footer a:focus-visible { color: #999 }', WIDE],
  [
    'own colors in forced colors',
    'axe:color-contrast',
    'main p { forced-color-adjust: none; color: #999; background: #aaa }',
    FORCED,
  ],
  ['no ring', 'keyboard:unseen', 'footer a:focus-visible { outline: none }'],
  ['no ring in the open menu', 'keyboard:unseen', 'dialog :focus-visible { outline: none }', inMenu],
  ['no ring in forced colors', 'keyboard:unseen', 'a:focus-visible { outline: none }', FORCED],
  ['a ring that is too thin', 'keyboard:ring', 'footer a:focus-visible { outline-width: 1px }'],
  ['a ring that is too pale', 'keyboard:ring', 'footer a:focus-visible { outline-color: #ccc }'],
  [
    'links in another order than they are shown',
    'keyboard:reading-order',
    'footer ul { display: flex; flex-direction: row-reverse; justify-content: start }',
    { ...WIDE, scheme: 'dark' },
  ],
  [
    'something over the page',
    'keyboard:hidden',
    'body::after { content: ""; position: fixed; inset: 30% 0 0 0; z-index: 9; background: #8886 }',
  ],
  ['links outside of the window', 'keyboard:hidden', 'footer nav { position: fixed; left: -2000px }'],
  ['targets that are too small', 'targets:target-size', 'footer a { min-height: 0; line-height: 20px }'],
  [
    'small targets of the part that opens',
    'targets:target-size',
    'summary { min-height: 0; line-height: 20px }',
    { moment: 'holidays open' },
  ],
  ['a page that scrolls sideways', 'reflow:sideways', 'main section { min-width: 900px }', { width: 320 }],
  [
    'doubled text that is cut off',
    'reflow:cut-off',
    'main p { height: 16px; overflow: hidden }',
    { condition: 'doubled text' },
  ],
  [
    'spaced text that is cut off',
    'reflow:cut-off',
    'h1 { width: 12em; white-space: nowrap; overflow: hidden }',
    { condition: 'text spacing' },
  ],
  [
    'zoomed text that is cut off',
    'reflow:cut-off',
    'footer p { max-width: 40px; white-space: nowrap; overflow: hidden }',
    { width: 320, condition: 'zoom 400%' },
  ],
  ['text of its own size', 'text-size:text-size', 'main p { font-size: 16px }', { condition: 'doubled text' }],
  [
    'motion that goes on',
    'motion:reduced-motion',
    '@keyframes spin { to { rotate: 360deg } } img { animation: spin 2s infinite }',
    WIDE,
  ],
  ['smooth scrolling', 'motion:reduced-motion', 'html { scroll-behavior: smooth }', WIDE],
  [
    'motion as one scrolls',
    'motion:reduced-motion',
    '@keyframes grow { from { scale: 0.5 } } main section { animation: grow linear; animation-timeline: view() }',
    WIDE,
  ],
]

const seeded = (breaks: string, found: Found, where?: Where) => {
  const [check, rule] = found.split(':') as [CheckName, string]
  return { id: breaks, breaks: found, address: '/', width: 390, scheme: 'light' as const, check, rule, ...where }
}

defectTests(
  siteOf(config),
  [
    ...markup.map(([breaks, found, select, put, where]) => ({
      ...seeded(breaks, found, where),
      change: { select, put, first: true },
    })),
    ...styles.map(([breaks, found, css, where]) => ({ ...seeded(breaks, found, where), css })),
  ],
  test,
)
