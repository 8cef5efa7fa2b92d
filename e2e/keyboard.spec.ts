import type { Page } from 'playwright/test'
import { painted } from '../gate/moments'
import { pagePaths, pages } from '../src/content/pages'
import { addresses, DESKTOP, PHONE } from '../tools/visits'
import { expect, heading, scrollY, test, waitForHydration } from './site'

/** Whether focus is on the first focusable element in `main`. */
const onFirstStopOfMain = (page: Page) =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll('main a[href], main summary')] as HTMLElement[]
    return stops.find((stop) => stop.checkVisibility()) === document.activeElement
  })

const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to content' })

for (const address of addresses) {
  for (const width of [PHONE.width, 1440]) {
    test.describe(`${address} at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      test('the first Tab shows the skip link above the header', async ({ page }) => {
        await page.goto(address)
        await waitForHydration(page)
        await expect(skipLink(page)).not.toBeInViewport()
        await page.keyboard.press('Tab')
        await expect(skipLink(page)).toBeFocused()
        await expect(skipLink(page)).toBeInViewport({ ratio: 1 })
        const onTop = await skipLink(page).evaluate((link) => {
          const { left, top, width, height } = link.getBoundingClientRect()
          return document.elementFromPoint(left + width / 2, top + height / 2) === link
        })
        expect(onTop).toBe(true)
      })

      test('the skip link moves focus to main, and Tab continues to its first stop', async ({ page }) => {
        await page.goto(address)
        await waitForHydration(page)
        const url = page.url()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(heading(page)).toBeFocused()
        expect(page.url()).toBe(url)
        await page.keyboard.press('Tab')
        expect(await onFirstStopOfMain(page)).toBe(true)
      })
    })
  }

  test(`Tab through the header of ${address} does not scroll the page`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 })
    await page.goto(address)
    await waitForHydration(page)
    const scrolled = await page.evaluate(() => {
      window.scrollTo({ top: 300, behavior: 'instant' })
      document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
      return Math.round(window.scrollY)
    })
    expect(scrolled).toBeGreaterThan(0)
    const links = await page.getByRole('banner').getByRole('link').count()
    for (let step = 1; step < links; step++) {
      await page.keyboard.press('Tab')
      expect(await scrollY(page)).toBe(scrolled)
    }
  })

  test(`Enter on each link of the footer of ${address} leads to its page: Tab continues from the heading`, async ({
    page,
  }) => {
    for (const path of pagePaths) {
      await page.goto(address)
      await waitForHydration(page)
      await page.getByRole('contentinfo').locator(`nav a[href$="${path}"]`).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveTitle(new RegExp(pages[path].title))
      await expect(heading(page)).toBeFocused()
      await page.keyboard.press('Tab')
      expect(await onFirstStopOfMain(page)).toBe(true)
    }
  })
}

/** The focused element before the window changes, and where focus has to be afterwards. */
const resizes = [
  { from: PHONE, to: DESKTOP, what: 'the Menu button', stop: 'header button', after: 'header' },
  { from: DESKTOP, to: PHONE, what: 'a link of the bar', stop: 'header nav a', after: 'header' },
  { from: PHONE, to: DESKTOP, what: "the contents' summary", stop: 'main summary', after: 'main nav' },
  { from: DESKTOP, to: PHONE, what: 'an entry of the contents', stop: 'main nav li:nth-child(3) a', after: 'main nav' },
]

for (const address of addresses) {
  for (const { from, to, what, stop, after } of resizes) {
    test(`focus on ${what} of ${address} is not lost when the window goes from ${from.width} to ${to.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(from)
      await page.goto(address)
      await waitForHydration(page)
      const element = page.locator(stop).first()
      test.skip((await element.count()) === 0, 'this page has none')
      await element.focus()
      await page.setViewportSize(to)
      // A browser fires `resize` before layout. A test that reads layout first would reverse this order.
      await painted(page)
      await expect(element).toBeHidden()
      const focused = page.locator(`${after} :focus`)
      await expect(focused).toBeVisible()
      await expect(focused).toBeInViewport()
    })
  }
}
