import type { BrowserContextOptions, JSHandle, Locator, Page } from 'playwright/test'
import { isPagePath, pages } from '../src/content/pages'
import { addresses, DESKTOP, mainWidths, PHONE, TEXT_SPACING } from '../tools/visits'
import { takenOver } from './site'

/**
 * Every state that the gate judges, derived from the list of pages and their sections: a page added there is in all of
 * them. A view is one load of a page; a moment is what is done with the loaded page before it is judged.
 */

export type Scheme = 'light' | 'dark'

/** One load of a page. Sizes in CSS px. */
export interface View {
  /** `/terms at 390, dark, forced colors`: for test names and reports. */
  readonly name: string
  readonly address: string
  readonly width: number
  readonly height: number
  readonly scheme: Scheme
  /** What differs from a plain visit; absent on a plain one. */
  readonly condition?: Condition
}

export interface Moment {
  /** `top`, `#age`, `end`, `menu open`, `contents open`. */
  readonly name: string
  /** Brings the page there from the top; false where the view has no such moment (no Menu button in a wide window). */
  enter(page: Page): Promise<boolean>
  /** Brings it back so that the next moment starts as this one did. */
  leave?(page: Page): Promise<void>
  /** What stands open in this moment and not in the others. */
  opened?(page: Page): Locator
}

interface ViewContext {
  readonly forcedColors?: 'active'
  readonly reducedMotion?: 'no-preference'
}

interface Condition {
  readonly name: string
  /** Window, where the condition is about its size. */
  readonly window?: { readonly width: number; readonly height: number }
  readonly context?: ViewContext
  readonly media?: 'print'
  /** Default text size in px; 16 unless told. */
  readonly textSize?: number
  /** WCAG 1.4.12 text spacing. */
  readonly spacing?: true
  /**
   * Every script file answers 404. Stands for script switched off, which engines could not run in; that both give the
   * same page is held by `noScript.spec.ts`.
   */
  readonly scriptless?: true
}

export const schemes: readonly Scheme[] = ['light', 'dark']

/** Windows of a plain visit (docs/design.md section 3). */
export const windows = [
  { width: 320, height: 640 },
  PHONE,
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  DESKTOP,
] as const

/** Conditions that a visitor may bring; each in both main windows unless it is about the window itself. */
const conditions: readonly Condition[] = [
  { name: 'forced colors', context: { forcedColors: 'active' } },
  { name: 'motion', context: { reducedMotion: 'no-preference' } },
  { name: 'doubled text', textSize: 32 },
  { name: 'text spacing', spacing: true },
  { name: 'zoom 400%', window: { width: 320, height: 256 } },
  { name: 'landscape phone', window: { width: 844, height: 390 } },
  { name: 'print', media: 'print' },
  { name: 'script off', scriptless: true },
]

/** Every page in every plain window, in both schemes. */
export const plainViews: readonly View[] = notEmpty(
  'views',
  addresses.flatMap((address) => windows.flatMap((window) => schemes.map((scheme) => view(address, window, scheme)))),
)

/** Every page in the two main windows, in both schemes. */
export const mainViews: readonly View[] = notEmpty(
  'views',
  plainViews.filter(({ width }) => mainWidths.includes(width)),
)

/** Every page under every condition: in both main windows, each in one scheme; where there is one window, in both. */
export const conditionViews: readonly View[] = notEmpty(
  'views',
  conditions.flatMap((condition) =>
    addresses.flatMap((address) => {
      const sizes = condition.window ? [condition.window] : windows.filter(({ width }) => mainWidths.includes(width))
      return schemes.flatMap((scheme, i) =>
        sizes.filter((_, j) => sizes.length === 1 || i === j).map((window) => view(address, window, scheme, condition)),
      )
    }),
  ),
)

function view(
  address: string,
  { width, height }: { width: number; height: number },
  scheme: Scheme,
  condition?: Condition,
): View {
  const name = [`${address} at ${width}`, scheme, condition?.name].filter(Boolean).join(', ')
  return { name, address, width, height, scheme, ...(condition && { condition }) }
}

/** Options of the browser window for a view: `test.use(viewOptions(view))`. */
export function viewOptions({ width, height, scheme, condition }: View) {
  const contextOptions: BrowserContextOptions = { reducedMotion: 'reduce', ...condition?.context }
  return { viewport: { width, height }, colorScheme: scheme, contextOptions }
}

/** Opens a view in a window made with its options, complete: fonts there, images too, script in charge if there is any. */
export async function openView(page: Page, { address, condition }: View): Promise<void> {
  if (condition?.media) await page.emulateMedia({ media: condition.media })
  if (condition?.textSize) await setTextSize(page, condition.textSize)
  if (condition?.scriptless) await page.route('**/*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(address)
  if (!condition?.scriptless) await takenOver(page)
  if (condition?.spacing) {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, TEXT_SPACING)
  }
  await complete(page)
}

/** Waits for the fonts and all images, also those that load only as they come near. */
export async function complete(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

/** Sets the browser's default text size, as a visitor does in its settings; px. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** The moments of a view: where it is scrolled to, and what is open. */
export function momentsOf(view: View): readonly Moment[] {
  const { address } = view
  const sections: readonly string[] = isPagePath(address) ? pages[address].sections : []
  return [
    { name: 'top', enter: async () => true },
    ...sections.map(
      (id): Moment => ({
        name: `#${id}`,
        async enter(page) {
          await page.locator(`[id="${id}"]`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
          await painted(page)
          return true
        },
      }),
    ),
    {
      name: 'end',
      async enter(page) {
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
        await painted(page)
        return true
      },
    },
    menuOpen,
    contentsOpen,
  ]
}

const toTop = async (page: Page) => {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await painted(page)
}

/** Two frames, and the timers between them: what scrolling or pressing set off has been drawn. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve)))),
  )

/** Waits until what moves by itself, and comes to an end, has done so. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, timeline }) => {
      return timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

const menuOpen: Moment = {
  name: 'menu open',
  async enter(page) {
    await toTop(page)
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    if (!(await button.isVisible())) return false
    await button.click()
    await openMenu(page).waitFor({ state: 'visible' })
    // Where script is in charge the popover gives way to the drawer, and focus moves into that.
    await page.waitForFunction(
      () => !('alive' in document.documentElement.dataset) || document.activeElement?.closest('[role=dialog]'),
    )
    await atRest(page)
    return true
  },
  async leave(page) {
    await page.keyboard.press('Escape')
    await openMenu(page).waitFor({ state: 'hidden' })
    await page.waitForFunction(() => !document.querySelector('[inert]'))
  },
  opened: (page) => openMenu(page),
}

/** The menu when it is open: the drawer, or the header's popover where there is no script. */
export const openMenu = (page: Page): Locator => page.locator('[role=dialog]:visible, header nav:popover-open')

const contentsOpen: Moment = {
  name: 'contents open',
  async enter(page) {
    await toTop(page)
    const summary = page.locator('details:not([open]) > summary').first()
    if (!(await summary.count()) || !(await summary.isVisible())) return false
    await summary.click()
    return true
  },
  leave: (page) => page.locator('details[open] > summary').first().click(),
  opened: (page) => page.locator('details[open]').first(),
}

/** What can be hovered and focused. */
export const INTERACTIVE = 'a[href], button, summary, [tabindex="0"]'

/** Everything on the page, as it stands, that can be hovered and focused; in the order of the document, held in the page. */
export async function interactive(page: Page): Promise<JSHandle<HTMLElement[]>> {
  const elements = await page.evaluateHandle((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)]
    const boxed = ({ width, height }: DOMRect) => width > 0 && height > 0
    return all.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        boxed(element.getBoundingClientRect()) &&
        !element.closest('[inert]'),
    )
  }, INTERACTIVE)
  if ((await elements.evaluate(({ length }) => length)) === 0) throw new Error('Nothing here is interactive.')
  return elements
}

/** A list that must hold something: a check over an empty one could not fail. */
export function notEmpty<Item>(what: string, list: readonly Item[]): readonly Item[] {
  if (list.length === 0) throw new Error(`The list of ${what} is empty.`)
  return list
}
