import type { Page } from 'playwright/test'
import { addresses, expect, PHONE, scrollY, takenOver, test } from './site'

const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to content' })

for (const address of addresses) {
  for (const width of [PHONE.width, 1440]) {
    test.describe(`${address} at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      test('the first Tab shows the skip link above the header', async ({ page }) => {
        await page.goto(address)
        await takenOver(page)
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

      test('the skip link moves focus to main, and Tab goes on to its first stop', async ({ page }) => {
        await page.goto(address)
        await takenOver(page)
        const url = page.url()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('main')).toBeFocused()
        expect(page.url()).toBe(url)
        await page.keyboard.press('Tab')
        const first = await page.evaluate(() => {
          const stops = [...document.querySelectorAll('main a[href], main summary')] as HTMLElement[]
          return stops.find((stop) => stop.checkVisibility()) === document.activeElement
        })
        expect(first).toBe(true)
      })
    })
  }

  for (const width of [PHONE.width, 1024, 1440]) {
    for (const key of ['Tab', 'Shift+Tab']) {
      test(`${key} through ${address} at ${width} px never puts focus under the bar or out of view`, async ({
        page,
      }) => {
        test.setTimeout(120_000)
        await page.setViewportSize({ width, height: 700 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(address)
        await takenOver(page)
        let stops = 0
        for (let step = 0; step < 200; step++) {
          await page.keyboard.press(key)
          const stop = await page.evaluate(() => {
            const node = document.activeElement
            if (!node || node === document.body) return
            const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
            // A link that breaks over lines has a box for each: look at the first.
            const [box = node.getBoundingClientRect()] = node.getClientRects()
            const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
            return {
              name: `${node.tagName} ${node.textContent?.trim().slice(0, 40)}`,
              inBar: node.closest('header') !== null || node.matches('a[href="#main"]'),
              covered: box.top < bar - 0.5,
              out: box.bottom > window.innerHeight + 0.5,
              seen: seen === node || node.contains(seen),
            }
          })
          if (!stop) break
          stops++
          if (!stop.inBar) expect(stop, stop.name).toEqual({ ...stop, covered: false, out: false, seen: true })
        }
        expect(stops).toBeGreaterThan(5)
      })
    }
  }

  test(`Tab through the header of ${address} leaves the page where it is`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 })
    await page.goto(address)
    await takenOver(page)
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
}
