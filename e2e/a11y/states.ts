import type { CDPSession, Page, PageScreenshotOptions } from 'playwright/test'
import sharp from 'sharp'
import type { Color } from '../../tests/contrast'

/** Visitors' settings for `page.emulateMedia`. Motion is reduced, so that nothing moves during a test. */
export const light = { colorScheme: 'light', media: 'screen', forcedColors: 'none', reducedMotion: 'reduce' } as const
export const dark = { ...light, colorScheme: 'dark' } as const
export const forced = { ...dark, forcedColors: 'active' } as const
export const print = { ...dark, media: 'print' } as const

/** The narrowest viewport (WCAG 1.4.10), in CSS px. */
export const NARROW = { width: 320, height: 640 }
/** A window of 1280 × 1024 px at 400% zoom, in CSS px. */
export const ZOOMED = { width: 320, height: 256 }

/** Adds styles to the page, whose policy forbids style elements, until the returned function is called. */
export async function addStyles(page: Page, css: string): Promise<() => Promise<unknown>> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop())
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The page's session of the Chrome DevTools Protocol. Settings last as long as the session is open. */
export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Loads a page with JavaScript turned off, then turns JavaScript on again for axe. */
export async function openWithoutJavaScript(page: Page, route: string): Promise<void> {
  const session = await sessionOf(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto(route)
  await session.send('Emulation.setScriptExecutionDisabled', { value: false })
}

/** The colors of a screenshot. One pixel is one CSS px; coordinates outside the picture have the color 0, 0, 0. */
export async function pixelsOf(page: Page, options: PageScreenshotOptions) {
  const image = sharp(await page.screenshot(options))
    .removeAlpha()
    .raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const colorAt = (x: number, y: number): Color => {
    const at = (y * info.width + x) * 3
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  }
  return { width: info.width, height: info.height, colorAt }
}
