import type { Browser, CDPSession, Page } from 'playwright'
import { DESKTOP, PHONE } from '../visits.ts'

/** Lighthouse's phone network as it throttles it for real: 150 ms round trips, 1.6 Mbit/s, each with its overhead. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }

export interface Conditions {
  /** How many times slower than this machine's processor. */
  cpu: number
  /** Whether the network is a phone's, too. */
  network?: boolean
  /** A desktop's window in place of a phone's. */
  wide?: boolean
}

/** What a page has told of itself so far; times in ms. */
export interface Seen {
  largestPaint: number
  /** Sum of all layout shifts, those after an input as well. */
  shift: number
  /** Longest interaction. */
  interaction: number
}

const phone = { viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const desktop = { viewport: DESKTOP }

/** Opens a page in a fresh profile, slowed down, and closes it afterwards. */
export async function visit<Result>(
  browser: Browser,
  { cpu, network, wide }: Conditions,
  use: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(wide ? desktop : phone)
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

/** Waits until script has taken the page over and what it does afterwards is done. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset)
  await page.waitForTimeout(500)
}

export const seen = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** In the page: gathers what the browser tells of it. */
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
