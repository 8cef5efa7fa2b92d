import type { BrowserContextOptions, Page } from 'playwright/test'
import type { GateConfig, SitePage } from './config.ts'
import { sessionOf } from './page/pixels.ts'

export type Scheme = 'light' | 'dark'
const schemes: readonly Scheme[] = ['light', 'dark']

/** CSS px. */
interface Size {
  readonly width: number
  readonly height: number
}

/** Settings of a visitor, besides window and scheme. */
interface Condition {
  readonly name: string
  /** Window, where the condition is about its size. */
  readonly window?: Size
  readonly forcedColors?: 'active'
  readonly media?: 'print'
  /** Default text size in px; 16 by default. */
  readonly textSize?: number
  /** WCAG 1.4.12 text spacing. */
  readonly spacing?: true
  /** Every script file answers 404. Stands for script switched off, in which no engine could run. */
  readonly scriptless?: true
  /** Room is scarce: nothing may be cut off, and the page does not scroll sideways. */
  readonly scarce?: true
}

const FORCED_COLORS: Condition = { name: 'forced colors', forcedColors: 'active' }
const PRINT: Condition = { name: 'print', media: 'print' }
const SCRIPT_OFF: Condition = { name: 'script off', scriptless: true }
const SCARCE: readonly Condition[] = [
  { name: 'doubled text', textSize: 32, scarce: true },
  { name: 'text spacing', spacing: true, scarce: true },
  { name: 'zoom 400%', window: { width: 320, height: 256 }, scarce: true },
  { name: 'landscape phone', window: { width: 844, height: 390 }, scarce: true },
]

const NARROWEST: Size = { width: 320, height: 640 }
const PHONE: Size = { width: 390, height: 844 }
const DESKTOP: Size = { width: 1440, height: 900 }
const OTHER_WINDOWS: readonly Size[] = [NARROWEST, { width: 768, height: 1024 }, { width: 1024, height: 768 }]

/** A page in a window. Sizes in CSS px. */
export interface View {
  /** `/terms at 390, dark, forced colors`: for test names and reports. */
  readonly name: string
  readonly address: string
  readonly width: number
  readonly height: number
  readonly scheme: Scheme
  /** What differs from a plain visit; absent on a plain one. */
  readonly condition?: Condition
  /** A plain visit in the phone's or the desktop's window. */
  readonly main: boolean
  /** Whether the page stands for others of its kind. */
  readonly sample: boolean
}

/** A load of a page, and the views that are judged in it one after the other. */
export interface Load {
  /** `/terms at 390`, `/terms, forced colors`: for test names. */
  readonly name: string
  readonly views: readonly View[]
}

/** A site and the views in which it is judged. */
export interface Site {
  readonly config: GateConfig
  readonly loads: readonly Load[]
  /** Those of all loads. */
  readonly views: readonly View[]
}

/**
 * The views of a site.
 *
 * @throws when it has no page
 */
export function siteOf(config: GateConfig): Site {
  if (config.pages.length === 0) throw new Error('The list of pages is empty.')
  const loads = config.pages.flatMap((page) => (config.states === 'all' ? allLoads : mergeLoads)(page, config))
  return { config, loads, views: loads.flatMap(({ views }) => views) }
}

/**
 * Three loads of a page: as many views as possible share one, since a load takes as long as most checks. A page that
 * stands for others has both schemes in both main windows, the others have each scheme once.
 */
function mergeLoads(page: SitePage, config: GateConfig): Load[] {
  const view = viewsOf(page, config)
  const sample = isSample(page, config)
  return [
    {
      name: `${page.address} at ${PHONE.width}`,
      views: [
        ...(sample ? [view(PHONE, 'dark')] : []),
        view(PHONE, 'light'),
        view(NARROWEST, 'light'),
        ...SCARCE.map((condition) => view(PHONE, 'light', condition)),
      ],
    },
    {
      name: `${page.address} at ${DESKTOP.width}`,
      views: [...(sample ? [view(DESKTOP, 'light')] : []), view(DESKTOP, 'dark')],
    },
    {
      name: `${page.address}, conditions`,
      views: [FORCED_COLORS, PRINT, SCRIPT_OFF].map((condition) => view(PHONE, 'light', condition)),
    },
  ]
}

/** A load for each main window in each scheme, one for the other windows, one for each condition. */
function allLoads(page: SitePage, config: GateConfig): Load[] {
  const view = viewsOf(page, config)
  const main = [PHONE, DESKTOP].flatMap((size) => schemes.map((scheme) => view(size, scheme)))
  return [
    ...main.map((one) => ({ name: one.name, views: [one] })),
    {
      name: `${page.address}, other windows`,
      views: OTHER_WINDOWS.flatMap((size) => schemes.map((scheme) => view(size, scheme))),
    },
    ...[FORCED_COLORS, ...SCARCE, PRINT, SCRIPT_OFF].map((condition) => ({
      name: `${page.address}, ${condition.name}`,
      views: [view(PHONE, 'light', condition), view(condition.window ? PHONE : DESKTOP, 'dark', condition)],
    })),
  ]
}

const isSample = ({ address }: SitePage, { samples }: GateConfig) => samples?.includes(address) ?? true

const viewsOf =
  (page: SitePage, config: GateConfig) =>
  (size: Size, scheme: Scheme, condition?: Condition): View => {
    const { address } = page
    const { width, height } = condition?.window ?? size
    return {
      name: [`${address} at ${width}`, scheme, condition?.name].filter(Boolean).join(', '),
      address,
      width,
      height,
      scheme,
      ...(condition && { condition }),
      main: !condition && (size === PHONE || size === DESKTOP),
      sample: isSample(page, config),
    }
  }

/** The view of a check that asks for one alone: the phone's window, light, plain. */
export const isFirst = ({ main, width, scheme }: View): boolean => main && width === PHONE.width && scheme === 'light'

/** The same in the desktop's window: the page's first one there, in whatever scheme. */
export const isWide = (view: View, { views }: Site): boolean =>
  views.find(({ address, main, width }) => address === view.address && main && width === DESKTOP.width) === view

/** Options of the browser window for a view: `test.use(viewOptions(view))`. */
export function viewOptions(view: Pick<View, 'width' | 'height' | 'scheme' | 'condition'>) {
  const { width, height, scheme, condition } = view
  const forcedColors = condition?.forcedColors ?? 'none'
  const contextOptions: BrowserContextOptions = { reducedMotion: 'reduce', forcedColors }
  return { viewport: { width, height }, colorScheme: scheme, contextOptions }
}

/** WCAG 1.4.12 text spacing, as a style sheet. */
const TEXT_SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

/**
 * Opens a view in a window made with its options, complete: fonts there, images too, script in charge if there is any.
 */
export async function openView(page: Page, view: View, config: GateConfig): Promise<void> {
  const { address, condition } = view
  await setMedia(page, view)
  if (condition?.textSize) await setTextSize(page, condition.textSize)
  if (condition?.scriptless) await page.route('**/*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(address)
  if (await page.evaluate(() => document.getElementById('webkit-xml-viewer-source-xml') !== null))
    throw new Error(`${address} is no page, but XML without a style, which the browser shows in a page of its own.`)
  if (!condition?.scriptless) await config.ready?.(page)
  await setSpacing(page, condition?.spacing === true)
  await complete(page)
}

/** Brings a page that is open in one view into another of the same load. Script off needs a load of its own. */
export async function changeView(page: Page, from: View, view: View, config: GateConfig): Promise<void> {
  const { width, height, condition } = view
  await page.setViewportSize({ width, height })
  if (condition?.scriptless && !from.condition?.scriptless) return openView(page, view, config)
  await setMedia(page, view)
  if (condition?.textSize !== from.condition?.textSize) await setTextSize(page, condition?.textSize)
  await setSpacing(page, condition?.spacing === true)
  await page.mouse.move(-1, -1)
  // With the next frame script hears of the new window, and the browser chooses pictures for it.
  await painted(page)
  await complete(page)
  // The browser scrolls the focused element into view when the window shrinks.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await painted(page)
}

const setMedia = (page: Page, { scheme, condition }: View) =>
  page.emulateMedia({
    media: condition?.media ?? 'screen',
    colorScheme: scheme,
    forcedColors: condition?.forcedColors ?? 'none',
    reducedMotion: 'reduce',
  })

/** Sets the browser's default text size, as a visitor does in its settings; px. Fixed-width text is 13 px of 16. */
export async function setTextSize(page: Page, standard = 16): Promise<void> {
  const session = await sessionOf(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } })
}

/** Puts text spacing on a page, or takes it away. */
const setSpacing = (page: Page, on: boolean) =>
  page.evaluate(
    ({ css, on }) => {
      const holder = window as { gateSpacing?: CSSStyleSheet }
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== holder.gateSpacing)
      if (!on) return
      holder.gateSpacing = new CSSStyleSheet()
      holder.gateSpacing.replaceSync(css)
      document.adoptedStyleSheets.push(holder.gateSpacing)
    },
    { css: TEXT_SPACING, on },
  )

/** Waits for the fonts and all images, also those that load only as they come near. */
export async function complete(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

/** Two frames, and the timers between them: what scrolling or pressing set off has been drawn. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve)))),
  )
