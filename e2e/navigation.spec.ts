import type { Page } from 'playwright/test'
import { home } from '../src/content/home'
import { isPagePath, type PagePath, pagePaths, pages } from '../src/content/pages'
import { DESKTOP, legalPaths, NOT_FOUND } from './routes'
import {
  expect,
  expectAtDownload,
  expectTabInDownload,
  heading,
  holdScripts,
  navLink,
  openPage,
  sampleRoutes,
  scrollY,
  test,
  titleOf,
  waitForHydration,
  waitForPaint,
} from './site'

const [first] = legalPaths as [PagePath]

test.use({ viewport: DESKTOP })

const downloadNow = (page: Page) => page.getByRole('main').getByRole('link', { name: home.hero.action })
const downloadApp = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Download App' })

/** Marks the document; returns a function that checks whether it is still the same document. */
async function markDocument(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same-document'))
}

/** Scrolls down to `y` px or to the page's end; returns the scroll position. */
async function scrollTo(page: Page, y: number): Promise<number> {
  const place = await page.evaluate((y) => {
    const { scrollHeight, clientHeight } = document.documentElement
    const place = Math.min(y, scrollHeight - clientHeight)
    window.scrollTo({ top: place, behavior: 'instant' })
    return place
  }, y)
  await expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThan(2)
  return scrollY(page)
}

for (const from of sampleRoutes) {
  test(`links from ${from} to pages and to the download section move focus there without loading a document`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, from)
    const stayed = await markDocument(page)
    await test.step('its own link in the navigation is marked as current', async () => {
      const current = page.getByRole('navigation', { name: /Main|Footer/ }).locator('[aria-current="page"]')
      await expect(current).toHaveText(isPagePath(from) ? Array(await current.count()).fill(pages[from].nav) : [])
      if (isPagePath(from)) await expect(navLink(page, from)).toHaveAttribute('aria-current', 'page')
    })
    for (const to of pagePaths) {
      await test.step(`to ${to}, at its top`, async () => {
        if (from !== NOT_FOUND) await scrollTo(page, 600)
        await navLink(page, to).click()
        await expect(page).toHaveTitle(titleOf(to))
        await expect(heading(page)).toBeFocused()
        await expect.poll(() => scrollY(page)).toBe(0)
        if (to !== from) await page.goBack()
        await expect(page).toHaveTitle(titleOf(from))
        await expect(heading(page)).toBeFocused()
      })
    }
    // The hero of the home page has a link of its own.
    const links = [downloadApp(page), downloadApp(page), ...(from === '/' ? [downloadNow(page)] : [])]
    for (const [time, link] of links.entries()) {
      await test.step(`to the download section, ${time + 1}`, async () => {
        await scrollTo(page, 0)
        await link.click()
        await expect(page).toHaveURL(/\/#download$/)
        await expectAtDownload(page)
        await expectTabInDownload(page)
      })
    }
    expect(await stayed()).toBe(true)
  })
}

test('Back and Forward restore scroll positions reached before and after hydration', async ({ page }) => {
  const leave = async () => {
    await navLink(page, first).click()
    await expect(page).toHaveTitle(titleOf(first))
    await expect(heading(page)).toBeFocused()
  }
  const back = async (y: number) => {
    await page.goBack()
    await expect(page).toHaveTitle(titleOf('/'))
    await expect.poll(() => scrollY(page)).toBe(y)
  }
  const release = await holdScripts(page)
  await page.goto('/')
  const before = await scrollTo(page, 700)
  release()
  await waitForHydration(page)
  const stayed = await markDocument(page)
  await leave()
  await back(before)
  const after = await scrollTo(page, 900)
  await leave()
  const next = await scrollTo(page, 400)
  await back(after)
  await page.goForward()
  await expect(page).toHaveTitle(titleOf(first))
  await expect.poll(() => scrollY(page)).toBe(next)
  expect(await stayed()).toBe(true)
})

test('hovering over a link loads the code of its page, and the click needs no further requests', async ({
  page,
  recorded,
}) => {
  await openPage(page, NOT_FOUND)
  await page.waitForLoadState('networkidle')
  const scripts = () => recorded.requests.filter(({ type }) => type === 'script').map(({ url }) => url)
  const before = scripts().length
  await navLink(page, first).hover()
  await expect.poll(() => scripts().length).toBeGreaterThan(before)
  // Importing the modules again waits until they and all their imports have loaded.
  await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), scripts().slice(before))
  const count = recorded.requests.length
  const release = await holdScripts(page)
  await navLink(page, first).click()
  await expect(page).toHaveTitle(titleOf(first))
  await expect(heading(page)).toBeFocused()
  // The browser requests the icon again when the title changes.
  expect(recorded.requests.slice(count).filter(({ type }) => !['other', 'image'].includes(type))).toEqual([])
  release()
  expect(scripts().join(), 'a wide window does not need the menu').not.toContain('MenuDrawer')
})

test('a link pressed before the code of its page has loaded works, and so does Back', async ({ page }) => {
  await openPage(page, '/')
  const left = await scrollTo(page, 300)
  const stayed = await markDocument(page)
  const release = await holdScripts(page)
  await navLink(page, first).click()
  release()
  await expect(page).toHaveTitle(titleOf(first))
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle(titleOf('/'))
  await expect.poll(() => scrollY(page)).toBe(left)
  expect(await stayed()).toBe(true)
})

test.describe('Back restores the scroll position', () => {
  /** Allows for a font that loads late: the browser then keeps the visible text in place, which changes the offset. */
  const expectNear = (page: Page, y: number) =>
    expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThan(60)

  test('from another site, and so does Forward', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, first)
    const left = await scrollTo(page, 1500)
    await navLink(page, '/').click()
    await expect(heading(page)).toBeFocused()
    const next = await scrollTo(page, 2400)
    await page.goto('about:blank')
    await page.evaluate(() => void setTimeout(() => history.go(-2)))
    await expect(page).toHaveTitle(titleOf(first))
    await expectNear(page, left)
    await waitForHydration(page)
    await expectNear(page, left)
    await page.evaluate(() => void setTimeout(() => history.forward()))
    await expect(page).toHaveTitle(titleOf('/'))
    await expectNear(page, next)
  })

  test('from a page that was reloaded', async ({ page }) => {
    await openPage(page, first)
    const left = await scrollTo(page, 1500)
    await navLink(page, '/').click()
    await expect(page).toHaveTitle(titleOf('/'))
    const next = await scrollTo(page, 3000)
    await page.reload()
    await expectNear(page, next)
    await waitForHydration(page)
    await page.goBack()
    await expect(page).toHaveTitle(titleOf(first))
    await expectNear(page, left)
    await page.goForward()
    await expect(page).toHaveTitle(titleOf('/'))
    await expectNear(page, next)
  })

  test('of a page that was opened at a section and then scrolled', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, `${first}#${pages[first].sections.at(2)}`)
    const left = await scrollTo(page, 300)
    await navLink(page, '/').click()
    await expect(page).toHaveTitle(titleOf('/'))
    await page.goBack()
    await expect(page).toHaveTitle(titleOf(first))
    await waitForPaint(page)
    await expectNear(page, left)
  })

  test('of a page shown by the router, when the browser reloads it after a crash', async ({ page }) => {
    await openPage(page, first)
    await navLink(page, '/').click()
    await expect(heading(page)).toBeFocused()
    const left = await scrollTo(page, 2400)
    // After a crash, unlike after a reload, the router has not stored its positions or returned scroll restoration to the browser.
    await page.evaluate(() => {
      window.addEventListener('pagehide', () => {
        history.scrollRestoration = 'manual'
        sessionStorage.clear()
      })
    })
    await page.reload()
    await waitForHydration(page)
    await expectNear(page, left)
  })
})
