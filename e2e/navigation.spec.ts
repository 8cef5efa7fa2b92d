import type { Page } from 'playwright/test'
import { settled } from '../gate/moments'
import { complete } from '../gate/views'
import { home } from '../src/content/home'
import { isPagePath, type PagePath, pagePaths, pages } from '../src/content/pages'
import { addresses, DESKTOP, legalPaths, NOT_FOUND, PHONE } from '../tools/visits'
import {
  expect,
  expectAtDownload,
  expectTabInDownload,
  focusedInMain,
  heading,
  holdScripts,
  markDocument,
  navLink,
  openPage,
  preloadPages,
  scrollY,
  test,
  titleOf,
  waitForHydration,
} from './site'

const [first, second] = legalPaths as [PagePath, PagePath]

test.use({ viewport: DESKTOP })

const downloadApp = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Download App' })

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

for (const from of addresses) {
  test(`the links from ${from} to each page and to the download section move focus there, without a load`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, from)
    await preloadPages(page)
    const stayed = await markDocument(page)
    await test.step('at most one link is marked as the current page', async () => {
      const marked = page.locator('[aria-current="page"]')
      await expect(marked).toHaveCount(from === NOT_FOUND ? 0 : 1)
      if (isPagePath(from)) await expect(navLink(page, from)).toHaveAttribute('aria-current', 'page')
    })
    for (const to of pagePaths) {
      await test.step(`to ${to}, at its top`, async () => {
        if (from !== NOT_FOUND) await scrollTo(page, 600)
        await navLink(page, to).click()
        // On the page itself, the way to its top may be smooth.
        if (to === from) await expect.poll(() => scrollY(page)).toBe(0)
        await expect(page).toHaveTitle(titleOf(to))
        await expect(heading(page)).toBeFocused()
        expect(await scrollY(page)).toBe(0)
        if (to !== from) await page.goBack()
        await expect(page).toHaveTitle(titleOf(from))
        await expect(heading(page)).toBeFocused()
      })
    }
    for (const press of ['first', 'second']) {
      await test.step(`to the download section by the ${press} press of Download App`, async () => {
        await page.keyboard.press('Control+Home')
        await expect.poll(() => scrollY(page)).toBe(0)
        await downloadApp(page).click()
        await expect(page).toHaveURL(/\/#download$/)
        await expectAtDownload(page)
        await expectTabInDownload(page)
      })
    }
    expect(await stayed()).toBe(true)
  })
}

for (const from of pagePaths) {
  const to = from === first ? second : first
  test(`Back and Forward between ${from} and ${to} restore scroll positions reached before and after hydration`, async ({
    page,
  }) => {
    const leave = async () => {
      await navLink(page, to).click()
      await expect(heading(page)).toBeFocused()
      await expect(heading(page)).toHaveText(pages[to].title)
    }
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await test.step(`with motion ${reducedMotion}`, async () => {
        await page.emulateMedia({ reducedMotion })
        const release = await holdScripts(page)
        await page.goto(from)
        const before = await scrollTo(page, 700)
        release()
        await waitForHydration(page)
        await expect.poll(() => scrollY(page)).toBe(before)
        await preloadPages(page)
        const stayed = await markDocument(page)
        await leave()
        await page.goBack()
        await expect(page).toHaveTitle(titleOf(from))
        await expect.poll(() => scrollY(page)).toBe(before)
        const after = await scrollTo(page, 900)
        await leave()
        const next = await scrollTo(page, 400)
        await page.goBack()
        await expect(page).toHaveTitle(titleOf(from))
        await expect.poll(() => scrollY(page)).toBe(after)
        await page.goForward()
        await expect(heading(page)).toHaveText(pages[to].title)
        await expect.poll(() => scrollY(page)).toBe(next)
        expect(await stayed()).toBe(true)
      })
    }
  })
}

test('Home, every legal page by key, Back and Back again work without console messages', async ({ page }) => {
  await openPage(page, '/')
  await preloadPages(page)
  const stayed = await markDocument(page)
  for (const path of legalPaths) {
    await navLink(page, path).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(pages[path].title)
    await expect(heading(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedInMain(page)).toBe(true)
  }
  for (const path of ['/' as const, ...legalPaths].reverse().slice(1)) {
    await page.goBack()
    await expect(page).toHaveTitle(titleOf(path))
    await expect(heading(page)).toBeFocused()
  }
  expect(await stayed()).toBe(true)
})

test('the button of the hero leads to the download section on every press, and Back restores the scroll position', async ({
  page,
}) => {
  await openPage(page, '/')
  for (const press of ['first', 'second']) {
    await test.step(`${press} press`, async () => {
      await page.getByRole('main').getByRole('link', { name: home.hero.action }).click()
      await expectAtDownload(page)
      await expectTabInDownload(page)
      await page.keyboard.press('Control+Home')
      await expect.poll(() => scrollY(page)).toBe(0)
    })
  }
  await test.step('Back after Download App', async () => {
    await openPage(page, '/')
    const left = await scrollTo(page, 300)
    await downloadApp(page).click()
    await expectAtDownload(page)
    await page.goBack()
    await expect.poll(() => scrollY(page)).toBe(left)
  })
})

test('hovering the link to each page fetches its script, and the click fetches no more', async ({ page, watch }) => {
  await openPage(page, NOT_FOUND)
  const scripts = () => watch.requests.filter(({ type }) => type === 'script').map(({ url }) => url)
  // None of these pages was shown before in this document, and the legal pages share most of their script.
  for (const to of pagePaths) {
    await test.step(to, async () => {
      await page.waitForLoadState('networkidle')
      const before = scripts().length
      await navLink(page, to).hover()
      await expect.poll(() => scripts().length).toBeGreaterThan(before)
      // Importing a module again returns the same one: this waits for it and all its imports.
      await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), scripts().slice(before))
      const count = watch.requests.length
      const release = await holdScripts(page)
      await navLink(page, to).click()
      await expect(page).toHaveTitle(titleOf(to))
      await expect(heading(page)).toBeFocused()
      // The browser requests the icon again when the title changes; the home page loads its pictures.
      const asked = watch.requests.slice(count).filter(({ type }) => !['other', 'image'].includes(type))
      expect(asked).toEqual([])
      release()
    })
  }
})

test('a link that is pressed before the code of its page is there loads the page as a document', async ({
  page,
  watch,
}) => {
  await openPage(page, '/')
  const left = await scrollTo(page, 300)
  const release = await holdScripts(page)
  watch.requests.length = 0
  await navLink(page, first).click()
  await expect(page).toHaveTitle(titleOf(first))
  expect(watch.requests.find(({ type }) => type === 'document')?.url).toMatch(new RegExp(`${first}$`))
  release()
  await waitForHydration(page)
  await expect(navLink(page, first)).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveTitle(titleOf('/'))
  await expect.poll(() => scrollY(page)).toBe(left)
})

test('a click with a modifier key is left to the browser', async ({ page, context }) => {
  await openPage(page, '/')
  const opened = context.waitForEvent('page')
  await navLink(page, first).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab).toHaveURL(new RegExp(`${first}$`))
  await expect(page).toHaveTitle(titleOf('/'))
})

test('an unknown address reached on the client shows the not-found page', async ({ page }) => {
  await openPage(page, '/')
  const stayed = await markDocument(page)
  await page.evaluate((path) => history.pushState({}, '', path), NOT_FOUND)
  await expect(page).toHaveTitle(titleOf(NOT_FOUND))
  await expect(heading(page)).toBeFocused()
  await expect(page.locator('[aria-current="page"]')).toHaveCount(0)
  expect(await stayed()).toBe(true)
})

for (const viewport of [PHONE, DESKTOP]) {
  test(`each page looks the same reached by a link as opened directly, at ${viewport.width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    const picture = async () => {
      await complete(page)
      await page.mouse.move(0, 0)
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      return page.screenshot({ fullPage: true })
    }
    const reached = new Map<string, Buffer>()
    await openPage(page, NOT_FOUND)
    await preloadPages(page)
    const same = await markDocument(page)
    for (const path of pagePaths) {
      await page.locator(`footer a[href="${path}"]`).first().click()
      await expect(page).toHaveURL(path)
      await settled(page)
      reached.set(path, await picture())
      await page.goBack()
      await expect(page).toHaveTitle(titleOf(NOT_FOUND))
    }
    expect(await same(), 'the document is still the same').toBe(true)
    for (const [path, seen] of reached) {
      await openPage(page, path)
      expect(seen.equals(await picture()), path).toBe(true)
    }
  })
}
