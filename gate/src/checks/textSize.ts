import type { Page } from 'playwright/test'
import { atTop, type Check, violation } from '../check.ts'
import { setTextSize } from '../views.ts'

/** Text up to this size, px, follows the reader's text size; larger text is headlines, bound to the window's width as well. */
const RUNNING = 20
/** What it grows by at least when the reader doubles it: the narrower layout that comes with it may be a step smaller. */
const GROWTH = 1.75

/** Text that keeps its size when the reader asks for larger text in the browser's settings (WCAG 1.4.4). */
export const textSize: Check = {
  views: ({ condition, scheme }) => condition?.textSize !== undefined && scheme === 'light',
  moments: atTop,
  start:
    (page, { condition }) =>
    async () => {
      const large = await sizes(page)
      await setTextSize(page)
      const normal = await sizes(page)
      await setTextSize(page, condition?.textSize)
      const running = normal.flatMap(({ size, text }, i) =>
        size <= RUNNING ? [{ size, text, grown: large[i]?.size ?? 0 }] : [],
      )
      const stuck = running.filter(({ size, grown }) => grown < size * GROWTH)
      const findings = stuck.map(({ size, grown, text }) => {
        const help = `With doubled text it goes from ${size} px to ${grown} px: set its size in rem.`
        return violation('text-size', '1.4.4', `p "${text}"`, help)
      })
      return [{ checks: running.length, findings }]
    },
}

/** Font sizes of the paragraphs, px. */
const sizes = (page: Page) =>
  page.locator('main p, footer p').evaluateAll((paragraphs) =>
    paragraphs.map((element) => ({
      size: Number.parseFloat(getComputedStyle(element).fontSize),
      text: element.textContent?.slice(0, 40),
    })),
  )
