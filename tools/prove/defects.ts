import { fontFile } from '../fontSource.ts'
import {
  alias,
  argument,
  atStartOf,
  atTop,
  attribute,
  type Change,
  call,
  constant,
  element,
  entry,
  imported,
  key,
  literal,
  memberType,
  option,
  optional,
} from './source.ts'

/** A check of the gate, and how its failure is recognized. */
export type Check =
  /** The compiler; an error in this file. */
  | { readonly run: 'types'; readonly file: string }
  /** The build; its error message. */
  | { readonly run: 'build'; readonly says: RegExp }
  /** vitest, or Playwright; a failing test of this file, with this in its full title. */
  | { readonly run: 'unit' | 'e2e'; readonly file: string; readonly test: RegExp }

/** A fault seeded in the source, which the gate has to find. Those of the page are in `e2e/defects.ts`. */
export interface Defect {
  /** Unique. */
  readonly id: string
  /** The site's faulty behavior, in one line. */
  readonly breaks: string
  /** A name that the changed module exports, or the module's path. */
  readonly module: string
  readonly changes: readonly Change[]
  /** Text of files that are added, by path. */
  readonly files?: Readonly<Record<string, string>>
  /** The check meant for it. */
  readonly check: Check
}

const types = (file: string): Check => ({ run: 'types', file })
const build = (says: RegExp): Check => ({ run: 'build', says })
const unit = (file: string, test: RegExp): Check => ({ run: 'unit', file: `tests/${file}`, test })
const e2e = (file: string, test: RegExp): Check => ({ run: 'e2e', file: `e2e/${file}`, test })

type Row = readonly [id: string, breaks: string, module: string, change: Change | readonly Change[], check: Check]

const focus: readonly Row[] = [
  [
    'focus-lost-on-close',
    'Focus is lost when the menu closes',
    'MenuDrawer',
    attribute('Drawer.Root', 'onExitComplete', ''),
    e2e('menu.spec.ts', /Escape, Close and Enter on Close close it/),
  ],
  [
    'focus-lost-on-navigation',
    'Focus stays where it was when another page comes',
    'start',
    call('moveFocusOnNavigation', 'void 0'),
    e2e('navigation.spec.ts', /the links from . to each page .* move focus there/),
  ],
  [
    'focus-no-trap',
    'Tab leaves the open menu',
    'MenuDrawer',
    [
      attribute('Drawer.Root', 'restoreFocus', 'restoreFocus={false} trapFocus={false}'),
      argument('setTimeout', 0, '() => {}'),
    ],
    e2e('menu.spec.ts', /Tab and Shift.Tab never leave it/),
  ],
  [
    'focus-skip-link',
    'The skip link scrolls and leaves focus behind',
    'SkipLink',
    call('focusTarget', 'void 0'),
    e2e('keyboard.spec.ts', /the skip link moves focus to main/),
  ],
  [
    'focus-back-from-menu',
    'Focus is lost when Back closes the menu',
    'MenuDrawer',
    call('focusHeading', 'void 0'),
    unit('layout/MenuDrawer.test.tsx', /if Back or Forward has closed it/),
  ],
  [
    'focus-named-section',
    'Focus goes to the heading although the address names a section',
    'moveFocusOnNavigation',
    call('focusTarget', 'focusHeading()'),
    unit('layout/pages.test.tsx', /goes to the section that the address names/),
  ],
  [
    'focus-stays-able',
    'A heading that took focus after a jump stays focusable',
    'focusHeading',
    call('.removeAttribute', 'void 0'),
    unit('ui/jump.test.tsx', /is focusable only while it has focus/),
  ],
  [
    'inert-not-set',
    'What lies behind the open menu is not inert',
    'MenuDrawer',
    argument('setTimeout', 0, '() => {}'),
    e2e('menu.spec.ts', /everything behind it is inert/),
  ],
  [
    'inert-left-behind',
    'The page stays inert after the menu has closed',
    'MenuDrawer',
    call('.removeAttribute', 'void 0'),
    e2e('menu.spec.ts', /everything behind it is inert until it closes/),
  ],
  [
    'inert-not-modal',
    'The menu does not say that it is modal',
    'MenuDrawer',
    attribute('Drawer.Content', 'aria-modal', ''),
    e2e('menu.spec.ts', /opens as a modal dialog/),
  ],
  [
    'inert-part-of-page',
    'Only the content behind the menu is inert, not header and footer',
    'MenuDrawer',
    argument('.getElementById', 0, "'main'"),
    e2e('menu.spec.ts', /everything behind it is inert/),
  ],
  [
    'inert-popover-below',
    'The popover stays open below the dialog',
    'useMenu',
    call('.hidePopover', 'undefined'),
    e2e('menu.spec.ts', /a press before hydration/),
  ],
]

const contents: readonly Row[] = [
  [
    'contents-offset',
    'A jump lands 96 px below the upper edge instead of 100',
    'globalCss',
    option('scrollPaddingTop', "'96px'"),
    unit('built/document.test.ts', /a jump lands 100 px/),
  ],
  [
    'contents-unmarked',
    'The current entry is not marked for screen readers',
    'ContentsList',
    option('aria-current', 'undefined'),
    unit('built/legal.test.ts', /marked as current at first/),
  ],
  [
    'contents-second-click',
    'Choosing an entry again does nothing',
    'jumpTo',
    call('.scrollIntoView', 'void 0'),
    unit('ui/links.test.tsx', /pressed again at the same address/),
  ],
  [
    'contents-marker',
    'The marker stays at the first entry',
    'ContentsList',
    argument('.setProperty', 1, "'0px'", '--at'),
    e2e('contents.spec.ts', /the marker is beside the current entry/),
  ],
  [
    'contents-out-of-view',
    'The current entry leaves a list taller than the window',
    'ContentsList',
    argument('.closest', 0, "'none'"),
    e2e('contents.spec.ts', /in view in a list taller than the window/),
  ],
  [
    'contents-wheel',
    'A wheel during a jump does not return the mark to the scroll position',
    'useActiveSection',
    literal('wheel', "'mousewheel'"),
    unit('legal/useActiveSection.test.ts', /no longer kept current after a wheel/),
  ],
  [
    'contents-deaf',
    'The mark does not follow the scroll position',
    'useActiveSection',
    argument('.addEventListener', 0, "'scrolled'", 'scroll'),
    e2e('contents.spec.ts', /marks the one whose upper edge has reached 150 px/),
  ],
  [
    'contents-gliding-link',
    'A deep link glides to its section',
    'globalCss',
    key('&[data-alive]', "'&'"),
    e2e('contents.spec.ts', /is there at once, without smooth scrolling/),
  ],
  [
    'contents-gliding-still',
    'Jumps glide under reduced motion',
    'globalCss',
    key('@media (prefers-reduced-motion: no-preference)', "'@media screen'"),
    e2e('contents.spec.ts', /under reduced motion/),
  ],
  [
    'contents-disclosure',
    'The contents stand closed beside the text',
    'ContentsList',
    argument('watchMedia', 1, '() => {}'),
    unit('legal/ContentsList.test.tsx', /open/),
  ],
]

const menu: readonly Row[] = [
  [
    'menu-escape',
    'Escape does not close the menu',
    'useMenu',
    literal('Escape', "'Esc'"),
    unit('layout/MenuDrawer.test.tsx', /closes by Escape/),
  ],
  [
    'menu-link',
    'Choosing a link does not close the menu',
    'MenuDrawer',
    call('isPlainClick', 'false'),
    e2e('menu.spec.ts', /each choice closes it and moves focus/),
  ],
  [
    'menu-widening',
    'The menu stays open when the window is widened past it',
    'useMenu',
    argument('watchMedia', 1, '() => {}'),
    e2e('menu.spec.ts', /widening past 768 px closes it/),
  ],
  [
    'menu-back',
    'The menu stays open when the visitor goes Back',
    'useMenu',
    argument('.subscribe', 1, '() => {}'),
    e2e('menu.spec.ts', /is left by Back/),
  ],
  [
    'menu-dialog',
    'The Menu button does not say that it opens a dialog',
    'MobileMenu',
    attribute('button', 'aria-haspopup', ''),
    e2e('menu.spec.ts', /opens as a modal dialog/),
  ],
  [
    'menu-without-script',
    'The Menu button does nothing without script',
    'MobileMenu',
    attribute('button', 'popoverTarget', ''),
    unit('built/layout.test.ts', /the Menu button opens the bar’s own list/),
  ],
  [
    'menu-close',
    'Close does not close the menu',
    'MenuDrawer',
    attribute('Drawer.Root', 'onOpenChange', ''),
    unit('layout/MenuDrawer.test.tsx', /back to the Menu button/),
  ],
  [
    'menu-same-page',
    'Choosing the present page in the menu does nothing',
    'MenuDrawer',
    call('jumpToTop', 'void 0'),
    e2e('menu.spec.ts', /on . it opens .* each choice closes it and moves focus/),
  ],
  [
    'menu-eager',
    "The drawer's code is loaded before it is requested",
    'useMenu',
    atTop("if (typeof window !== 'undefined') void import('./MenuDrawer')"),
    e2e('menu.spec.ts', /is not loaded before it is requested/),
  ],
  [
    'menu-new-tab',
    'A link of the menu cannot be opened in a new tab',
    'MenuDrawer',
    call('isPlainClick', 'true'),
    unit('layout/MenuDrawer.test.tsx', /opened in a new tab leaves the menu open/),
  ],
  [
    'menu-nameless',
    'The open menu has no name',
    'MenuDrawer',
    attribute('Drawer.Content', 'aria-label', ''),
    unit('layout/MenuDrawer.test.tsx', /has another name than the button/),
  ],
]

const year: readonly Row[] = [
  [
    'year-frozen',
    'The copyright year stays that of the build',
    'CopyrightYear',
    argument('useSyncExternalStore', 1, '() => __BUILD_YEAR__'),
    unit('layout/CopyrightYear.test.tsx', /a visitor of a later year sees that year/),
  ],
  [
    'year-written-out',
    'The copyright year is written into the page',
    'SiteFooter',
    element('CopyrightYear', '2026'),
    e2e('hydration.spec.ts', /in 2031 sees that year/),
  ],
  [
    'year-behind',
    'A device whose clock is behind shows a year before the build',
    'CopyrightYear',
    argument('useSyncExternalStore', 1, '() => new Date().getFullYear()'),
    unit('layout/CopyrightYear.test.tsx', /clock is behind the build/),
  ],
  [
    'year-without-script',
    'Without script the copyright year is 1970',
    'CopyrightYear',
    argument('useSyncExternalStore', 2, '() => 1970'),
    unit('layout/CopyrightYear.test.tsx', /the built page has the year of the build/),
  ],
  [
    'year-of-build',
    'The year of the build is a year behind',
    './vite.config.ts',
    option('__BUILD_YEAR__', (year) => `${year} - 1`),
    unit('built/layout.test.ts', /the copyright line has the year of the commit/),
  ],
]

const CONSTANTS = /docs\/constants\.md has the constants/
const facts: readonly Row[] = (
  [
    ['age', 'The minimum age is 16 instead of 18', 'minimumAge', '16', CONSTANTS],
    ['price-notice', 'Prices change after 60 days', 'priceNoticeDays', '60', CONSTANTS],
    ['liability', 'Liability is capped at 24 months instead of 12', 'liabilityMonths', '24', CONSTANTS],
    ['accuracy', 'The accuracy rate is 95% instead of 85%', 'figures.accuracy.value', "'95%'", CONSTANTS],
    ['users', 'There are 100K+ active users instead of 10K+', 'figures.users.value', "'100K+'", CONSTANTS],
    ['retention', 'Account data is kept for 30 days', 'accountRetentionDays', '30', CONSTANTS],
    ['helpline', 'A help line shows another number than it dials', 'helplines.uk.number', "'0808 1'", /is dialled/],
    ['data-points', '10,000+ data points are weighed', 'figures.dataPoints.value', "'10,000+'", CONSTANTS],
    ['platform', 'The app needs iOS 15 instead of 14', 'platforms.ios', "'iOS 15+'", CONSTANTS],
    ['answer', 'Privacy requests are answered within 45 days', 'privacyResponseDays', '45', CONSTANTS],
    ['domain', 'One address is on another domain', 'contacts.dpo.address', "'dpo@other.test'", /own domain/],
  ] as const
).map(([id, breaks, path, text, test]) => [
  `facts-${id}`,
  breaks,
  'site',
  entry(`site.${path}`, text),
  unit('content/site.test.ts', test),
])

const reversed = (list: string) => `[...${list}].reverse()`
const order: readonly Row[] = [
  [
    'order-home-sections',
    'Features stand before Science',
    'src/routes/index.tsx',
    [element('Science', '<Features />'), element('Features', '<Science />')],
    unit('built/home.test.ts', /four sections in order/),
  ],
  [
    'order-section-ids',
    'The sections of the Terms are listed in reverse order',
    'pages',
    entry('pages./terms.sections', reversed),
    unit('content/pages.test.ts', /those of \/terms are in the order/),
  ],
  [
    'order-navigation',
    'The navigation runs Privacy, Terms, Home',
    'PageList',
    call('.map', (text) => text.replace(/^\w+/, reversed)),
    unit('built/layout.test.ts', /the navigation bar links its pages, in the order of the list/),
  ],
  [
    'order-footer-first',
    'The footer is read before the content',
    'SiteLayout',
    [element('main', (main) => `<SiteFooter />${main}`), element('SiteFooter', '')],
    unit('built/document.test.ts', /are one landmark each/),
  ],
  [
    'order-steps',
    'The four steps are in reverse order',
    'home',
    entry('home.science.steps', reversed),
    unit('built/home.test.ts', /the four steps are in the order/),
  ],
  [
    'order-lists',
    'The three lists of data points stand in another order',
    'home',
    entry('home.science.lists', reversed),
    unit('built/home.test.ts', /the three lists of data points are in the order/),
  ],
  [
    'order-cards',
    'The six cards stand in another order',
    'Features',
    call('.keys', (keys) => `${keys}.reverse()`),
    unit('built/home.test.ts', /the features grid has the cards of/),
  ],
]

const markup: readonly Row[] = [
  [
    'markup-brand',
    'The brand link is called Logo, which its visible words are not part of',
    'Brand',
    attribute('Link', 'aria-label', 'aria-label="Logo"'),
    unit('layout/SiteHeader.test.tsx', /the brand leads to the home page/),
  ],
  [
    'markup-age-mark',
    'The 18+ mark is an image without a name',
    'AgeMark',
    attribute('span', 'aria-label', ''),
    unit('built/layout.test.ts', /minimum age for screen readers/),
  ],
  [
    'markup-race-story',
    'The drawing of the race has no text for screen readers',
    'RaceShape',
    element('VisuallyHidden', ''),
    e2e('transcript.spec.ts', /\/ is spoken/),
  ],
  [
    'markup-heading-for-looks',
    'The question of the footer is bold text instead of a heading',
    'SiteFooter',
    element('Heading', (heading) => heading.replaceAll(/(<\/?)Heading( size="md")?/g, '$1strong')),
    e2e('transcript.spec.ts', /\/ is spoken/),
  ],
  [
    'markup-second-h1',
    'Section headings of the home page are h1',
    'SectionHead',
    element('Heading', (heading) => heading.replace('<Heading', '<Heading as="h1"')),
    build(/h1 instead of one/),
  ],
  [
    'markup-skipped-level',
    'Card headings go from h2 to h4',
    'Features',
    element('Heading', (heading) => heading.replace('"h3"', '"h4"')),
    unit('built/document.test.ts', /no heading skips a level/),
  ],
  [
    'markup-safari-list',
    'The list of pages loses its role in Safari, which takes it from lists without bullets',
    'PageList',
    attribute('ul', 'role', ''),
    unit('built/document.test.ts', /every list says that it is one/),
  ],
  [
    'markup-all-current',
    'Links of the footer are marked as the current page, too',
    'SiteFooter',
    element('PageList', (list) => list.replace('<PageList', '<PageList marked')),
    unit('built/layout.test.ts', /is marked as current, and no other/),
  ],
  [
    'markup-table-rows',
    'A row heading of the win rates is a plain cell',
    'HeatMap',
    element('th[scope=row]', (cell) => cell.replaceAll(/(<\/?)th\b/g, '$1td')),
    unit('home/home.test.tsx', /every figure of the win-rate table/),
  ],
  [
    'markup-drawings-read',
    'The figures in the drawn steps are read out',
    'StepPanel',
    attribute('svg', 'aria-hidden', ''),
    unit('home/home.test.tsx', /drawings of Science that words repeat are not read out/),
  ],
]

const head: readonly Row[] = [
  [
    'head-canonical-slash',
    'The canonical address ends with a slash, which the host does not serve',
    'pages',
    call('siteAddress', (address) => `\`\${${address}}/\``),
    unit('filled.test.ts', /every page has its address on the domain/),
  ],
  [
    'head-no-description',
    'Pages have no description',
    'PageHead',
    element('meta[name=description]', ''),
    unit('built/routes.test.ts', /every description is that of the list/),
  ],
  [
    'head-same-title',
    'All pages have the same title',
    'PageHead',
    element('title', "<title>{pageTitle('/')}</title>"),
    unit('layout/pages.test.tsx', /one title, which follows the page/),
  ],
  [
    'head-not-found-indexed',
    'Search engines may keep the not-found page',
    'NotFound',
    element('meta[name=robots]', ''),
    unit('built/routes.test.ts', /search engines are asked to leave it out/),
  ],
  [
    'head-crawlers-shut-out',
    'Search engines are shut out',
    'listFiles',
    literal(/^User-agent/, (robots) => robots.replace('Allow', 'Disallow')),
    unit('siteFiles.test.ts', /robots.txt allows everything/),
  ],
  [
    'head-sitemap',
    'The site map lacks the home page',
    'listFiles',
    imported('pagePaths', 'pagePaths.slice(1)'),
    unit('siteFiles.test.ts', /the sitemap has the address of every page/),
  ],
]

const delivery: readonly Row[] = [
  [
    'hydration-text',
    'Browser and build render different words',
    'SiteFooter',
    element('CopyrightYear', "{typeof window === 'undefined' ? 1 : 2}"),
    e2e('hydration.spec.ts', /keeps every node that was served/),
  ],
  [
    'hydration-attribute',
    'Browser and build render different attributes',
    'Brand',
    attribute('svg', 'viewBox', 'viewBox={`0 0 28 ${Math.random()}`}'),
    unit('prerender.test.ts', /the same every time it is rendered/),
  ],
  [
    'hydration-thrown-away',
    'The prerendered page is thrown away and rendered anew',
    'start',
    call('startTransition', (transition) => `(document.getElementById('root')?.replaceChildren(), ${transition})`),
    e2e('hydration.spec.ts', /keeps every node that was served/),
  ],
  [
    'hydration-boundary',
    'The browser wraps a boundary around the page that the build does not have',
    'start',
    call('omitRootBoundary', 'void 0'),
    e2e('hydration.spec.ts', /keeps every node that was served/),
  ],
  ['hydration-empty-page', 'Pages are served empty', 'renderPage', option('body', "''"), build(/h1/)],
  [
    'hydration-missing-page',
    'No file is written for the Privacy Policy',
    'renderPage',
    call('.keys', (keys) => `${keys}.filter((path) => path !== '/privacy')`),
    unit('prerender.test.ts', /are those of the list of pages/),
  ],
  [
    'hydration-client-only',
    'The features are missing from the page before hydration',
    'src/routes/index.tsx',
    element('Features', "{typeof window === 'undefined' ? null : <Features />}"),
    unit('built/home.test.ts', /four sections in order/),
  ],
  [
    'hydration-scroll',
    'Hydration scrolls the page back to the top',
    'createAppRouter',
    option('scrollRestoration', '() => true'),
    unit('router.test.ts', /the first render keeps the scroll position/),
  ],
  [
    'hydration-case',
    '/Terms, which the host does not know, becomes the Terms',
    'createAppRouter',
    option('caseSensitive', 'false'),
    unit('router.test.ts', /is none/),
  ],
  [
    'hydration-gone-script',
    'A page whose script is gone is drawn empty until the browser has loaded it whole',
    'start',
    call('guardNavigation', 'void 0'),
    e2e('faults/scripts.spec.ts', /the script of other pages and of the menu is gone: .terms at 390/),
  ],
  [
    'requests-fetch',
    'The page fetches data when it starts',
    'start',
    atStartOf('start', "void fetch('/robots.txt').catch(() => undefined)"),
    e2e('smoke.spec.ts', /hydrated without console messages/),
  ],
  [
    'requests-cookie',
    'The page sets a cookie',
    'start',
    atStartOf('start', "document.cookie = 'visited=1'"),
    e2e('smoke.spec.ts', /hydrated without console messages/),
  ],
  [
    'requests-storage',
    'The page keeps a note in the browser',
    'start',
    atStartOf('start', "window.localStorage.setItem('visited', '1')"),
    e2e('smoke.spec.ts', /hydrated without console messages/),
  ],
  [
    'requests-beacon',
    'The page reports a press of the Menu button',
    'MobileMenu',
    attribute('button', 'type', 'type="button" onPointerDown={() => void navigator.sendBeacon(\'/menu\')}'),
    e2e('menu.spec.ts', /opens as a modal dialog/),
  ],
  [
    'requests-font',
    "The page asks another company's server for a font",
    'PageHead',
    element('title', (title) => `${title}<link rel="preload" as="font" href="https://fonts.example.com/a.woff2" />`),
    unit('built/document.test.ts', /it loads nothing from other sites/),
  ],
  [
    'requests-pixel',
    "The footer has another company's picture in it",
    'SiteFooter',
    element(
      'CopyrightYear',
      (year) => `${year}<img src="https://example.org/pixel.gif" alt="" width="1" height="1" />`,
    ),
    unit('built/document.test.ts', /it loads nothing from other sites/),
  ],
  [
    'sealed-image',
    "Script loads another company's picture, which the policy blocks",
    'start',
    atStartOf('start', "new Image().src = 'https://example.org/pixel.gif'"),
    e2e('smoke.spec.ts', /hydrated without console messages/),
  ],
  [
    'sealed-markup',
    'Script makes markup of a text, which the policy blocks',
    'start',
    atStartOf('start', "document.createElement('p').innerHTML = '<b>seeded</b>'"),
    e2e('smoke.spec.ts', /hydrated without console messages/),
  ],
  [
    'sealed-policy',
    'The policy lets every inline script run',
    './tools/prerender/policy.ts',
    literal(/^script-src/, "\"script-src 'self' 'unsafe-inline'\""),
    unit('built/document.test.ts', /the policy allows no origin but our own/),
  ],
  [
    'weight-whole-package',
    'A whole package is imported for one of its parts, and comes with every page',
    'SiteFooter',
    atTop("import * as motion from 'framer-motion'\nObject.assign(globalThis, { motion })"),
    unit('built/budgets.test.ts', /script of a first load/),
  ],
  [
    'weight-unsized-image',
    'No space is reserved for a picture, and the content below moves when it loads',
    'Download',
    attribute('Picture', 'width', 'width={0}'),
    unit('built/document.test.ts', /has width and height/),
  ],
  [
    'weight-whole-font',
    'The font comes with every glyph and axis, 41 kB more',
    'globalCss',
    literal(/woff2\?url$/, `'${fontFile}?url'`),
    e2e('weight.spec.ts', /\/terms requests no more than its budget/),
  ],
]

const PICTURE = /\/ at 1440, light(?!,)/
const looks: readonly Row[] = [
  [
    'looks-accent',
    'The accent is a little more orange',
    'tokens',
    entry('tokens.colors.accent.value', "'#FF5A2B'"),
    e2e('visual.spec.ts', PICTURE),
  ],
  [
    'looks-font',
    'The font is never used',
    'tokens',
    entry('tokens.fonts.body.value', "'Arial,sans-serif'"),
    e2e('visual.spec.ts', PICTURE),
  ],
  [
    'looks-text-size',
    'The labels are one pixel larger',
    'tokens',
    entry('tokens.fontSizes.label.value', "'1rem'"),
    e2e('visual.spec.ts', PICTURE),
  ],
  [
    'looks-margin',
    'The page stands four pixels further in',
    'globalCss',
    entry('globalCss.:root.--margin', "'clamp(20px,4.8vw,68px)'"),
    e2e('visual.spec.ts', PICTURE),
  ],
  [
    'looks-forced-colors',
    'The page keeps its own colors where the reader has forced theirs',
    'globalCss',
    entry('globalCss.body', (body) => `{ forcedColorAdjust: 'none', ...${body} }`),
    e2e('visual.spec.ts', /\/ at 1440, dark, forced colors/),
  ],
  [
    'looks-print',
    'The page is printed in the colors of the screen',
    'globalCss',
    key('@media print', "'@media speech'"),
    e2e('visual.spec.ts', /\/terms at 390, light, print/),
  ],
  [
    'looks-card-order',
    'The runners of the sample race are in reverse order',
    'race',
    option('runners', reversed),
    unit('content/race.test.ts', /in descending order/),
  ],
]

const stores: readonly Row[] = [
  [
    'stores-code-elsewhere',
    'The QR code leads to another section than is written beside it',
    'listFiles',
    argument('siteAddress', 0, "'#features'", 'downloadCode.target'),
    e2e('stores.spec.ts', /the QR code is read in light/),
  ],
  [
    'stores-code-without-margin',
    'The QR code has no quiet zone',
    'listFiles',
    option('border', '0'),
    e2e('stores.spec.ts', /the QR code is read in dark/),
  ],
  [
    'stores-order',
    'The App Store stands first on Android, too',
    'src/loader.ts',
    argument('.toggleAttribute', 1, 'false'),
    e2e('stores.spec.ts', /on Pixel 7 Google Play stands first/),
  ],
  [
    'stores-app-link',
    'The file that opens the app for a link does not name its signer',
    'listFiles',
    option('sha256_cert_fingerprints', '[]'),
    unit('siteFiles.test.ts', /name the app and its signer/),
  ],
  [
    'criteria-no-such-check',
    'A criterion of WCAG is met by a check that does not exist',
    'checks',
    entry('checks.language.at', "'gate tongue'"),
    unit('content/criteria.test.ts', /language is there/),
  ],
]

/** Windows without screenshots, content without a baseline, loading, touch, print, environment, the gate itself. */
const unseen: readonly Row[] = [
  [
    'windows-footer-gone',
    'The footer is gone in windows between a phone and a tablet',
    'footerRecipe',
    entry(
      'footerRecipe.base.root',
      (root) => `{ '@media (min-width: 35em) and (max-width: 45em)': { display: 'none' }, ...${root} }`,
    ),
    e2e('windows.spec.ts', /\/terms holds together/),
  ],
  [
    'windows-bar-and-menu',
    'The menu button stands beside the bar in wide windows',
    'menuButtonRecipe',
    entry('menuButtonRecipe.variants.place.bar.root.tablet', '{}'),
    e2e('windows.spec.ts', /\B\/ holds together/),
  ],
  [
    'windows-texts-overlap',
    'The tagline runs into the headline in windows of a tablet',
    'openingRecipe',
    entry(
      'openingRecipe.base.lede',
      (lede) => `{ ...${lede}, '@media (min-width: 50em) and (max-width: 60em)': { marginTop: '-40px' } }`,
    ),
    e2e('windows.spec.ts', /\B\/ holds together/),
  ],
  [
    'windows-covered',
    'The phone of the hero lies over its figures in windows of one size between those with screenshots',
    'heroRecipe',
    entry(
      'heroRecipe.base.phone',
      (phone) =>
        `{ ...${phone}, '@media (min-width: 69em) and (max-width: 71em)': { position: 'relative', zIndex: 2, left: '-30rem' } }`,
    ),
    e2e('windows.spec.ts', /\B\/ holds together/),
  ],
  [
    'windows-clipped',
    'The end of each card is clipped in windows of one size between those with screenshots',
    'cardRecipe',
    entry(
      'cardRecipe.base.root',
      (card) =>
        `{ ...${card}, '@media (min-width: 69em) and (max-width: 71em)': { maxHeight: '9rem', overflow: 'hidden' } }`,
    ),
    e2e('windows.spec.ts', /\B\/ holds together/),
  ],
  [
    'values-age-in-data',
    'The structured data has another minimum age than the page',
    'structuredData',
    option('requiredMinAge', '21'),
    unit('built/promises.test.ts', /the age that of the footer/),
  ],
  [
    'values-trail-in-data',
    'The trail in the structured data counts from 0',
    'structuredData',
    option('position', (place) => `${place} - 1`),
    unit('built/promises.test.ts', /the trail to .terms ends on it/),
  ],
  [
    'text-other-sentence',
    'The first sentence of the Terms says something else',
    'terms',
    option('intro', "'You may do as you like.'"),
    unit('built/promises.test.ts', /every sentence of .terms is/),
  ],
  [
    'text-other-language',
    'The legal pages say that their text is in French',
    'LegalPage',
    attribute('article', 'aria-label', (label) => `lang="fr" ${label}`),
    unit('built/promises.test.ts', /every sentence of .terms is/),
  ],
  [
    'loading-film-late',
    'The picture of the first view is loaded lazily',
    'FilmPicture',
    attribute('Picture', 'fetchPriority', 'loading="lazy"'),
    e2e('loading.spec.ts', /\B\/ preloads .* loads pictures by position/),
  ],
  [
    'loading-sizes',
    'A phone fetches the picture of a wide screen',
    'FilmPicture',
    literal(/^\d+px$/, "'1400px'"),
    e2e('loading.spec.ts', /\B\/ preloads .* loads pictures by position/),
  ],
  [
    'touch-no-scrolling',
    'A finger does not scroll the page',
    'globalCss',
    entry('globalCss.body', (body) => `{ touchAction: 'none', ...${body} }`),
    e2e('touch.spec.ts', /\B\/ can be zoomed by two fingers/),
  ],
  [
    'touch-no-copy',
    'A phone number cannot be copied',
    'globalCss',
    entry('globalCss.body', (body) => `{ userSelect: 'none', ...${body} }`),
    e2e('touch.spec.ts', /\B\/ can be zoomed by two fingers/),
  ],
  [
    'touch-no-press',
    'A press goes through every link',
    'globalCss',
    entry('globalCss.a', (link) => `{ pointerEvents: 'none', ...${link} }`),
    e2e('touch.spec.ts', /\B\/ can be zoomed by two fingers/),
  ],
  [
    'paper-margins',
    'Sheets of paper have no margins',
    'globalCss',
    entry('globalCss.@page.margin', "'2mm'"),
    e2e('print.spec.ts', /on paper each sheet has margins/),
  ],
  [
    'touch-hover-only',
    'The link to a section is shown to a mouse alone',
    'legalRecipe',
    key('@media (hover: hover)', "'@media all'"),
    e2e('touch.spec.ts', /.terms can be zoomed by two fingers/),
  ],
  [
    'paper-drawings',
    'The drawings are printed without their colors',
    './src/home/features/figure.ts',
    key('@media print', "'@media speech'"),
    e2e('print.spec.ts', /the drawings keep the colors/),
  ],
  [
    'mouse-no-answer',
    'A link of the bar looks the same under the mouse',
    'headerRecipe',
    key('&:hover::after', "'&:active::after'"),
    e2e('mouse.spec.ts', /each kind of control of . shows/),
  ],
  [
    'windows-without-limit',
    'The page is as wide as the widest screen',
    'globalCss',
    option('--max', "'14400px'"),
    e2e('windows.spec.ts', /at 2560 px no text/),
  ],
  [
    'windows-step-squeezed',
    'On a wide screen the first step has room for a word alone',
    'scienceRecipe',
    entry('scienceRecipe.base.steps.maxWidth', "'none'"),
    e2e('windows.spec.ts', /at 2560 px no text/),
  ],
  [
    'motion-transitions',
    'Transitions run under reduced motion',
    'globalCss',
    entry('globalCss.@media (prefers-reduced-motion: reduce)', '{}'),
    e2e('criteria.spec.ts', /\B\/ meets WCAG .*2\.3\.3/),
  ],
  [
    'browsers-without-timelines',
    'The bar of progress is always full where browsers have no scroll timelines',
    'headerRecipe',
    key('@supports (animation-timeline: scroll())', "'@media all'"),
    unit('built/promises.test.ts', /animation-timeline is used only/),
  ],
  [
    'loading-font-blocks',
    'Text is invisible until the font is loaded',
    'globalCss',
    option('fontDisplay', "'block'"),
    unit('built/promises.test.ts', /text is shown while the font loads/),
  ],
  [
    'loading-names-without-hash',
    'Scripts keep their names, so that browsers use old ones for a year',
    './tools/prerender/plugin.ts',
    entry('NAMES.chunkFileNames', "'assets/[name].js'"),
    unit('built/sealed.test.ts', /has the hash of its content/),
  ],
  [
    'loading-picture-width',
    'A picture is said to be wider than its file',
    'PhoneShot',
    option('app-light-520', '780'),
    unit('built/home.test.ts', /as wide as its srcset says/),
  ],
  [
    'loading-picture-scheme',
    'Dense dark screens get the light film',
    'FilmPicture',
    key('strip-dark', "'strip-light'"),
    unit('built/home.test.ts', /the one of its color scheme/),
  ],
  [
    'values-link-target',
    'A link of the Terms leads to another section',
    'terms',
    literal('data-retention', "'data-security'"),
    unit('built/promises.test.ts', /every sentence of .terms is/),
  ],
  [
    'values-not-indexed',
    'One search engine is told to leave the site out',
    'PageHead',
    element('meta[name=description]', (meta) => `<>${meta}<meta name="googlebot" content="noindex" /></>`),
    unit('built/promises.test.ts', /the head of .terms says/),
  ],
  [
    'values-evidence',
    'A figure is shown with the evidence of another',
    'site',
    entry('site.figures.users.evidence', 'facts.evidence.races'),
    unit('filled.test.ts', /each figure of the home page has its own evidence/),
  ],
  [
    'values-hsts',
    'Browsers keep to HTTPS for a year',
    'site',
    entry('site.hsts.days', '365'),
    unit('content/site.test.ts', /docs.constants.md has the constants/),
  ],
  [
    'start-blocks',
    'A press waits until the page is hydrated',
    'start',
    call('startTransition', (called) => `void ${called.replace('startTransition', '')}()`),
    unit('start.test.tsx', /is hydrated in a transition/),
  ],
  [
    'navigation-waits',
    'A page whose script does not come is waited for most of a minute',
    './src/guardNavigation.ts',
    literal('5000', '50_000'),
    unit('guardNavigation.test.ts', /after the time limit/),
  ],
  [
    'surroundings-time-zone',
    'West of Greenwich every date is the day before',
    'longDate',
    call('.getUTCDate', 'date.getDate()'),
    unit('content/longDate.test.ts', /a day is written out/),
  ],
  [
    'surroundings-global',
    'A name for debugging is left in the window',
    'start',
    atStartOf('start', 'Object.assign(globalThis, { debugging: true })'),
    e2e('loading.spec.ts', /\B\/ preloads .* adds no global names/),
  ],
  [
    'gate-retries',
    'A browser test may fail once',
    './e2e/playwright.config.ts',
    option('retries', '1'),
    unit('tools/gateSettings.test.ts', /no test is retried/),
  ],
  [
    'gate-level',
    'The gate checks level AA only',
    './e2e/gate.config.ts',
    entry('gateConfig.level', "'AA'"),
    unit('tools/gateSettings.test.ts', /at level AAA/),
  ],
  [
    'loading-font-late',
    'The font is not asked for until the style sheet is read',
    './tools/prerender/page.ts',
    literal(/^<link rel="preload"/, "''"),
    e2e('loading.spec.ts', /.terms preloads every font file/),
  ],
  [
    'looks-tone',
    'The focus ring is paler in one scheme',
    'semanticTokens',
    entry('semanticTokens.colors.focus', "'#A9B8B0'"),
    unit('theme/contrast.test.ts', /the focus ring on the page/),
  ],
]

const compiled: readonly Row[] = [
  [
    'types-page-link',
    'A link takes any string as its address',
    'Link',
    memberType('to', 'string'),
    types('tests/types/links.test.tsx'),
  ],
  [
    'types-section-link',
    'A link takes any string as its section',
    'Link',
    memberType('section', 'string'),
    types('tests/types/links.test.tsx'),
  ],
  [
    'types-legal-target',
    'A link in the legal text may name a section that its page lacks',
    'pages',
    memberType('section', 'string'),
    types('tests/types/links.test.tsx'),
  ],
  [
    'types-page-list',
    'A route without an entry in the page list compiles',
    'createAppRouter',
    alias('PagesOfRoutes', 'Partial<Record<RoutePath, Page>>'),
    types('tests/types/pages.test.ts'),
  ],
  [
    'types-section-order',
    'The sections of a legal text may stand in any order',
    'link',
    memberType('sections', "readonly LegalSection<(typeof pages)[Path]['sections'][number]>[]"),
    types('tests/types/pages.test.ts'),
  ],
  [
    'types-mail-key',
    'A legal text may name a contact that the site does not have',
    'link',
    memberType('mail', 'any'),
    types('src/legal/RichText.tsx'),
  ],
  [
    'types-unfilled',
    'An unfilled fact is accepted as a string',
    'facts',
    alias('Fact', 'any'),
    types('tests/types/facts.test.ts'),
  ],
  ['types-constants', 'Constants can be overwritten', 'site', constant, types('tests/types/facts.test.ts')],
  [
    'types-page',
    'A page may lack its description',
    'pages',
    optional('description'),
    types('tests/types/pages.test.ts'),
  ],
]

/** A new page, added as README describes and without a test; the contrast of its text is too low. */
const newPage: Defect = {
  id: 'page-added',
  breaks: 'A new page cannot be read',
  module: 'pages',
  changes: [
    entry(
      'pages',
      (list) => `${list.slice(0, -1)}
  '/trial': { title: 'Trial', description: 'A page that is too pale.', nav: 'Trial', sections: [] },
}`,
    ),
  ],
  files: {
    'src/routes/trial.tsx': `import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '../layout/PageHead'
import { trialRecipe } from '../trial.styles'

export const Route = createFileRoute('/trial')({ component: Trial })

function Trial() {
  return (
    <>
      <PageHead path="/trial" />
      <section className={trialRecipe()}>
        <h1>A page for trial</h1>
        <p>This paragraph is too pale to be read.</p>
      </section>
    </>
  )
}
`,
    'src/trial.styles.ts': `import { defineRecipe } from './theme/defineRecipe'

export const trialRecipe = defineRecipe({ className: 'trial', base: { padding: '120px 24px', color: 'ghost' } })
`,
  },
  check: e2e('gate.spec.ts', /wrong on .trial at 390, light(?!,)/),
}

/** Every seeded defect of the source. */
export const defects: readonly Defect[] = [
  ...[
    ...focus,
    ...contents,
    ...menu,
    ...year,
    ...facts,
    ...order,
    ...markup,
    ...head,
    ...delivery,
    ...looks,
    ...stores,
    ...unseen,
    ...compiled,
  ].map(([id, breaks, module, change, check]) => ({
    id,
    breaks,
    module,
    changes: typeof change === 'function' ? [change] : change,
    check,
  })),
  newPage,
]
