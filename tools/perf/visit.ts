import type { Browser, CDPSession, Page } from 'playwright'
import { DESKTOP, PHONE, touchIfAwaited } from '../visits.ts'

/** Lighthouse's phone network with applied throttling: 150 ms round trips, 1.6 Mbit/s, both adjusted for overhead. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }

export interface Conditions {
  /** Slowdown factor of the processor. */
  cpu: number
  /** Whether the network is throttled too. */
  network?: boolean
  /** A desktop's window instead of a phone's. */
  wide?: boolean
  /**
   * False switches off Chromium's mobile emulation (viewport meta, text autosizing, overlay scrollbars), not touch. With
   * it, Chromium may restyle the whole old page while a new one loads, which takes 6 to 15 ms.
   */
  mobile?: boolean
}

/** What was observed on a page so far; times in ms. */
export interface Seen {
  largestPaint: number
  /** Sum of all layout shifts, including those after an input. */
  shift: number
  /** Longest interaction. */
  interaction: number
}

/** Playwright emulates no preferences: otherwise Chromium restyles the old page while a new one is loaded. */
const ownPreferences = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }
const phone = { ...ownPreferences, viewport: PHONE, deviceScaleFactor: 2, hasTouch: true }
const desktop = { ...ownPreferences, viewport: DESKTOP }

/** Opens a page in a new profile, slowed down, and closes it afterwards. */
export async function visit<Result>(
  browser: Browser,
  { cpu, network, wide, mobile = true }: Conditions,
  use: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(wide ? desktop : { ...phone, isMobile: mobile })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await cdp.send('Network.enable')
  if (network) await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await page.addInitScript(watch)
  const result = await use(page, cdp)
  await context.close()
  return result
}

/** Waits until the page is hydrated and the work that follows is done. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(touchIfAwaited)
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset)
  await page.waitForTimeout(500)
}

export const seen = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** Runs in the page: collects performance entries. */
function watch(): void {
  const seen: Seen = { largestPaint: 0, shift: 0, interaction: 0 }
  Object.assign(window, { seen })
  const listen = (
    options: PerformanceObserverInit,
    tell: (entry: PerformanceEntry & Record<string, unknown>) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tell(entry as PerformanceEntry & Record<string, unknown>)
    }).observe({ buffered: true, ...options })
  listen({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    seen.largestPaint = startTime
  })
  listen({ type: 'layout-shift' }, ({ value }) => {
    seen.shift += value as number
  })
  listen({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, ({ interactionId, duration }) => {
    if (interactionId) seen.interaction = Math.max(seen.interaction, duration)
  })
}
