import type { Scheme } from '@formline/gate'
import type { Put, SeededDefect as Seeded } from '../gate/test/seed'

type SeededDefect = Omit<Seeded, 'check'> & { readonly check: string }

/**
 * Defects of the page, each with the check that has to catch it. Elements are selected by tag, role and position, so
 * that a defect still applies after texts or class names have changed.
 */

const SCHEMES: readonly Scheme[] = ['light', 'dark']
const WIDE = 1440
const NARROW = 390
const home = { address: '/', width: NARROW, scheme: 'light' } as const
const legal = { address: '/terms' } as const
const privacy = { address: '/privacy', width: WIDE } as const
const inMenu = { moment: 'menu open' } as const
const inContents = { ...legal, moment: 'contents open' } as const
/** The checks that judge contrast. Over gradients and pictures the engines cannot decide; the check of pixels does. */
const ALL = 'contrast axe ibm alfa'
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

/** What differs from the home page at 390 px in the light scheme, at its top. */
type Where = Partial<Pick<SeededDefect, 'address' | 'width' | 'scheme' | 'condition' | 'moment'>>

/**
 * A change of an element or a style sheet, and the checks that have to catch it: `check` or `check:rule`, each a defect
 * of its own.
 */
type Markup = readonly [id: string, breaks: string, select: string, change: Put, checks: string, where?: Where]
type Style = readonly [id: string, breaks: string, css: string, checks: string, where?: Where]

const nameless = { 'aria-label': null, 'aria-labelledby': null, text: '' }
const hidden = { 'aria-hidden': 'true' }
const none = { role: 'presentation' }
const trap: Put = (e) => e.addEventListener('keydown', (event) => event.preventDefault())
const sendBack: Put = (e) => e.addEventListener('focus', () => document.querySelector<HTMLElement>('header a')?.focus())
const refuse: Put = (e) => e.addEventListener('focus', () => e.blur())
/** Names, roles and behavior. */
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
  [
    'menu-nameless',
    'The menu has no name',
    '[role=dialog]',
    { 'aria-label': null, 'aria-labelledby': null },
    'axe:aria-dialog-name document:landmark-name',
    inMenu,
  ],
  ['menu-close-nameless', "The menu's Close has no name", '[role=dialog] button', nameless, 'axe:button-name', inMenu],
]

/** Text with too little contrast: in one scheme, only on hover or with focus, or in something that was opened. */
const contrast = SCHEMES.flatMap((scheme): Style[] => {
  const faint = scheme === 'light' ? '#b4bcb8' : '#3c4742'
  return [
    ...Object.entries(TEXTS).map(([name, place]): Style => {
      const color = DARK.includes(name) ? '#3c4742' : faint
      const css = `${place}, ${place} * { color: ${color} !important }`
      return [`contrast-${name.replaceAll(' ', '-')}-${scheme}`, `Too little contrast: ${name}`, css, ALL, { scheme }]
    }),
    ...['hover', 'focus-visible'].flatMap((state) =>
      ['header', 'footer'].map((name): Style => {
        const css = `${name} a:${state} { color: #808080 !important }`
        const breaks = `Links of the ${name} cannot be read with :${state}`
        return [`contrast-${state}-${name}-${scheme}`, breaks, css, 'axe', { width: WIDE, scheme }]
      }),
    ),
    [
      `menu-contrast-${scheme}`,
      'Links of the menu cannot be read',
      `[role=dialog] a { color: ${faint} !important }`,
      ALL,
      { ...inMenu, scheme },
    ],
  ]
})

/** Parts of the page with links or buttons of their own. */
const CONTROLS = { header: 'header a', footer: 'footer nav a', main: 'main a', button: 'header button' }

/** The focused element is not visible, or the visual order differs from the reading order. */
const focus: readonly Style[] = [
  ...Object.entries({ ...CONTROLS, footer: 'footer a' }).flatMap(([name, place]): Style[] => {
    const ring = (kind: string, css: string, rule: string): Style => [
      `focus-ring-${name}-${kind}`,
      `The ring of ${name} is ${kind}`,
      `${place}:focus-visible { ${css} !important; box-shadow: none !important }`,
      `keyboard:${rule}`,
    ]
    return [
      ring('gone', 'outline: none', 'unseen'),
      ring('too-thin', 'outline-width: 1px', 'ring'),
      ring('too-pale', `outline-color: ${name === 'footer' ? '#33403a' : '#c8d0cc'}`, 'ring'),
    ]
  }),
  ...(
    [
      ['contents', 'summary:focus-visible', legal],
      ['forced', 'a:focus-visible', { condition: 'forced colors' }],
      ['menu', '[role=dialog] :focus-visible', inMenu],
    ] as const
  ).map(([name, place, where]): Style => {
    const css = `${place} { outline: none !important; box-shadow: none !important }`
    return [`focus-ring-${name}`, `No ring: ${name}`, css, 'keyboard:unseen', where]
  }),
  [
    'focus-order-footer',
    'The visual order of the footer differs from its reading order',
    'footer ul { display: flex !important; flex-direction: row-reverse !important }',
    'keyboard:reading-order',
    { width: WIDE, scheme: 'dark' },
  ],
  [
    'focus-covered',
    'Something covers the whole page',
    'body::after { content: ""; position: fixed; inset: 30% 0 0 0; z-index: 99999; background: #8886 }',
    'keyboard:hidden',
  ],
  [
    'focus-outside',
    'Links stand outside of the window',
    'footer nav { position: fixed !important; left: -2000px !important }',
    'keyboard:hidden',
  ],
]

const LOW = 'min-height: 0 !important; padding: 0 !important;'

/** Targets that are too small. */
const targets: readonly Style[] = [
  ...Object.entries(CONTROLS).map(([name, place]): Style => {
    const css = `${place} { ${LOW} display: inline-block !important; min-width: 0 !important; height: 18px !important; width: 18px !important; overflow: hidden }`
    return [`targets-${name}`, `Targets are too small: ${name}`, css, 'targets axe alfa']
  }),
  ['targets-contents', 'The summary is too small', `summary { ${LOW} height: 20px !important }`, 'targets', legal],
  [
    'targets-menu',
    'Links of the menu are too small',
    `[role=dialog] a { ${LOW} height: 20px !important }`,
    'targets',
    inMenu,
  ],
  [
    'contents-targets',
    'Entries of the contents are too small',
    `details a { ${LOW} height: 18px !important }`,
    'targets',
    inContents,
  ],
]

/** Views in which content has little room. */
const ROOM: Readonly<Record<string, Where>> = {
  narrow: { width: 320 },
  doubled: { condition: 'doubled text' },
  spacing: { condition: 'text spacing' },
  zoom: { width: 320, condition: 'zoom 400%' },
}
const CROWDED = {
  'wide-section': 'main section { min-width: 900px !important }',
  'wide-footer': 'footer { min-width: 900px !important }',
  'unbroken-heading':
    'h1, h1 * { display: inline !important; white-space: nowrap !important; font-size: 6rem !important }',
  'cut-paragraphs': 'main p { height: 8px !important; overflow: hidden !important }',
  'cut-footer': 'footer p { max-width: 40px !important; white-space: nowrap; overflow: hidden !important }',
}
const MOVING = {
  spin: '@keyframes spin { to { rotate: 360deg } } main img { animation: spin 2s infinite !important }',
  pulse: '@keyframes pulse { to { opacity: 0.2 } } h1 { animation: pulse 1s infinite alternate !important }',
  slide: '@keyframes slide { to { translate: 20px } } main section { animation: slide 3s infinite !important }',
  smooth: 'html { scroll-behavior: smooth !important }',
  timeline:
    '@keyframes grow { from { scale: 0.5 } } main section { animation: grow linear !important; animation-timeline: view() !important }',
}

/** Content that does not adapt to width, zoom, text spacing, text size, reduced motion or forced colors. */
const adaptation: readonly Style[] = [
  ...Object.entries(ROOM).flatMap(([room, where]) =>
    Object.entries(CROWDED).map(
      ([id, css]): Style => [`adaptation-${id}-${room}`, `Cut off or sideways: ${id}`, css, 'reflow', where],
    ),
  ),
  ...['main p', 'footer p', 'main li p, main section p'].map((place, index): Style => {
    const css = `${place} { font-size: 16px !important }`
    const breaks = 'Text does not follow the text size'
    return [`adaptation-text-size-${index}`, breaks, css, 'text-size', { condition: 'doubled text' }]
  }),
  ...Object.entries(MOVING).map(([id, css]): Style => {
    // Of important declarations those in the first layer win: over the site's own, which end all motion.
    const layered = `@layer reset { ${css} }`
    return [`adaptation-motion-${id}`, `Motion under reduced motion: ${id}`, layered, 'motion', { width: WIDE }]
  }),
  [
    'adaptation-forced-own-colors',
    'Own colors in forced colors',
    'main p { forced-color-adjust: none; color: #999 !important; background: #aaa !important }',
    'axe',
    { condition: 'forced colors' },
  ],
  [
    'contents-contrast',
    'Entries of the contents cannot be read',
    'details a, details a * { color: #b4bcb8 !important }',
    'contrast',
    inContents,
  ],
]

/** A defect for each of its checks. */
const seeded = (
  [id, breaks, checks, where]: readonly [string, string, string, Where | undefined],
  seed: Pick<SeededDefect, 'css' | 'change'>,
): SeededDefect[] =>
  checks.split(' ').map((one) => {
    const [check = '', rule] = one.split(':')
    return { ...home, id: `${id}-${check}`, breaks, check, ...(rule && { rule }), ...seed, ...where }
  })

export const defects: readonly SeededDefect[] = [
  ...markup.flatMap(([id, breaks, select, put, checks, where]) => {
    const first = !EVERY.test(select) && id !== 'names-same'
    return seeded([id, breaks, checks, where], { change: { select, put, first } })
  }),
  ...[...contrast, ...focus, ...targets, ...adaptation].flatMap(([id, breaks, css, checks, where]) =>
    seeded([id, breaks, checks, where], { css }),
  ),
]
