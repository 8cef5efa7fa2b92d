import type { SeededDefect } from '../gate/defects'
import type { Scheme } from '../gate/views'

/**
 * Faults of the page, each with the check that has to find it. An element is named by what it is and where it stands, so
 * that no other name and no other words make a defect miss its place.
 */

const SCHEMES: readonly Scheme[] = ['light', 'dark']
const WIDE = 1440
const NARROW = 390
const home = { address: '/', width: NARROW, scheme: 'light' } as const
const legal = { address: '/terms', width: NARROW, scheme: 'light' } as const
const privacy = { address: '/privacy', width: WIDE, scheme: 'light' } as const

/** Places with text of their own. */
const TEXTS: Readonly<Record<string, string>> = {
  'first paragraph': 'main section:first-of-type p',
  lists: 'main li',
  'section headings': 'main h2',
  footer: 'footer p',
  'links of the footer': 'footer nav a',
  'links of the offer': 'main section:last-of-type a',
}

/** Those of them that stand on a dark ground in both schemes. */
const DARK = ['footer', 'links of the footer', 'links of the offer']

/** Text that is too pale, or too dark, in one scheme. */
const contrast: readonly SeededDefect[] = SCHEMES.flatMap((scheme) =>
  Object.entries(TEXTS).flatMap(([name, place]) =>
    ['contrast', 'axe', 'ibm', 'alfa'].map((check) => ({
      ...home,
      scheme,
      id: `contrast-${check}-${name}-${scheme}`.replaceAll(' ', '-'),
      breaks: `Text too close to its ground: ${name}, ${scheme} scheme`,
      css: `${place}, ${place} * { color: ${scheme === 'light' && !DARK.includes(name) ? '#b4bcb8' : '#3c4742'} !important }`,
      // Over gradients and pictures engines do not decide; the pixels do.
      check,
    })),
  ),
)

/** Text that loses its ground only under a pointer, or only with focus. */
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

/** Names and roles: what is done to an element, and who has to find it. */
type Markup = readonly [
  id: string,
  breaks: string,
  select: string,
  make: (element: HTMLElement) => void,
  check: string,
  more?: Partial<SeededDefect>,
]

const nameless = (element: HTMLElement) => {
  element.removeAttribute('aria-label')
  element.removeAttribute('aria-labelledby')
  element.textContent = ''
}
const markup: readonly Markup[] = [
  ['names-button-axe', 'The first button has no name', 'header button', nameless, 'axe'],
  ['names-button-ibm', 'The first button has no name', 'header button', nameless, 'ibm'],
  ['names-button-alfa', 'The first button has no name', 'header button', nameless, 'alfa'],
  ['names-button-document', 'The first button has no name', 'header button', nameless, 'document'],
  ['names-link', 'A link of the footer has no name', 'footer nav a', nameless, 'axe'],
  ['names-link-document', 'A link of the footer has no name', 'footer nav a', nameless, 'document'],
  ['names-brand', "The brand's link has no name", 'header a', nameless, 'axe'],
  ['names-download', 'A link of the offer has no name', 'main section:last-of-type a', nameless, 'document'],
  ['names-image', 'Pictures have no alternative', 'main img', (e) => e.removeAttribute('alt'), 'axe'],
  [
    'names-image-document',
    'Pictures have no alternative',
    'main img',
    (e) => e.removeAttribute('alt'),
    'document',
    { rule: 'alt-missing' },
  ],
  [
    'names-image-file',
    'Pictures are called like their files',
    'main img',
    (e) => e.setAttribute('alt', 'image-2.png'),
    'document',
    { rule: 'alt-file-name' },
  ],
  [
    'names-image-general',
    'Pictures are called "image"',
    'main img',
    (e) => e.setAttribute('alt', 'image'),
    'document',
    { rule: 'alt-file-name' },
  ],
  [
    'names-image-dots',
    'Pictures are called "..."',
    'main img',
    (e) => e.setAttribute('alt', '...'),
    'document',
    { rule: 'alt-file-name' },
  ],
  [
    'names-drawing',
    'Drawings are exposed without a name',
    'svg[aria-hidden]',
    (e) => e.removeAttribute('aria-hidden'),
    'document',
    { rule: 'svg-name' },
  ],
  [
    'names-navigation',
    'Navigations share one name',
    'nav',
    (e) => e.setAttribute('aria-label', 'Links'),
    'document',
    { width: WIDE, rule: 'landmark-name' },
  ],
  [
    'names-navigation-axe',
    'Navigations share one name',
    'nav',
    (e) => e.setAttribute('aria-label', 'Links'),
    'axe',
    { width: WIDE },
  ],
  [
    'names-navigation-none',
    'The navigation of the footer has no name',
    'footer nav',
    (e) => e.removeAttribute('aria-label'),
    'document',
    { rule: 'landmark-name' },
  ],
  [
    'names-frame',
    'A frame has no title',
    'main',
    (e) => e.append(document.createElement('iframe')),
    'axe',
    { rule: 'frame-title' },
  ],
  [
    'names-field',
    'A field has no label',
    'main',
    (e) => e.prepend(document.createElement('input')),
    'axe',
    { rule: 'label' },
  ],
  ['names-field-ibm', 'A field has no label', 'main', (e) => e.prepend(document.createElement('input')), 'ibm'],
  ['names-field-alfa', 'A field has no label', 'main', (e) => e.prepend(document.createElement('input')), 'alfa'],
  [
    'names-hidden-focus',
    'The links of the footer are hidden from screen readers only',
    'footer nav',
    (e) => e.setAttribute('aria-hidden', 'true'),
    'axe',
    { rule: 'aria-hidden-focus' },
  ],
  [
    'names-hidden-focus-ibm',
    'The links of the footer are hidden from screen readers only',
    'footer nav',
    (e) => e.setAttribute('aria-hidden', 'true'),
    'ibm',
  ],
  [
    'names-hidden-focus-alfa',
    'The links of the footer are hidden from screen readers only',
    'footer nav',
    (e) => e.setAttribute('aria-hidden', 'true'),
    'alfa',
  ],
  [
    'names-mismatch',
    'A link is called otherwise than it reads',
    'footer nav a',
    (e) => e.setAttribute('aria-label', 'Somewhere'),
    'ibm',
  ],
  [
    'names-same-name',
    'Two links of one name lead to two places',
    'footer nav a',
    (e) => e.setAttribute('aria-label', 'Read'),
    'document',
    { rule: 'link-target' },
  ],
  [
    'structure-language',
    'The page has no language',
    'html',
    (e) => e.removeAttribute('lang'),
    'axe',
    { rule: 'html-has-lang' },
  ],
  ['structure-language-alfa', 'The page has no language', 'html', (e) => e.removeAttribute('lang'), 'alfa'],
  ['structure-language-ibm', 'The page has no language', 'html', (e) => e.removeAttribute('lang'), 'ibm'],
  [
    'structure-language-none',
    'The language is none',
    'html',
    (e) => e.setAttribute('lang', 'xx-none'),
    'axe',
    { rule: 'html-lang-valid' },
  ],
  [
    'structure-language-part',
    'The language of a part is none',
    'main p',
    (e) => e.setAttribute('lang', 'english'),
    'axe',
    { rule: 'valid-lang' },
  ],
  ['structure-title', 'The page has no title', 'title', (e) => e.remove(), 'axe', { rule: 'document-title' }],
  ['structure-title-alfa', 'The page has no title', 'title', (e) => e.remove(), 'alfa'],
  [
    'structure-zoom',
    'Zooming by hand is forbidden',
    'meta[name=viewport]',
    (e) => e.setAttribute('content', 'width=device-width, user-scalable=no'),
    'axe',
    { rule: 'meta-viewport' },
  ],
  [
    'structure-zoom-alfa',
    'Zooming by hand is forbidden',
    'meta[name=viewport]',
    (e) => e.setAttribute('content', 'width=device-width, maximum-scale=1'),
    'alfa',
  ],
  [
    'structure-refresh',
    'The page loads itself anew',
    'head',
    (e) => e.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '600' })),
    'axe',
    { rule: 'meta-refresh' },
  ],
  [
    'structure-second-h1',
    'There are two h1',
    'main',
    (e) => e.append(document.createElement('h1')),
    'document',
    { rule: 'one-h1' },
  ],
  [
    'structure-empty-heading',
    'A heading is empty',
    'main h2',
    (e) => {
      e.textContent = ''
    },
    'axe',
    { rule: 'empty-heading' },
  ],
  [
    'structure-no-h1',
    'There is no h1',
    'h1',
    (e) => e.setAttribute('role', 'presentation'),
    'document',
    { rule: 'one-h1' },
  ],
  [
    'structure-skipped',
    'A level of headings is skipped',
    'main h2',
    (e) => e.setAttribute('aria-level', '4'),
    'document',
    { rule: 'heading-order' },
  ],
  [
    'structure-no-main',
    'There is no main',
    'main',
    (e) => e.setAttribute('role', 'presentation'),
    'document',
    { rule: 'landmark-once' },
  ],
  ['structure-no-main-axe', 'There is no main', 'main', (e) => e.setAttribute('role', 'presentation'), 'axe'],
  [
    'structure-no-footer',
    'The footer is no landmark',
    'footer',
    (e) => e.setAttribute('role', 'presentation'),
    'document',
    { rule: 'landmark-once' },
  ],
  [
    'structure-two-banners',
    'There are two banners',
    'main',
    (e) => e.before(Object.assign(document.createElement('header'), { textContent: 'Again' })),
    'document',
    { rule: 'landmark-once' },
  ],
  [
    'structure-loose-text',
    'Text stands outside of all landmarks',
    'footer',
    (e) => e.after(Object.assign(document.createElement('p'), { textContent: 'Loose' })),
    'axe',
    { rule: 'region' },
  ],
  [
    'structure-loose-text-ibm',
    'Text stands outside of all landmarks',
    'footer',
    (e) => e.after(Object.assign(document.createElement('p'), { textContent: 'Loose' })),
    'ibm',
  ],
  [
    'structure-loose-text-alfa',
    'Text stands outside of all landmarks',
    'footer',
    (e) => e.after(Object.assign(document.createElement('p'), { textContent: 'Loose' })),
    'alfa',
  ],
  [
    'structure-same-id',
    'Two elements have one id',
    'main p',
    (e) => {
      e.id = 'twice'
    },
    'document',
    { rule: 'id-twice' },
  ],
  [
    'structure-same-id-axe',
    'Two elements have one id',
    'main p',
    (e) => {
      e.id = 'twice'
    },
    'axe',
    { rule: 'duplicate-id' },
  ],
  [
    'structure-label-absent',
    'A label is named that is not there',
    'main section',
    (e) => e.setAttribute('aria-labelledby', 'absent'),
    'document',
    { rule: 'reference-absent' },
  ],
  [
    'structure-description-absent',
    'A description is named that is not there',
    'header button',
    (e) => e.setAttribute('aria-describedby', 'absent'),
    'document',
    { rule: 'reference-absent' },
  ],
  [
    'structure-role-none',
    'A role that there is not',
    'main p',
    (e) => e.setAttribute('role', 'paragraf'),
    'axe',
    { rule: 'aria-roles' },
  ],
  ['structure-role-ibm', 'A role that there is not', 'main p', (e) => e.setAttribute('role', 'paragraf'), 'ibm'],
  ['structure-role-alfa', 'A role that there is not', 'main p', (e) => e.setAttribute('role', 'paragraf'), 'alfa'],
  [
    'structure-attribute',
    'An aria attribute that there is not',
    'main p',
    (e) => e.setAttribute('aria-lable', 'A'),
    'axe',
    { rule: 'aria-valid-attr' },
  ],
  [
    'structure-value',
    'An aria attribute with a value that there is not',
    'header button',
    (e) => e.setAttribute('aria-expanded', 'maybe'),
    'axe',
    { rule: 'aria-valid-attr-value' },
  ],
  [
    'structure-role-needs',
    'A role without what it needs',
    'main p',
    (e) => e.setAttribute('role', 'checkbox'),
    'axe',
    { rule: 'aria-required-attr' },
  ],
  [
    'structure-nested',
    'A button stands in a link',
    'footer nav a',
    (e) => e.append(document.createElement('button')),
    'axe',
    { rule: 'button-name' },
  ],
  [
    'structure-nested-role',
    'A button holds a button',
    'header button',
    (e) =>
      e.append(Object.assign(document.createElement('span'), { role: 'button', tabIndex: 0, textContent: 'More' })),
    'axe',
    { rule: 'nested-interactive' },
  ],
  [
    'structure-list',
    'A list holds a paragraph',
    'footer ul',
    (e) => e.append(document.createElement('p')),
    'document',
    { rule: 'list-items' },
  ],
  [
    'structure-item',
    'An item stands in no list',
    'main',
    (e) => e.append(Object.assign(document.createElement('li'), { textContent: 'One' })),
    'document',
    { rule: 'list-items' },
  ],
  [
    'structure-item-axe',
    'An item stands in no list',
    'main',
    (e) => e.append(Object.assign(document.createElement('li'), { textContent: 'One' })),
    'axe',
    { rule: 'listitem' },
  ],
  [
    'structure-window',
    'A link opens a window',
    'footer nav a',
    (e) => e.setAttribute('target', '_blank'),
    'document',
    { rule: 'new-window' },
  ],
  [
    'structure-sound',
    'A film plays by itself',
    'main',
    (e) => e.prepend(Object.assign(document.createElement('video'), { autoplay: true, controls: true })),
    'ibm',
  ],
  [
    'structure-blink',
    'Text runs across the page',
    'main',
    (e) => e.prepend(Object.assign(document.createElement('marquee'), { textContent: 'News' })),
    'axe',
    { rule: 'marquee' },
  ],
  [
    'structure-caption',
    'Tables have no caption',
    'caption',
    (e) => e.remove(),
    'document',
    { ...privacy, rule: 'table-caption' },
  ],
  [
    'structure-table-heads',
    'Cells at the head of tables are no heads',
    'th',
    (e) => e.removeAttribute('scope'),
    'document',
    { ...privacy, rule: 'table-heads' },
  ],
  ['focus-positive', 'A positive tabindex', 'footer nav a', (e) => e.setAttribute('tabindex', '3'), 'keyboard'],
  [
    'focus-positive-document',
    'A positive tabindex',
    'footer nav a',
    (e) => e.setAttribute('tabindex', '3'),
    'document',
    { rule: 'tabindex-positive' },
  ],
  [
    'focus-positive-axe',
    'A positive tabindex',
    'footer nav a',
    (e) => e.setAttribute('tabindex', '3'),
    'axe',
    { rule: 'tabindex' },
  ],
  ['focus-text', 'Tab stops at text', 'footer p', (e) => e.setAttribute('tabindex', '0'), 'ibm'],
  [
    'focus-trap',
    'A link swallows Tab',
    'footer nav a',
    (e) => e.addEventListener('keydown', (event) => event.preventDefault()),
    'keyboard',
  ],
  [
    'focus-sent-back',
    'A link sends focus to the start',
    'footer nav a',
    (e) => e.addEventListener('focus', () => document.querySelector<HTMLElement>('header a')?.focus()),
    'keyboard',
  ],
  [
    'focus-refused',
    'A link gives its focus away',
    'footer nav a',
    (e) => e.addEventListener('focus', () => e.blur()),
    'keyboard',
  ],
  [
    'focus-autofocus',
    'Focus is taken at the start',
    'footer nav a',
    (e) => e.setAttribute('autofocus', ''),
    'document',
    { rule: 'autofocus' },
  ],
]

const markupDefects: readonly SeededDefect[] = markup.map(([id, breaks, select, make, check, more]) => ({
  ...home,
  id,
  breaks,
  check,
  change: { select, make, first: !/^(nav|main img|caption|th|main p|svg.*)$/.test(select) && !/same-name/.test(id) },
  ...more,
}))

/** What has focus cannot be seen, or stands in another order than it is read. */
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
    rule: 'ring',
  },
  {
    ...home,
    id: 'focus-ring-forced',
    condition: 'forced colors',
    breaks: 'No ring in forced colors',
    css: 'a:focus-visible { outline: none !important }',
    check: 'keyboard',
    rule: 'ring',
  },
  {
    ...home,
    id: 'focus-ring-menu',
    moment: 'menu open',
    breaks: 'No ring in the menu',
    css: '[role=dialog] :focus-visible { outline: none !important; box-shadow: none !important }',
    check: 'keyboard',
    rule: 'ring',
  },
  {
    ...home,
    id: 'focus-order-footer',
    width: WIDE,
    breaks: 'The footer is shown in another order than it is read',
    css: 'footer ul { display: flex !important; flex-direction: row-reverse !important }',
    check: 'keyboard',
    rule: 'reading-order',
    scheme: 'dark',
  },
  {
    ...home,
    id: 'focus-covered',
    breaks: 'Something lies over all of the page',
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
  return { ...home, id: `focus-ring-${name}-${kind}`, breaks, css, check: 'keyboard', rule: 'ring' }
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

/** What does not adapt: width, zoom, spacing, text size, motion. */
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
      breaks: `It moves under reduced motion: ${id}`,
      css,
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

/** What is open. */
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
  {
    ...home,
    moment: 'menu open',
    id: 'menu-nameless',
    breaks: 'The menu has no name',
    change: {
      select: '[role=dialog]',
      make: (e) => {
        e.removeAttribute('aria-label')
        e.removeAttribute('aria-labelledby')
      },
    },
    check: 'axe',
    rule: 'aria-dialog-name',
  },
  {
    ...home,
    moment: 'menu open',
    id: 'menu-nameless-document',
    breaks: 'The menu has no name',
    change: {
      select: '[role=dialog]',
      make: (e) => {
        e.removeAttribute('aria-label')
        e.removeAttribute('aria-labelledby')
      },
    },
    check: 'document',
    rule: 'landmark-name',
  },
  {
    ...home,
    moment: 'menu open',
    id: 'menu-close-nameless',
    breaks: 'The button that closes the menu has no name',
    change: {
      select: '[role=dialog] button',
      make: (e) => {
        e.removeAttribute('aria-label')
        e.textContent = ''
      },
    },
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
