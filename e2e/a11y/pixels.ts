import type { CDPSession, Page } from 'playwright/test'
import sharp from 'sharp'
import type { Color } from '../../tests/contrast'

/** A part of the page or of the viewport; CSS px. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The smallest box of whole pixels that contains all boxes and this much space around each. */
export function boundsOf(boxes: readonly Box[], space = 0): Box {
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x)) - space))
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y)) - space))
  const right = Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width)) + space)
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)) + space)
  return { x, y, width: right - x, height: bottom - y }
}

/** The pixels of a screenshot, row by row, as red, green and blue. One pixel is one CSS px. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The page's session of the Chrome DevTools Protocol. Settings last as long as the session is open. */
export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** The pixels of part of the page. Uses the protocol, since `page.screenshot` takes three times as long. */
export async function pixelsOf(page: Page, { x, y, width, height }: Box, captureBeyondViewport = false) {
  const session = await sessionOf(page)
  const clip = { x, y, width, height, scale: 1 }
  const options = { clip, captureBeyondViewport, optimizeForSpeed: true }
  const { data: png } = await session.send('Page.captureScreenshot', options)
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data } satisfies Pixels
}

/** The color of a pixel, by its index in row-major order. */
export const colorAt = ({ data }: Pixels, pixel: number): Color => [
  data[pixel * 3] ?? 0,
  data[pixel * 3 + 1] ?? 0,
  data[pixel * 3 + 2] ?? 0,
]
