import type { Page, Request } from 'playwright'
import { touchIfAwaited } from '../visits.ts'
import { bytesOf } from '../weight.ts'

export interface FirstLoad {
  /** Bytes of HTML, styles, font and pictures in view, and of any script loaded before the page was complete. */
  readonly view: number
  /** Scripts requested before first contentful paint. */
  readonly early: readonly string[]
  /** Bytes of everything loaded after the page was scrolled to its end. */
  readonly whole: number
}

/** Loads a page of the built site and weighs its requests. The viewport decides which pictures it loads. */
export async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  const asked: string[] = []
  const note = (request: Request) => asked.push(request.url())
  page.on('request', note)
  await page.goto(address, { waitUntil: 'load' })
  const pictures = await page.evaluate(() =>
    [...document.images].map((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      return { url: image.currentSrc, inView }
    }),
  )
  const seen = new Set(pictures.filter(({ inView }) => inView).map(({ url }) => url))
  const outOfView = new Set(pictures.map(({ url }) => url).filter((url) => !seen.has(url)))
  // A touch starts the script of a page that waits for one: it must not come before the paint that is measured.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.evaluate(touchIfAwaited)
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset)
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return scripts.filter(({ startTime }) => !paint || startTime < paint.startTime).map(({ name }) => name)
  })
  const atFirst = [...new Set(asked)]
  const view = atFirst.filter((url) => !outOfView.has(url) && (!url.endsWith('.js') || early.includes(url)))
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return { view: sum(view), early, whole: sum([...new Set(asked)]) }
}

/** Scrolls to the page's end, one viewport height per frame. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + bytesOf(url), 0)
