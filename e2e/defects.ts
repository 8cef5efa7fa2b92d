import type { Put, SeededDefect } from '../gate/defects'
import type { Scheme } from '../gate/views'

/**
 * Defects of the page, each with the check that has to catch it. Elements are selected by tag, role and position, so
 * that a defect still applies after texts or class names have changed.
 */

const SCHEMES: readonly Scheme[] = ['light', 'dark']
const WIDE = 1440
const NARROW = 390
const home = { address: '/', width: NARROW, scheme: 'light' } as const
const legal = { address: '/terms', width: NARROW, scheme: 'light' } as const
const privacy = { address: '/privacy', width: WIDE, scheme: 'light' } as const
const BUTTON = 'header button'
const LINK = 'footer nav a'
const VIEWPORT = 'meta[name=viewport]'
/** Selectors of which every match is changed, not only the first. */
const EVERY = /^(nav|main img|caption|th|main p|svg.*)$/

/** Places with text of their own. */
const TEXTS: Readonly<Record<string, string>> = {
  'first paragraph': 'main section:first-of-type p',
  lists: 'main li',
  'section headings': 'main h2',
  footer: 'footer p',
  'links of the footer': 'footer nav a',
}

/** Those of them on a dark background in both schemes. */
const DARK = ['footer', 'links of the footer']

/** Text with too little contrast in one scheme. */
const contrast: readonly SeededDefect[] = SCHEMES.flatMap((scheme) =>
  Object.entries(TEXTS).flatMap(([name, place]) =>
    ['contrast', 'axe', 'ibm', 'alfa'].map((check) => ({
      ...home,
      scheme,
      id: `contrast-${check}-${name}-${scheme}`.replaceAll(' ', '-'),
      breaks: `Too little contrast: ${name}, ${scheme} scheme`,
      css: `${place}, ${place} * { color: ${scheme === 'light' && !DARK.includes(name) ? '#b4bcb8' : '#3c4742'} !important }`,
      // Over gradients and pictures the engines cannot decide; the check of pixels does.
      check,
    })),
  ),
)

/** Text that loses its contrast only on hover, or only with focus. */
const pseudo: readonly SeededDefect[] = SCHEMES.flatMap((scheme) =>
  ['hover', 'focus-visible'].flatMap((state) =>
    Object.entries({ header: 'header a', footer: 'footer a' }).map(([name, place]) => ({
      ...home,
      width: WIDE,
      scheme,
      id: `contrast-${state}-${name}-${scheme}`,
      breaks: `Links of the ${name} cannot be read with :${state}, ${scheme} scheme`,
      css: `${place}:${state} { color: #808080 !important }`,
      check: 'axe',
    })),
  ),
)

/**
 * Names and roles: the change of an element, and the checks that have to catch it (`check` or `check:rule`), each a
 * defect.
 */
type Markup = readonly [
  id: string,
  breaks: string,
  select: string,
  change: Put,
  checks: string,
  view?: Partial<SeededDefect>,
]

const nameless = { 'aria-label': null, 'aria-labelledby': null, text: '' }
const hidden = { 'aria-hidden': 'true' }
const none = { role: 'presentation' }
const trap: Put = (e) => e.addEventListener('keydown', (event) => event.preventDefault())
const sendBack: Put = (e) => e.addEventListener('focus', () => document.querySelector<HTMLElement>('header a')?.focus())
const refuse: Put = (e) => e.addEventListener('focus', () => e.blur())
const markup: readonly Markup[] = [
  ['names-button', 'The first button has no name', 'header button', nameless, 'axe ibm alfa document'],
  ['names-link', 'A link of the footer has no name', 'footer nav a', nameless, 'axe document'],
  ['names-brand', "The brand's link has no name", 'header a', nameless, 'axe'],
  ['names-download', 'A link of the offer has no name', 'main section:last-of-type a', nameless, 'document'],
  ['names-image', 'Pictures have no alternative', 'main img', { alt: null }, 'axe document:alt-missing'],
  ['names-image-file', 'Pictures are called like files', 'main img', { alt: 'a-2.png' }, 'document:alt-file-name'],
  ['names-image-general', 'Pictures are called "image"', 'main img', { alt: 'image' }, 'document:alt-file-name'],
  ['names-image-dots', 'Pictures are called "..."', 'main img', { alt: '...' }, 'document:alt-file-name'],
  ['names-drawing', 'Drawings have no name', 'svg[aria-hidden]', { 'aria-hidden': null }, 'document:svg-name'],
  [
    'names-nav',
    'Navigations share one name',
    'nav',
    { 'aria-label': 'A' },
    'document:landmark-name axe',
    { width: WIDE },
  ],
  ['names-nav-none', 'A navigation has no name', 'footer nav', { 'aria-label': null }, 'document:landmark-name'],
  ['names-frame', 'A frame has no title', 'main', { append: 'iframe' }, 'axe:frame-title'],
  ['names-field', 'A field has no label', 'main', { prepend: 'input' }, 'axe:label ibm alfa'],
  ['names-hidden-focus', 'Links are hidden from readers', 'footer nav', hidden, 'axe:aria-hidden-focus ibm alfa'],
  ['names-mismatch', 'A link is called otherwise than it reads', 'footer nav a', { 'aria-label': 'Somewhere' }, 'ibm'],
  [
    'names-same',
    'Links of one name part',
    'footer nav a',
    { 'aria-label': 'A' },
    'axe:identical-links-same-purpose destinations:same-name',
  ],
  ['structure-language', 'The page has no language', 'html', { lang: null }, 'axe:html-has-lang alfa ibm'],
  ['structure-language-none', 'The language is none', 'html', { lang: 'xx-none' }, 'axe:html-lang-valid'],
  ['structure-language-part', 'The language of a part is none', 'main p', { lang: 'english' }, 'axe:valid-lang'],
  [
    'title-unlike',
    'The title is that of another page',
    'title',
    { text: 'Mushroom soup with dumplings' },
    'practice:title-unlike',
    { ...legal, width: WIDE },
  ],
  [
    'title-of-site',
    'The title names the site alone',
    'h1',
    (e) => {
      document.title = 'Formline'
      e.textContent = 'Answers to complaints at Formline'
    },
    'practice:title-of-site',
    { ...legal, width: WIDE },
  ],
  [
    'contrast-sign',
    'The X of a button can hardly be seen',
    BUTTON,
    (e) => {
      e.ariaLabel = 'Close'
      e.textContent = 'X'
      Object.assign(e.style, { color: '#aaa', background: '#fff' })
    },
    'contrast:sign-on-pixels',
  ],
  ['structure-title', 'The page has no title', 'title', (e) => e.remove(), 'axe:document-title alfa'],
  ['structure-zoom', 'Zooming is forbidden', VIEWPORT, { content: 'user-scalable=no' }, 'axe:meta-viewport'],
  ['structure-zoom-most', 'Zooming is limited', VIEWPORT, { content: 'maximum-scale=1' }, 'alfa'],
  ['structure-second-h1', 'There are two h1', 'main', { append: 'h1' }, 'document:one-h1'],
  ['structure-empty-heading', 'A heading is empty', 'main h2', { text: '' }, 'axe:empty-heading'],
  ['structure-no-h1', 'There is no h1', 'h1', none, 'document:one-h1'],
  ['structure-skipped', 'A level of headings is skipped', 'main h2', { 'aria-level': '4' }, 'axe:heading-order'],
  ['structure-no-main', 'There is no main', 'main', none, 'document:landmark-once axe'],
  ['structure-no-footer', 'The footer is no landmark', 'footer', none, 'document:landmark-once'],
  ['structure-two-banners', 'There are two banners', 'main', { before: 'header Again' }, 'document:landmark-once'],
  ['structure-loose-text', 'Text stands outside of all landmarks', 'footer', { after: 'p Loose' }, 'axe:region alfa'],
  ['structure-same-id', 'Two elements have one id', 'main p', { id: 'twice' }, 'document:id-twice axe:duplicate-id'],
  ['structure-label', 'A label is absent', 'main section', { 'aria-labelledby': 'no' }, 'document:reference-absent'],
  ['structure-text', 'A description is absent', BUTTON, { 'aria-describedby': 'no' }, 'document:reference-absent'],
  ['structure-role', 'A role that there is not', 'main p', { role: 'paragraf' }, 'axe:aria-roles ibm alfa'],
  ['structure-attribute', 'An attribute that there is not', 'main p', { 'aria-lable': 'A' }, 'axe:aria-valid-attr'],
  ['structure-value', 'A value that there is not', BUTTON, { 'aria-expanded': 'maybe' }, 'axe:aria-valid-attr-value'],
  ['structure-role-needs', 'A role lacks what it needs', 'main p', { role: 'checkbox' }, 'axe:aria-required-attr'],
  ['structure-nested', 'A button stands in a link', 'footer nav a', { append: 'button' }, 'axe:button-name'],
  ['structure-list', 'A list holds a paragraph', 'footer ul', { append: 'p' }, 'document:list-items'],
  ['structure-item', 'An item stands in no list', 'main', { append: 'li One' }, 'document:list-items axe:listitem'],
  ['structure-window', 'A link opens a window', 'footer nav a', { target: '_blank' }, 'document:new-window'],
  ['structure-blink', 'Text runs across the page', 'main', { prepend: 'marquee News' }, 'axe:marquee'],
  ['structure-caption', 'Tables have no caption', 'caption', (e) => e.remove(), 'document:table-caption', privacy],
  ['structure-heads', 'Heads of tables are plain', 'th', { scope: null }, 'document:table-heads', privacy],
  [
    'focus-positive',
    'A positive tabindex',
    LINK,
    { tabindex: '3' },
    'keyboard document:tabindex-positive axe:tabindex',
  ],
  [
    'focus-unread',
    'Links are hidden from what reads them',
    'footer nav',
    { 'aria-hidden': 'true' },
    'keyboard:aria-hidden-focus',
  ],
  ['focus-text', 'Tab stops at text', 'footer p', { tabindex: '0' }, 'ibm'],
  ['focus-trap', 'A link swallows Tab', LINK, trap, 'keyboard'],
  ['focus-sent-back', 'A link sends focus to the start', LINK, sendBack, 'keyboard'],
  ['focus-refused', 'A link gives its focus away', LINK, refuse, 'keyboard'],
  ['focus-autofocus', 'Focus is taken at the start', LINK, { autofocus: '' }, 'document:autofocus'],
  [
    'structure-refresh',
    'The page loads itself anew',
    'head',
    (e) => e.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '600' })),
    'axe:meta-refresh',
  ],
  [
    'structure-nested-role',
    'A button holds a button',
    BUTTON,
    (e) =>
      e.append(Object.assign(document.createElement('span'), { role: 'button', tabIndex: 0, textContent: 'More' })),
    'axe:nested-interactive',
  ],
  [
    'structure-sound',
    'A film plays by itself',
    'main',
    (e) => e.prepend(Object.assign(document.createElement('video'), { autoplay: true, controls: true })),
    'ibm',
  ],
]

const markupDefects: readonly SeededDefect[] = markup.flatMap(([id, breaks, select, put, checks, view]) =>
  checks.split(' ').map((one) => {
    const [check = '', rule] = one.split(':')
    const first = !EVERY.test(select) && id !== 'names-same'
    return {
      ...home,
      id: `${id}-${check}`,
      breaks,
      check,
      ...(rule && { rule }),
      change: { select, put, first },
      ...view,
    }
  }),
)

/** The focused element is not visible, or the visual order differs from the reading order. */
const focus: readonly SeededDefect[] = [
  ...Object.entries({ header: 'header a', footer: 'footer a', main: 'main a', button: 'header button' }).flatMap(
    ([name, place]) => [
      ring(name, 'none', `${place}:focus-visible { outline: none !important; box-shadow: none !important }`),
      ring(name, 'thin', `${place}:focus-visible { outline-width: 1px !important; box-shadow: none !important }`),
      ring(
        name,
        'pale',
        `${place}:focus-visible { outline-color: ${name === 'footer' ? '#33403a' : '#c8d0cc'} !important; box-shadow: none !important }`,
      ),
    ],
  ),
  {
    ...legal,
    id: 'focus-ring-contents',
    breaks: 'The summary of the contents has no ring',
    css: 'summary:focus-visible { outline: none !important }',
    check: 'keyboard',
    rule: 'unseen',
  },
  {
    ...home,
    id: 'focus-ring-forced',
    condition: 'forced colors',
    breaks: 'No ring in forced colors',
    css: 'a:focus-visible { outline: none !important }',
    check: 'keyboard',
    rule: 'unseen',
  },
  {
    ...home,
    id: 'focus-ring-menu',
    moment: 'menu open',
    breaks: 'No ring in the menu',
    css: '[role=dialog] :focus-visible { outline: none !important; box-shadow: none !important }',
    check: 'keyboard',
    rule: 'unseen',
  },
  {
    ...home,
    id: 'focus-order-footer',
    width: WIDE,
    breaks: 'The visual order of the footer differs from its reading order',
    css: 'footer ul { display: flex !important; flex-direction: row-reverse !important }',
    check: 'keyboard',
    rule: 'reading-order',
    scheme: 'dark',
  },
  {
    ...home,
    id: 'focus-covered',
    breaks: 'Something covers the whole page',
    css: 'body::after { content: ""; position: fixed; inset: 30% 0 0 0; z-index: 99999; background: #8886 }',
    check: 'keyboard',
    rule: 'hidden',
  },
  {
    ...home,
    id: 'focus-outside',
    breaks: 'Links stand outside of the window',
    css: 'footer nav { position: fixed !important; left: -2000px !important }',
    check: 'keyboard',
    rule: 'hidden',
  },
]

function ring(name: string, kind: string, css: string): SeededDefect {
  const breaks = `The ring of ${name} is ${kind === 'none' ? 'gone' : `too ${kind}`}`
  return {
    ...home,
    id: `focus-ring-${name}-${kind}`,
    breaks,
    css,
    check: 'keyboard',
    rule: kind === 'none' ? 'unseen' : 'ring',
  }
}

/** Targets that are too small. */
const targets: readonly SeededDefect[] = [
  ...Object.entries({ header: 'header a', footer: 'footer nav a', main: 'main a', button: 'header button' }).flatMap(
    ([name, place]) =>
      ['targets', 'axe', 'alfa'].map((check) => ({
        ...home,
        id: `targets-${name}-${check}`,
        breaks: `Targets are too small: ${name}`,
        css: `${place} { display: inline-block !important; min-height: 0 !important; min-width: 0 !important; height: 18px !important; width: 18px !important; padding: 0 !important; overflow: hidden }`,
        check,
      })),
  ),
  {
    ...legal,
    id: 'targets-contents',
    breaks: 'The summary is too small',
    css: 'summary { min-height: 0 !important; height: 20px !important; padding: 0 !important }',
    check: 'targets',
  },
  {
    ...home,
    id: 'targets-menu',
    moment: 'menu open',
    breaks: 'Links of the menu are too small',
    css: '[role=dialog] a { min-height: 0 !important; height: 20px !important; padding: 0 !important }',
    check: 'targets',
  },
]

/** Content that does not adapt to width, zoom, text spacing, text size or reduced motion. */
const ROOM = [
  { width: 320, scheme: 'light', name: 'narrow' },
  { width: NARROW, scheme: 'light', condition: 'doubled text', name: 'doubled' },
  { width: NARROW, scheme: 'light', condition: 'text spacing', name: 'spacing' },
  { width: 320, scheme: 'light', condition: 'zoom 400%', name: 'zoom' },
] as const
const adaptation: readonly SeededDefect[] = [
  ...ROOM.flatMap(({ name, ...view }) =>
    Object.entries({
      'wide-section': 'main section { min-width: 900px !important }',
      'wide-footer': 'footer { min-width: 900px !important }',
      'unbroken-heading':
        'h1, h1 * { display: inline !important; white-space: nowrap !important; font-size: 6rem !important }',
      'cut-paragraphs': 'main p { height: 8px !important; overflow: hidden !important }',
      'cut-footer': 'footer p { max-width: 40px !important; white-space: nowrap; overflow: hidden !important }',
    }).map(
      ([id, css]): SeededDefect => ({
        address: '/',
        ...view,
        id: `adaptation-${id}-${name}`,
        breaks: `Cut off or sideways (${name}): ${id}`,
        css,
        check: 'reflow',
      }),
    ),
  ),
  ...['main p', 'footer p', 'main li p, main section p'].map(
    (place, index): SeededDefect => ({
      ...home,
      condition: 'doubled text',
      id: `adaptation-text-size-${index}`,
      breaks: 'Text does not follow the text size',
      css: `${place} { font-size: 16px !important }`,
      check: 'text-size',
    }),
  ),
  ...Object.entries({
    spin: '@keyframes spin { to { rotate: 360deg } } main img { animation: spin 2s infinite !important }',
    pulse: '@keyframes pulse { to { opacity: 0.2 } } h1 { animation: pulse 1s infinite alternate !important }',
    slide: '@keyframes slide { to { translate: 20px } } main section { animation: slide 3s infinite !important }',
    smooth: 'html { scroll-behavior: smooth !important }',
    timeline:
      '@keyframes grow { from { scale: 0.5 } } main section { animation: grow linear !important; animation-timeline: view() !important }',
  }).map(
    ([id, css]): SeededDefect => ({
      ...home,
      width: WIDE,
      id: `adaptation-motion-${id}`,
      breaks: `Motion under reduced motion: ${id}`,
      // Of important declarations those in the first layer win: over the site's own, which end all motion.
      css: `@layer reset { ${css} }`,
      check: 'motion',
    }),
  ),
  {
    ...home,
    id: 'adaptation-forced-own-colors',
    condition: 'forced colors',
    breaks: 'Own colors in forced colors',
    css: 'main p { forced-color-adjust: none; color: #999 !important; background: #aaa !important }',
    check: 'axe',
  },
]

/** Defects of the open menu and the open contents. */
const opened: readonly SeededDefect[] = [
  ...SCHEMES.flatMap((scheme) =>
    ['contrast', 'axe', 'ibm', 'alfa'].map(
      (check): SeededDefect => ({
        ...home,
        scheme,
        moment: 'menu open',
        id: `menu-contrast-${check}-${scheme}`,
        breaks: `Links of the menu cannot be read, ${scheme} scheme`,
        css: `[role=dialog] a { color: ${scheme === 'light' ? '#b4bcb8' : '#3c4742'} !important }`,
        check,
      }),
    ),
  ),
  ...Object.entries({ axe: 'aria-dialog-name', document: 'landmark-name' }).map(
    ([check, rule]): SeededDefect => ({
      ...home,
      moment: 'menu open',
      id: `menu-nameless-${check}`,
      breaks: 'The menu has no name',
      change: { select: '[role=dialog]', put: { 'aria-label': null, 'aria-labelledby': null } },
      check,
      rule,
    }),
  ),
  {
    ...home,
    moment: 'menu open',
    id: 'menu-close-nameless',
    breaks: 'The button that closes the menu has no name',
    change: { select: '[role=dialog] button', put: nameless },
    check: 'axe',
    rule: 'button-name',
  },
  {
    ...legal,
    moment: 'contents open',
    id: 'contents-contrast',
    breaks: 'Entries of the contents cannot be read',
    css: 'details a, details a * { color: #b4bcb8 !important }',
    check: 'contrast',
  },
  {
    ...legal,
    moment: 'contents open',
    id: 'contents-targets',
    breaks: 'Entries of the contents are too small',
    css: 'details a { min-height: 0 !important; height: 18px !important; padding: 0 !important }',
    check: 'targets',
  },
]

export const defects: readonly SeededDefect[] = [
  ...contrast,
  ...pseudo,
  ...markupDefects,
  ...focus,
  ...targets,
  ...adaptation,
  ...opened,
]
