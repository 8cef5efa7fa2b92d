import { fontFile } from '../fontSource.ts'
import {
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
  option,
  optional,
  typed,
} from './source.ts'

/** A check of the gate, and how its failure is recognized. */
export type Check =
  /** The compiler; an error in this file. */
  | { readonly run: 'types'; readonly file: string }
  /** The build; its error message. */
  | { readonly run: 'build'; readonly says: RegExp }
  /** The byte budgets, after a build; what they say. */
  | { readonly run: 'size'; readonly says: RegExp }
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

/** A defect in two steps: where it is seeded, and the check meant for it. */
const defect = (id: string, breaks: string) => ({
  in: (module: string, ...changes: Change[]) => {
    const caughtBy = (check: Check): Defect => ({ id, breaks, module, changes, check })
    return {
      types: (file: string) => caughtBy({ run: 'types', file }),
      build: (says: RegExp) => caughtBy({ run: 'build', says }),
      size: (says: RegExp) => caughtBy({ run: 'size', says }),
      unit: (file: string, test: RegExp) => caughtBy({ run: 'unit', file: `tests/${file}`, test }),
      e2e: (file: string, test: RegExp) => caughtBy({ run: 'e2e', file: `e2e/${file}`, test }),
    }
  },
})

const CONSTANTS = /the constants are those of the product/
const facts = (
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
    ['hsts', 'Browsers keep to HTTPS for a year', 'hsts.days', '365', CONSTANTS],
  ] as const
).map(([id, breaks, path, text, test]) =>
  defect(`facts-${id}`, breaks)
    .in('site', entry(`site.${path}`, text))
    .unit('content/site.test.ts', test),
)

const reversed = '[...$&].reverse()'
const PICTURE = /home-1440-light looks/

/** A new page, added as README describes and without a test; the contrast of its text is too low. */
const newPage: Defect = {
  ...defect('page-added', 'A new page cannot be read')
    .in(
      'pages',
      entry('pages', [/}$/, "'/trial': { title: 'Trial', description: 'Too pale.', nav: 'Trial', sections: [] } }"]),
    )
    .e2e('gate', /wrong on .trial at 390/),
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
}

/** Every seeded defect of the source. */
export const defects: readonly Defect[] = [
  // Focus, and what lies behind the open menu.
  defect('focus-lost-on-close', 'Focus is lost when the menu closes')
    .in('MenuDrawer', attribute('Drawer.Root', 'onExitComplete', ''))
    .e2e('menu.spec.ts', /Escape, Close and Enter on Close close it/),
  defect('focus-lost-on-navigation', 'Focus stays where it was when another page comes')
    .in('start', call('moveFocusOnNavigation', 'void 0'))
    .e2e('navigation.spec.ts', /the links from . to each page .* move focus there/),
  defect('focus-no-trap', 'Tab leaves the open menu')
    .in(
      'MenuDrawer',
      attribute('Drawer.Root', 'restoreFocus', 'restoreFocus={false} trapFocus={false}'),
      argument('setTimeout', 0, '() => {}'),
    )
    .e2e('menu.spec.ts', /Tab and Shift.Tab never leave it/),
  defect('focus-skip-link', 'The skip link scrolls and leaves focus behind')
    .in('SkipLink', call('focusTarget', 'void 0'))
    .e2e('keyboard.spec.ts', /the skip link moves focus to main/),
  defect('focus-back-from-menu', 'Focus is lost when Back closes the menu')
    .in('MenuDrawer', call('focusHeading', 'void 0'))
    .unit('layout/MenuDrawer.test.tsx', /if Back or Forward has closed it/),
  defect('focus-named-section', 'Focus goes to the heading although the address names a section')
    .in('moveFocusOnNavigation', call('focusTarget', 'focusHeading()'))
    .unit('layout/pages.test.tsx', /goes to the section that the address names/),
  defect('focus-stays-able', 'A heading that took focus after a jump stays focusable')
    .in('focusHeading', call('.removeAttribute', 'void 0'))
    .unit('ui/jump.test.tsx', /is focusable only while it has it/),
  defect('inert-not-set', 'What lies behind the open menu is not inert')
    .in('MenuDrawer', argument('setTimeout', 0, '() => {}'))
    .e2e('menu.spec.ts', /everything behind it is inert/),
  defect('inert-left-behind', 'The page stays inert after the menu has closed')
    .in('MenuDrawer', call('.removeAttribute', 'void 0'))
    .e2e('menu.spec.ts', /everything behind it is inert until it closes/),
  defect('inert-not-modal', 'The menu does not say that it is modal')
    .in('MenuDrawer', attribute('Drawer.Content', 'aria-modal', ''))
    .e2e('menu.spec.ts', /opens as a modal dialog/),
  defect('inert-part-of-page', 'Only the content behind the menu is inert, not header and footer')
    .in('MenuDrawer', argument('.getElementById', 0, "'main'"))
    .e2e('menu.spec.ts', /everything behind it is inert/),
  defect('inert-popover-below', 'The popover stays open below the dialog')
    .in('useMenu', call('.hidePopover', 'undefined'))
    .e2e('menu.spec.ts', /a press before hydration/),

  // The contents lists of the legal pages.
  defect('contents-offset', 'A jump lands 96 px below the upper edge instead of 100')
    .in('globalCss', option('scrollPaddingTop', "'96px'"))
    .unit('built/document.test.ts', /a jump lands 100 px/),
  defect('contents-unmarked', 'The current entry is not marked for screen readers')
    .in('ContentsList', option('aria-current', 'undefined'))
    .unit('built/legal.test.ts', /marked as current at first/),
  defect('contents-second-click', 'Choosing an entry again does nothing')
    .in('jumpTo', call('.scrollIntoView', 'void 0'))
    .e2e('contents.spec.ts', /and works again/),
  defect('contents-marker', 'The marker stays at the first entry')
    .in('ContentsList', argument('.setProperty', 1, "'0px'", '--at'))
    .e2e('contents.spec.ts', /the marker is beside the current entry/),
  defect('contents-out-of-view', 'The current entry leaves a list taller than the window')
    .in('ContentsList', argument('.closest', 0, "'none'"))
    .e2e('contents.spec.ts', /in view in a list taller than the window/),
  defect('contents-wheel', 'A wheel during a jump does not return the mark to the scroll position')
    .in('useActiveSection', literal('wheel', "'mousewheel'"))
    .unit('legal/useActiveSection.test.ts', /until a wheel/),
  defect('contents-deaf', 'The mark does not follow the scroll position')
    .in('useActiveSection', argument('.addEventListener', 0, "'scrolled'", 'scroll'))
    .e2e('contents.spec.ts', /marks the one whose upper edge has reached 150 px/),
  defect('contents-gliding-link', 'A deep link glides to its section')
    .in('globalCss', key('&[data-alive]', "'&'"))
    .e2e('contents.spec.ts', /is there at once, without smooth scrolling/),
  defect('contents-gliding-still', 'Jumps glide under reduced motion')
    .in('globalCss', key('@media (prefers-reduced-motion: no-preference)', "'@media screen'"))
    .e2e('contents.spec.ts', /under reduced motion/),
  defect('contents-disclosure', 'The contents stand closed beside the text')
    .in('ContentsList', argument('watchMedia', 1, '() => {}'))
    .unit('legal/ContentsList.test.tsx', /open/),

  // The menu.
  defect('menu-escape', 'Escape does not close the menu')
    .in('useMenu', literal('Escape', "'Esc'"))
    .e2e('menu.spec.ts', /Escape, Close and Enter on Close close it/),
  defect('menu-link', 'Choosing a link does not close the menu')
    .in('MenuDrawer', call('isPlainClick', 'false'))
    .e2e('menu.spec.ts', /each choice closes it and moves focus/),
  defect('menu-widening', 'The menu stays open when the window is widened past it')
    .in('useMenu', argument('watchMedia', 1, '() => {}'))
    .e2e('menu.spec.ts', /widening past 768 px closes it/),
  defect('menu-back', 'The menu stays open when the visitor goes Back')
    .in('useMenu', argument('.subscribe', 1, '() => {}'))
    .e2e('menu.spec.ts', /is left by Back/),
  defect('menu-dialog', 'The Menu button does not say that it opens a dialog')
    .in('MobileMenu', attribute('button', 'aria-haspopup', ''))
    .e2e('menu.spec.ts', /opens as a modal dialog/),
  defect('menu-without-script', 'The Menu button does nothing without script')
    .in('MobileMenu', attribute('button', 'popoverTarget', ''))
    .unit('built/layout.test.ts', /the Menu button opens the bar’s own list/),
  defect('menu-close', 'Close does not close the menu')
    .in('MenuDrawer', attribute('Drawer.Root', 'onOpenChange', ''))
    .e2e('menu.spec.ts', /Escape, Close and Enter on Close close it/),
  defect('menu-same-page', 'Choosing the present page in the menu does nothing')
    .in('MenuDrawer', call('jumpToTop', 'void 0'))
    .e2e('menu.spec.ts', /on . it opens .* each choice closes it and moves focus/),
  defect('menu-eager', "The drawer's code is loaded before it is requested")
    .in('useMenu', atTop("if (typeof window !== 'undefined') void import('./MenuDrawer')"))
    .e2e('menu.spec.ts', /is not loaded before it is requested/),
  defect('menu-new-tab', 'A link of the menu cannot be opened in a new tab')
    .in('MenuDrawer', call('isPlainClick', 'true'))
    .unit('layout/MenuDrawer.test.tsx', /opened in a new tab leaves the menu open/),
  defect('menu-nameless', 'The open menu has no name')
    .in('MenuDrawer', attribute('Drawer.Content', 'aria-label', ''))
    .unit('layout/MenuDrawer.test.tsx', /has another name than the button/),

  // The copyright year.
  defect('year-frozen', 'The copyright year stays that of the build')
    .in('CopyrightYear', argument('useSyncExternalStore', 1, '() => __BUILD_YEAR__'))
    .unit('layout/CopyrightYear.test.tsx', /a visitor of a later year sees that year/),
  defect('year-written-out', 'The copyright year is written into the page')
    .in('SiteFooter', element('CopyrightYear', '2026'))
    .e2e('hydration.spec.ts', /in 2031 sees that year/),
  defect('year-behind', 'A device whose clock is behind shows a year before the build')
    .in('CopyrightYear', argument('useSyncExternalStore', 1, '() => new Date().getFullYear()'))
    .unit('layout/CopyrightYear.test.tsx', /clock is behind the build/),
  defect('year-without-script', 'Without script the copyright year is 1970')
    .in('CopyrightYear', argument('useSyncExternalStore', 2, '() => 1970'))
    .unit('layout/CopyrightYear.test.tsx', /the built page has the year of the build/),
  defect('year-of-build', 'The year of the build is a year behind')
    .in('./vite.config.ts', option('__BUILD_YEAR__', '$& - 1'))
    .unit('built/layout.test.ts', /the copyright line has the year of the commit/),

  // The order of what a page shows.
  defect('order-home-sections', 'Features stand before Science')
    .in('src/routes/index.tsx', element('Science', '<Features />'), element('Features', '<Science />'))
    .unit('built/home.test.ts', /four sections in order/),
  defect('order-section-ids', 'The sections of the Terms are listed in reverse order')
    .in('pages', entry('pages./terms.sections', reversed))
    .unit('content/pages.test.ts', /of \/terms are in their order/),
  defect('order-navigation', 'The navigation runs Privacy, Terms, Home')
    .in('PageList', call('.map', [/^\w+/, reversed]))
    .unit('built/layout.test.ts', /the navigation bar links its pages/),
  defect('order-footer-first', 'The footer is read before the content')
    .in('SiteLayout', element('main', '<SiteFooter />$&'), element('SiteFooter', ''))
    .unit('built/document.test.ts', /are one landmark each/),
  defect('order-steps', 'The four steps are in reverse order')
    .in('home', entry('home.science.steps', reversed))
    .unit('built/home.test.ts', /the four steps are in the order/),
  defect('order-lists', 'The three lists of data points stand in another order')
    .in('home', entry('home.science.lists', reversed))
    .unit('built/home.test.ts', /the three lists of data points are in the order/),
  defect('order-cards', 'The six cards stand in another order')
    .in('Features', call('.keys', '$&.reverse()'))
    .unit('built/home.test.ts', /the features grid has the cards of/),

  // Names, roles and structure.
  defect('markup-brand', 'The brand link is called Logo, which its visible words are not part of')
    .in('Brand', attribute('Link', 'aria-label', 'aria-label="Logo"'))
    .unit('built/layout.test.ts', /the brand the home page/),
  defect('markup-age-mark', 'The 18+ mark is an image without a name')
    .in('AgeMark', attribute('span', 'aria-label', ''))
    .unit('built/layout.test.ts', /minimum age for screen readers/),
  defect('markup-race-story', 'The drawing of the race has no text for screen readers')
    .in('RaceShape', element('VisuallyHidden', ''))
    .e2e('names.spec.ts', /\B\/ has the names/),
  defect('markup-heading-for-looks', 'The question of the footer is bold text instead of a heading')
    .in('SiteFooter', element('Heading', [/(<\/?)Heading( size="md")?/g, '$1strong']))
    .e2e('names.spec.ts', /\B\/ has the names/),
  defect('markup-second-h1', 'Section headings of the home page are h1')
    .in('SectionHead', element('Heading', ['<Heading', '<Heading as="h1"']))
    .build(/h1 instead of one/),
  defect('markup-skipped-level', 'Card headings go from h2 to h4')
    .in('Features', element('Heading', ['"h3"', '"h4"']))
    .unit('built/document.test.ts', /no heading skips a level/),
  defect('markup-safari-list', 'The list of pages loses its role in Safari, which takes it from lists without bullets')
    .in('PageList', attribute('ul', 'role', ''))
    .unit('built/document.test.ts', /every list says that it is one/),
  defect('markup-all-current', 'Links of the footer are marked as the current page, too')
    .in('SiteFooter', element('PageList', ['<PageList', '<PageList marked']))
    .unit('built/layout.test.ts', /is marked as current, and no other/),
  defect('markup-table-rows', 'A row heading of the win rates is a plain cell')
    .in('HeatMap', element('th[scope=row]', [/(<\/?)th\b/g, '$1td']))
    .unit('built/home.test.ts', /every figure of the win-rate table/),
  defect('markup-drawings-read', 'The figures in the drawn steps are read out')
    .in('StepPanel', attribute('svg', 'aria-hidden', ''))
    .unit('built/document.test.ts', /every drawing is hidden/),

  // What search engines read.
  defect('head-canonical-slash', 'The canonical address ends with a slash, which the host does not serve')
    .in('pages', call('siteAddress', '`${$&}/`'))
    .unit('filled.test.ts', /every page has its address on the domain/),
  defect('head-no-description', 'Pages have no description')
    .in('PageHead', element('meta[name=description]', ''))
    .unit('built/routes.test.ts', /every description is that of the list/),
  defect('head-same-title', 'All pages have the same title')
    .in('PageHead', element('title', "<title>{pageTitle('/')}</title>"))
    .unit('layout/pages.test.tsx', /one title, which follows the page/),
  defect('head-not-found-indexed', 'Search engines may keep the not-found page')
    .in('NotFound', element('meta[name=robots]', ''))
    .unit('built/routes.test.ts', /search engines are asked to leave it out/),
  defect('head-crawlers-shut-out', 'Search engines are shut out')
    .in('listFiles', literal(/^User-agent/, ['Allow', 'Disallow']))
    .unit('siteFiles.test.ts', /robots.txt allows everything/),
  defect('head-sitemap', 'The site map lacks the home page')
    .in('listFiles', imported('pagePaths', 'pagePaths.slice(1)'))
    .unit('siteFiles.test.ts', /the sitemap has the address of every page/),

  // Hydration, requests, policy and weight.
  defect('hydration-text', 'Browser and build render different words')
    .in('SiteFooter', element('CopyrightYear', "{typeof window === 'undefined' ? 1 : 2}"))
    .e2e('hydration.spec.ts', /keeps every node that was served/),
  defect('hydration-attribute', 'Browser and build render different attributes')
    .in('Brand', attribute('svg', 'viewBox', 'viewBox={`0 0 28 ${Math.random()}`}'))
    .unit('prerender.test.ts', /the same every time it is rendered/),
  defect('hydration-thrown-away', 'The prerendered page is thrown away and rendered anew')
    .in('start', call('startTransition', "(document.getElementById('root')?.replaceChildren(), $&)"))
    .e2e('hydration.spec.ts', /keeps every node that was served/),
  defect('hydration-boundary', 'The browser wraps a boundary around the page that the build does not have')
    .in('start', call('omitRootBoundary', 'void 0'))
    .e2e('hydration.spec.ts', /keeps every node that was served/),
  defect('hydration-empty-page', 'Pages are served empty').in('renderPage', option('body', "''")).build(/h1/),
  defect('hydration-missing-page', 'No file is written for the Privacy Policy')
    .in('renderPage', call('.keys', "$&.filter((path) => path !== '/privacy')"))
    .unit('prerender.test.ts', /are those of the list of pages/),
  defect('hydration-client-only', 'The features are missing from the page before hydration')
    .in('src/routes/index.tsx', element('Features', "{typeof window === 'undefined' ? null : <Features />}"))
    .unit('built/home.test.ts', /four sections in order/),
  defect('hydration-scroll', 'Hydration scrolls the page back to the top')
    .in('createAppRouter', option('scrollRestoration', '() => true'))
    .unit('router.test.ts', /the first render keeps the scroll position/),
  defect('hydration-case', '/Terms, which the host does not know, becomes the Terms')
    .in('createAppRouter', option('caseSensitive', 'false'))
    .unit('router.test.ts', /is none/),
  defect('hydration-gone-script', 'A page whose script is gone is drawn empty until the browser has loaded it whole')
    .in('start', call('guardNavigation', 'void 0'))
    .e2e('faults/scripts.spec.ts', /the script of other pages and of the menu is gone: .terms at 390/),
  defect('requests-fetch', 'The page fetches data when it starts')
    .in('start', atStartOf('start', "void fetch('/robots.txt').catch(() => undefined)"))
    .e2e('hydration.spec.ts', /keeps every node that was served/),
  defect('requests-cookie', 'The page sets a cookie')
    .in('start', atStartOf('start', "document.cookie = 'visited=1'"))
    .e2e('hydration.spec.ts', /keeps every node that was served/),
  defect('requests-storage', 'The page keeps a note in the browser')
    .in('start', atStartOf('start', "window.localStorage.setItem('visited', '1')"))
    .e2e('hydration.spec.ts', /keeps every node that was served/),
  defect('requests-beacon', 'The page reports a press of the Menu button')
    .in(
      'MobileMenu',
      attribute('button', 'type', 'type="button" onPointerDown={() => void navigator.sendBeacon(\'/menu\')}'),
    )
    .e2e('menu.spec.ts', /opens as a modal dialog/),
  defect('requests-font', "The page asks another company's server for a font")
    .in('PageHead', element('title', '$&<link rel="preload" as="font" href="https://fonts.example.com/a.woff2" />'))
    .unit('built/document.test.ts', /loads nothing from other sites/),
  defect('requests-pixel', "The footer has another company's picture in it")
    .in(
      'SiteFooter',
      element('CopyrightYear', '$&<img src="https://example.org/pixel.gif" alt="" width="1" height="1" />'),
    )
    .unit('built/document.test.ts', /loads nothing from other sites/),
  defect('sealed-image', "Script loads another company's picture, which the policy blocks")
    .in('start', atStartOf('start', "new Image().src = 'https://example.org/pixel.gif'"))
    .e2e('hydration.spec.ts', /keeps every node that was served/),
  defect('sealed-markup', 'Script makes markup of a text, which the policy blocks')
    .in('start', atStartOf('start', "document.createElement('p').innerHTML = '<b>seeded</b>'"))
    .e2e('hydration.spec.ts', /keeps every node that was served/),
  defect('sealed-policy', 'The policy lets every inline script run')
    .in('./tools/prerender/page.ts', literal(/^script-src/, "\"script-src 'self' 'unsafe-inline'\""))
    .unit('built/document.test.ts', /policy that allows no origin but our own/),
  defect('weight-whole-package', 'A whole package is imported for one of its parts, and comes with every page')
    .in('SiteFooter', atTop("import * as motion from 'framer-motion'\nObject.assign(globalThis, { motion })"))
    .size(/script/),
  defect('weight-unsized-image', 'No space is reserved for a picture, and the content below moves when it loads')
    .in('Download', attribute('Picture', 'width', 'width={0}'))
    .unit('built/document.test.ts', /has width and height/),
  defect('weight-whole-font', 'The font comes with every glyph and axis, 41 kB more')
    .in('globalCss', literal(/woff2\?url$/, `'${fontFile}?url'`))
    .size(/Fonts/),

  // Looks.
  defect('looks-accent', 'The accent is a little more orange')
    .in('tokens', entry('tokens.colors.accent.value', "'#FF5A2B'"))
    .e2e('visual.spec.ts', PICTURE),
  defect('looks-font', 'The font is never used')
    .in('tokens', entry('tokens.fonts.body.value', "'Arial,sans-serif'"))
    .e2e('visual.spec.ts', PICTURE),
  defect('looks-text-size', 'The labels are one pixel larger')
    .in('tokens', entry('tokens.fontSizes.label.value', "'1rem'"))
    .e2e('visual.spec.ts', PICTURE),
  defect('looks-margin', 'The page stands four pixels further in')
    .in('globalCss', entry('globalCss.:root.--margin', "'clamp(20px,4.8vw,68px)'"))
    .e2e('visual.spec.ts', PICTURE),
  defect('looks-forced-colors', 'The page keeps its own colors where the reader has forced theirs')
    .in('globalCss', entry('globalCss.body', "{ forcedColorAdjust: 'none', ...$& }"))
    .e2e('visual.spec.ts', /home-forced-colors looks/),
  defect('looks-print', 'The page is printed in the colors of the screen')
    .in('globalCss', key('@media print', "'@media speech'"))
    .e2e('visual.spec.ts', /terms-print looks/),
  defect('looks-card-order', 'The runners of the sample race are in reverse order')
    .in('race', option('runners', reversed))
    .unit('content/race.test.ts', /in descending order/),

  // Stores and criteria.
  defect('stores-code-elsewhere', 'The QR code leads to another section than is written beside it')
    .in('listFiles', argument('siteAddress', 0, "'#features'", 'downloadCode.target'))
    .e2e('stores.spec.ts', /the QR code is read in light/),
  defect('stores-code-without-margin', 'The QR code has no quiet zone')
    .in('listFiles', option('border', '0'))
    .e2e('stores.spec.ts', /the QR code is read in dark/),
  defect('stores-order', 'The App Store stands first on Android, too')
    .in('src/loader.ts', argument('.toggleAttribute', 1, 'false'))
    .e2e('stores.spec.ts', /on Pixel 7 Google Play stands first/),
  defect('stores-app-link', 'The file that opens the app for a link does not name its signer')
    .in('listFiles', option('sha256_cert_fingerprints', '[]'))
    .unit('siteFiles.test.ts', /name the app and its signer/),

  // Windows without screenshots, content without a baseline, loading, touch, print, environment, the gate itself.
  defect('windows-footer-gone', 'The footer is gone in windows between a phone and a tablet')
    .in(
      'footerRecipe',
      entry(
        'footerRecipe.base.root',
        "{ '@media (min-width: 35em) and (max-width: 45em)': { display: 'none' }, ...$& }",
      ),
    )
    .e2e('windows.spec.ts', /\/terms holds together/),
  defect('windows-bar-and-menu', 'The menu button stands beside the bar in wide windows')
    .in('menuButtonRecipe', entry('menuButtonRecipe.variants.place.bar.root.tablet', '{}'))
    .e2e('windows.spec.ts', /\B\/ holds together/),
  defect('windows-texts-overlap', 'The tagline runs into the headline in windows of a tablet')
    .in(
      'openingRecipe',
      entry(
        'openingRecipe.base.lede',
        "{ ...$&, '@media (min-width: 50em) and (max-width: 60em)': { marginTop: '-40px' } }",
      ),
    )
    .e2e('windows.spec.ts', /\B\/ holds together/),
  defect(
    'windows-covered',
    'The phone of the hero lies over its figures in windows of one size between those with screenshots',
  )
    .in(
      'heroRecipe',
      entry(
        'heroRecipe.base.phone',
        "{ ...$&, '@media (min-width: 69em) and (max-width: 71em)': { position: 'relative', zIndex: 2, left: '-30rem' } }",
      ),
    )
    .e2e('windows.spec.ts', /\B\/ holds together/),
  defect('windows-clipped', 'The end of each card is clipped in windows of one size between those with screenshots')
    .in(
      'cardRecipe',
      entry(
        'cardRecipe.base.root',
        "{ ...$&, '@media (min-width: 69em) and (max-width: 71em)': { maxHeight: '9rem', overflow: 'hidden' } }",
      ),
    )
    .e2e('windows.spec.ts', /\B\/ holds together/),
  defect('values-age-in-data', 'The structured data has another minimum age than the page')
    .in('./src/structuredData.ts', option('requiredMinAge', '21'))
    .unit('built/head.test.ts', /. says what it said/),
  defect('values-trail-in-data', 'The trail in the structured data counts from 0')
    .in('./src/structuredData.ts', option('position', '$& - 1'))
    .unit('built/head.test.ts', /.terms says what it said/),
  defect('text-other-sentence', 'The first sentence of the Terms says something else')
    .in('terms', option('intro', "'You may do as you like.'"))
    .e2e('names.spec.ts', /.terms has the names/),
  defect('text-other-language', 'The legal pages say that their text is in French')
    .in('LegalPage', attribute('article', 'aria-label', 'lang="fr" $&'))
    .unit('built/document.test.ts', /is in English/),
  defect('loading-film-late', 'The picture of the first view is loaded lazily')
    .in('FilmPicture', attribute('Picture', 'fetchPriority', 'loading="lazy"'))
    .e2e('loading.spec.ts', /\B\/ preloads .* loads pictures by position/),
  defect('loading-sizes', 'A phone fetches the picture of a wide screen')
    .in('FilmPicture', literal(/^\d+px$/, "'1400px'"))
    .e2e('loading.spec.ts', /\B\/ preloads .* loads pictures by position/),
  defect('touch-no-scrolling', 'A finger does not scroll the page')
    .in('globalCss', entry('globalCss.body', "{ touchAction: 'none', ...$& }"))
    .e2e('touch.spec.ts', /\B\/ can be zoomed by two fingers/),
  defect('touch-no-copy', 'A phone number cannot be copied')
    .in('globalCss', entry('globalCss.body', "{ userSelect: 'none', ...$& }"))
    .e2e('touch.spec.ts', /\B\/ can be zoomed by two fingers/),
  defect('touch-no-press', 'A press goes through every link')
    .in('globalCss', entry('globalCss.a', "{ pointerEvents: 'none', ...$& }"))
    .e2e('touch.spec.ts', /\B\/ can be zoomed by two fingers/),
  defect('paper-margins', 'Sheets of paper have no margins')
    .in('globalCss', entry('globalCss.@page.margin', "'2mm'"))
    .e2e('print.spec.ts', /on paper each sheet has margins/),
  defect('touch-hover-only', 'The link to a section is shown to a mouse alone')
    .in('legalRecipe', key('@media (hover: hover)', "'@media all'"))
    .e2e('touch.spec.ts', /.accessibility can be zoomed by two fingers/),
  defect('paper-drawings', 'The drawings are printed without their colors')
    .in('./src/home/features/figure.ts', key('@media print', "'@media speech'"))
    .e2e('print.spec.ts', /the drawings keep the colors/),
  defect('mouse-no-answer', 'A link of the bar looks the same under the mouse')
    .in('headerRecipe', key('&:hover::after', "'&:active::after'"))
    .e2e('mouse.spec.ts', /each kind of control of . shows/),
  defect('windows-without-limit', 'The page is as wide as the widest screen')
    .in('globalCss', option('--max', "'14400px'"))
    .e2e('windows.spec.ts', /at 2560 px no text/),
  defect('windows-step-squeezed', 'On a wide screen the first step has room for a word alone')
    .in('scienceRecipe', entry('scienceRecipe.base.steps.maxWidth', "'none'"))
    .e2e('windows.spec.ts', /at 2560 px no text/),
  defect('motion-transitions', 'Transitions run under reduced motion')
    .in('globalCss', entry('globalCss.@media (prefers-reduced-motion: reduce)', '{}'))
    .e2e('criteria.spec.ts', /\B\/ meets WCAG .*2\.3\.3/),
  defect('browsers-without-timelines', 'The bar of progress is always full where browsers have no scroll timelines')
    .in('headerRecipe', key('@supports (animation-timeline: scroll())', "'@media all'"))
    .unit('built/styles.test.ts', /animation-timeline is used only/),
  defect('loading-font-blocks', 'Text is invisible until the font is loaded')
    .in('globalCss', option('fontDisplay', "'block'"))
    .unit('built/styles.test.ts', /text is shown while the font loads/),
  defect('loading-names-without-hash', 'Scripts keep their names, so that browsers use old ones for a year')
    .in('./tools/prerender/plugin.ts', entry('NAMES.chunkFileNames', "'assets/[name].js'"))
    .unit('built/sealed.test.ts', /has the hash of its content/),
  defect('loading-picture-width', 'A picture is said to be wider than its file')
    .in('PhoneShot', option('app-light-520', '780'))
    .unit('built/home.test.ts', /as wide as its srcset says/),
  defect('loading-picture-scheme', 'Dense dark screens get the light film')
    .in('FilmPicture', key('strip-dark', "'strip-light'"))
    .unit('built/home.test.ts', /the one of its color scheme/),
  defect('values-link-target', 'A link of the Terms leads to another section')
    .in('terms', literal('data-retention', "'data-security'"))
    .e2e('names.spec.ts', /.terms has the names/),
  defect('values-not-indexed', 'One search engine is told to leave the site out')
    .in('PageHead', element('meta[name=description]', '<>$&<meta name="googlebot" content="noindex" /></>'))
    .unit('built/head.test.ts', /.terms says what it said/),
  defect('values-evidence', 'A figure is shown with the evidence of another')
    .in('site', entry('site.figures.users.evidence', 'facts.evidence.races'))
    .unit('filled.test.ts', /each figure of the home page has its own evidence/),
  defect('start-blocks', 'A press waits until the page is hydrated')
    .in('start', call('startTransition', [/startTransition(.*)/s, 'void $1()']))
    .unit('start.test.tsx', /is hydrated in a transition/),
  defect('navigation-waits', 'A page whose code is not loaded is waited for')
    .in('./src/guardNavigation.ts', call('areChunksLoaded', 'true'))
    .unit('guardNavigation.test.ts', /whose code is not loaded is loaded as a document/),
  defect('surroundings-time-zone', 'West of Greenwich every date is the day before')
    .in('longDate', call('.getUTCDate', 'date.getDate()'))
    .unit('content/longDate.test.ts', /a day is written out/),
  defect('surroundings-global', 'A name for debugging is left in the window')
    .in('start', atStartOf('start', 'Object.assign(globalThis, { debugging: true })'))
    .e2e('loading.spec.ts', /\B\/ preloads .* adds no global names/),
  defect('loading-font-late', 'The font is not asked for until the style sheet is read')
    .in('./tools/prerender/page.ts', literal(/^<link rel="preload"/, "''"))
    .e2e('loading.spec.ts', /.terms preloads every font file/),
  defect('looks-tone', 'The focus ring is paler in one scheme')
    .in('semanticTokens', entry('semanticTokens.colors.focus', "'#A9B8B0'"))
    .unit('theme/contrast.test.ts', /the focus ring on the page/),

  // What the compiler has to reject.
  defect('types-page-link', 'A link takes any string as its address')
    .in('Link', typed('to', 'string'))
    .types('tests/types/links.test.tsx'),
  defect('types-section-link', 'A link takes any string as its section')
    .in('Link', typed('section', 'string'))
    .types('tests/types/links.test.tsx'),
  defect('types-legal-target', 'A link in the legal text may name a section that its page lacks')
    .in('pages', typed('section', 'string'))
    .types('tests/types/links.test.tsx'),
  defect('types-page-list', 'A route without an entry in the page list compiles')
    .in('createAppRouter', typed('PagesOfRoutes', 'Partial<Record<RoutePath, Page>>'))
    .types('tests/types/pages.test.ts'),
  defect('types-section-order', 'The sections of a legal text may stand in any order')
    .in('link', typed('sections', "readonly LegalSection<(typeof pages)[Path]['sections'][number]>[]"))
    .types('tests/types/pages.test.ts'),
  defect('types-mail-key', 'A legal text may name a contact that the site does not have')
    .in('link', typed('mail', 'any'))
    .types('src/legal/RichText.tsx'),
  defect('types-unfilled', 'An unfilled fact is accepted as a string')
    .in('facts', typed('Fact', 'any'))
    .types('tests/types/facts.test.ts'),
  defect('types-constants', 'Constants can be overwritten').in('site', constant).types('tests/types/facts.test.ts'),
  defect('types-page', 'A page may lack its description')
    .in('pages', optional('description'))
    .types('tests/types/pages.test.ts'),

  ...facts,
  newPage,
]
