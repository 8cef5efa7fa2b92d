import type { CDPSession, Page } from 'playwright/test'
import sharp from 'sharp'

/** A part of the page or the window; CSS px. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The pixels of a screenshot: red, green and blue of each, row by row. One pixel is one CSS px. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export type Color = readonly [red: number, green: number, blue: number]

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The page's session of Chromium's protocol: what is set by it stays while it is open. */
export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** A screenshot of a part of the page, by Chromium's protocol: Playwright's own takes three times as long. */
async function capture(page: Page, { x, y, width, height }: Box, captureBeyondViewport: boolean): Promise<Pixels> {
  const session = await sessionOf(page)
  const clip = { x, y, width, height, scale: 1 }
  const options = { clip, captureBeyondViewport, optimizeForSpeed: true }
  const { data } = await session.send('Page.captureScreenshot', options)
  return decoded(Buffer.from(data, 'base64'))
}

/** A screenshot of the window, or of a part of the page that is in it. */
export async function pictureOf(page: Page, part?: Box): Promise<Pixels> {
  const seen = () => ({ x: scrollX, y: scrollY, width: innerWidth, height: innerHeight })
  return capture(page, part ?? (await page.evaluate(seen)), false)
}

/**
 * A screenshot of the whole page, scrolled to its top. In one piece, which takes a third of the time of strips; without a
 * GPU, Chromium paints pages of any height.
 */
export async function pictureOfPage(page: Page): Promise<Pixels> {
  const { width, height } = await page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement
    return { width: clientWidth, height: scrollHeight }
  })
  return capture(page, { x: 0, y: 0, width, height }, true)
}

/** The pixels of a PNG or WebP file, without alpha. */
async function decoded(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** The color of a pixel by its index. */
export const colorAt = ({ data }: Pixels, index: number): Color => [
  data[index * 3] ?? 0,
  data[index * 3 + 1] ?? 0,
  data[index * 3 + 2] ?? 0,
]

/** Contrast ratio of two opaque colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function ratioOf(one: Color, other: Color): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Relative luminance of each value of a channel (WCAG 2.2, "relative luminance"). */
const LINEAR = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)
const linear = (value: number) => LINEAR[Math.round(value)] ?? 0
const luminance = ([red, green, blue]: Color) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
