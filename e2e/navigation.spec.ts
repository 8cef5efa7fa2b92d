import type { Page } from 'playwright/test'
import { home } from '../src/content/home'
import { type PagePath, pagePaths, pages } from '../src/content/pages'
import {
  countDocuments,
  expect,
  expectAtDownload,
  expectPage,
  heading,
  holdRequests,
  holdScripts,
  navLink,
  openPage,
  scrollToTop,
  scrollY,
  test,
  titleOf,
  waitForHydration,
} from './fixtures'
import { articlePaths, at, DESKTOP } from './routes'

const [first] = articlePaths as [PagePath]

test.use({ viewport: DESKTOP })

/** Scrolls down to `y` px or to the page's end; returns the scroll position. */
async function scrollTo(page: Page, y: number): Promise<number> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  return scrollY(page)
}

/** Allows for a font that loads late: the browser then keeps the visible text in place, which changes the offset. */
const expectNear = (page: Page, y: number) =>
  expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThan(60)

test('a link moves focus to the heading at the top of its page, even if the code of that page loads late; Back moves focus and restores the scroll position', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  const releaseCode = await holdRequests(page, `**${first}-*.js`)
  await page.goto('/')
  // Before hydration, the browser, not the router, stores the scroll position.
  await scrollTo(page, 700)
  releaseScripts()
  await waitForHydration(page)
  const documents = countDocuments(page)
  const leftAt: number[] = []
  for (const path of [...pagePaths.slice(1), ...pagePaths.slice(-1)]) {
    await test.step(`to ${path}`, async () => {
      await navLink(page, path).scrollIntoViewIfNeeded()
      leftAt.push(await scrollY(page))
      await navLink(page, path).click()
      releaseCode()
      await expectPage(page, path)
      await expect.poll(() => scrollY(page)).toBe(0)
      await scrollTo(page, 600)
    })
  }
  for (const [index, path] of [...pagePaths.slice(0, -1).entries()].reverse()) {
    await test.step(`back to ${path}`, async () => {
      await page.goBack()
      await expectPage(page, path)
      await expect.poll(() => scrollY(page)).toBe(leftAt[index])
    })
  }
  await page.goForward()
  await expect.poll(() => scrollY(page)).toBe(leftAt[1])
  expect(documents()).toBe(0)
})

test('a link to the download section moves focus there from another page, and again when it is followed twice', async ({
  page,
}) => {
  const downloadApp = page.getByRole('banner').getByRole('link', { name: 'Download App' })
  const downloadNow = page.getByRole('main').getByRole('link', { name: home.hero.action })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, first)
  for (const link of [downloadApp, downloadApp, downloadNow]) {
    await scrollToTop(page)
    await link.click()
    await expect(page).toHaveURL(at('/#download'))
    await expectAtDownload(page)
  }
})

test('Back and Forward restore scroll positions after a reload and on return from another site, even on a page that was opened at a section', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, `${first}#${pages[first].sections.at(2)}`)
  const leftAt = await scrollTo(page, 300)
  await navLink(page, '/').click()
  await expectPage(page, '/')
  const next = await scrollTo(page, 2400)
  const expectAt = async (path: PagePath, y: number) => {
    await expect(page).toHaveTitle(titleOf(path))
    await expectNear(page, y)
    await waitForHydration(page)
    await expectNear(page, y)
  }
  await test.step('after a reload', async () => {
    await page.reload()
    await expectAt('/', next)
    await page.goBack()
    await expectAt(first, leftAt)
    await page.goForward()
    await expectAt('/', next)
  })
  await test.step('from another site', async () => {
    await page.goto('about:blank')
    await page.evaluate(() => void setTimeout(() => history.go(-2)))
    await expectAt(first, leftAt)
    await page.evaluate(() => void setTimeout(() => history.forward()))
    await expectAt('/', next)
  })
})

test('the first Tab shows the skip link, which moves focus and the view to the heading, from where Tab continues', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'where the first Tab goes differs between engines')
  const skipLink = page.getByRole('link', { name: 'Skip to content' })
  await openPage(page, '/')
  await expect(skipLink).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport({ ratio: 1 })
  await scrollTo(page, 2400)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(at('/'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})
