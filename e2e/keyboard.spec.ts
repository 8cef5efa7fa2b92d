import type { Page } from 'playwright/test'
import { painted } from '../gate/moments'
import { pagePaths } from '../src/content/pages'
import { addresses, DESKTOP, legalPaths, PHONE } from '../tools/visits'
import { expect, heading, kinds, openPage, preloadPages, scrollY, test, titleOf } from './site'

/** Whether focus is on the first focusable element in `main`; on a page without one, on the next after it. */
const onFirstStopOfMain = (page: Page) =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll(':is(main, footer) :is(a[href], summary)')] as HTMLElement[]
    return stops.find((stop) => stop.checkVisibility()) === document.activeElement
  })

const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to content' })

for (const address of addresses) {
  test(`on ${address} the first Tab shows the skip link, and the skip link moves focus to main, where Tab continues`, async ({
    page,
  }) => {
    for (const width of [PHONE.width, DESKTOP.width]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 })
        await openPage(page, address)
        const url = page.url()
        await expect(skipLink(page)).not.toBeInViewport()
        await page.keyboard.press('Tab')
        await expect(skipLink(page)).toBeFocused()
        await expect(skipLink(page)).toBeInViewport({ ratio: 1 })
        const onTop = await skipLink(page).evaluate((link) => {
          const { left, top, width, height } = link.getBoundingClientRect()
          return document.elementFromPoint(left + width / 2, top + height / 2) === link
        })
        expect(onTop, 'the skip link is above the header').toBe(true)
        await page.keyboard.press('Enter')
        await expect(heading(page)).toBeFocused()
        expect(page.url()).toBe(url)
        await page.keyboard.press('Tab')
        expect(await onFirstStopOfMain(page)).toBe(true)
      })
    }
  })
}

for (const address of kinds) {
  test(`on ${address} Tab through the header does not scroll, and Enter on a link of the footer leads to its page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 })
    await openPage(page, address)
    await preloadPages(page)
    await test.step('Tab through the header', async () => {
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
    for (const path of pagePaths) {
      await test.step(`the link of the footer to ${path}: Tab continues from the heading`, async () => {
        await page.getByRole('contentinfo').locator(`nav a[href$="${path}"]`).focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveTitle(titleOf(path))
        await expect(heading(page)).toBeFocused()
        await page.keyboard.press('Tab')
        expect(await onFirstStopOfMain(page)).toBe(true)
        if (path !== address) await page.goBack()
        await expect(page).toHaveTitle(titleOf(address))
        if (path !== address) await expect(heading(page)).toBeFocused()
      })
    }
  })
}

/** The focused element before the window changes, and where focus has to be afterwards. */
const resizes = [
  { from: PHONE, to: DESKTOP, what: 'the Menu button', stop: 'header button', after: 'header' },
  { from: PHONE, to: DESKTOP, what: "the contents' summary", stop: 'main summary', after: 'main nav' },
  { from: DESKTOP, to: PHONE, what: 'a link of the bar', stop: 'header nav a', after: 'header' },
  { from: DESKTOP, to: PHONE, what: 'an entry of the contents', stop: 'main nav li:nth-child(3) a', after: 'main nav' },
]

for (const address of kinds) {
  test(`focus on ${address} is not lost when the window is widened or narrowed`, async ({ page }) => {
    for (const { from, to, what, stop, after } of resizes) {
      if (after === 'main nav' && !legalPaths.some((path) => path === address)) continue
      await test.step(`on ${what}, from ${from.width} to ${to.width} px`, async () => {
        await page.setViewportSize(from)
        await openPage(page, address)
        const element = page.locator(stop).first()
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
  })
}
