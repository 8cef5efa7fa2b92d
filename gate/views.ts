import type { BrowserContextOptions, Page } from 'playwright/test'
import { type Condition, conditions, type GateConfig, type SitePage, type Size, windows } from './config'

export type Scheme = 'light' | 'dark'
export const schemes: readonly Scheme[] = ['light', 'dark']

/** A page in a window. Sizes in CSS px. */
export interface View {
  /** `/terms at 390, dark, forced colors`: for test names and reports. */
  readonly name: string
  readonly page: SitePage
  readonly address: string
  readonly width: number
  readonly height: number
  readonly scheme: Scheme
  /** What differs from a plain visit; absent on a plain one. */
  readonly condition?: Condition
}

/** A site and the views in which it is audited, derived from its list of pages. */
export interface Site {
  readonly config: GateConfig
  /** Every page in every window, in both schemes. */
  readonly plainViews: readonly View[]
  /** Those of them in the main windows. */
  readonly mainViews: readonly View[]
  /** Every page under every condition: in both main windows, each in one scheme; where there is one window, in both. */
  readonly conditionViews: readonly View[]
  /** Widths of the main windows, px. */
  readonly mainWidths: readonly number[]
}

/**
 * The views of a site.
 *
 * @throws when it has no page or no window
 */
export function siteOf(config: GateConfig): Site {
  const sizes = notEmpty('windows', config.windows ?? windows)
  const widths = sizes.map(({ width }) => width)
  const mainWidths = config.mainWidths ?? [...new Set([Math.min(...widths), Math.max(...widths)])]
  const mainSizes = notEmpty(
    'main windows',
    sizes.filter(({ width }) => mainWidths.includes(width)),
  )
  const pages = notEmpty('pages', config.pages)
  const plainViews = pages.flatMap((page) =>
    sizes.flatMap((size) => schemes.map((scheme) => viewOf(page, size, scheme))),
  )
  const conditionViews = (config.conditions ?? conditions).flatMap((condition) =>
    pages.flatMap((page) => {
      const own = condition.window ? [condition.window] : mainSizes
      return schemes.flatMap((scheme, i) =>
        own.filter((_, j) => own.length === 1 || i === j).map((size) => viewOf(page, size, scheme, condition)),
      )
    }),
  )
  const mainViews = plainViews.filter(({ width }) => mainWidths.includes(width))
  return { config, plainViews, mainViews, conditionViews, mainWidths }
}

function viewOf(page: SitePage, { width, height }: Size, scheme: Scheme, condition?: Condition): View {
  const { address } = page
  const name = [`${address} at ${width}`, scheme, condition?.name].filter(Boolean).join(', ')
  return { name, page, address, width, height, scheme, ...(condition && { condition }) }
}

/** A load of a page, and the views that are judged in it. */
interface Load {
  /** `/terms at 390, light`, `/terms, forced colors`: for test names. */
  readonly name: string
  readonly views: readonly View[]
}

/**
 * The loads of a site. Each main view has its own. The other windows of a page share one load, and so do the windows of
 * each condition: a load takes as long as most checks.
 */
export function loadsOf({ config, plainViews, mainViews, conditionViews }: Site): readonly Load[] {
  const shared = [...plainViews.filter((view) => !mainViews.includes(view)), ...conditionViews]
  return [
    ...mainViews.map((view) => ({ name: view.name, views: [view] })),
    ...[undefined, ...(config.conditions ?? conditions)].flatMap((condition) =>
      config.pages.map((page) => ({
        name: `${page.address}, ${condition?.name ?? 'other windows'}`,
        views: shared.filter((view) => view.page === page && view.condition === condition),
      })),
    ),
  ]
}

/** Options of the browser window for a view: `test.use(viewOptions(view))`. */
export function viewOptions({ width, height, scheme, condition }: View) {
  const contextOptions: BrowserContextOptions = { reducedMotion: 'reduce', ...condition?.context }
  return { viewport: { width, height }, colorScheme: scheme, contextOptions }
}

/** WCAG 1.4.12 text spacing, as a style sheet. */
const TEXT_SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

/** Opens a view in a window made with its options, complete: fonts there, images too, script in charge if there is any. */
export async function openView(page: Page, { address, condition }: View, config: GateConfig): Promise<void> {
  if (condition?.media) await page.emulateMedia({ media: condition.media })
  if (condition?.textSize) await setTextSize(page, condition.textSize)
  if (condition?.scriptless) await page.route('**/*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(address)
  if (await page.evaluate(() => document.getElementById('webkit-xml-viewer-source-xml') !== null))
    throw new Error(`${address} is no page, but XML without a style, which the browser shows in a page of its own.`)
  if (!condition?.scriptless) await config.ready?.(page)
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

/** A list that must hold something: a check over an empty one could not fail. */
export function notEmpty<Item>(what: string, list: readonly Item[]): readonly Item[] {
  if (list.length === 0) throw new Error(`The list of ${what} is empty.`)
  return list
}
