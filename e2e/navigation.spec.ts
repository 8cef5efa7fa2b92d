import type { Page } from 'playwright/test'
import { settled } from '../gate/moments'
import { complete } from '../gate/views'
import { home } from '../src/content/home'
import { notFound, type PagePath, pagePaths, pages } from '../src/content/pages'
import { addresses, DESKTOP, legalPaths, NOT_FOUND, PHONE } from '../tools/visits'
import {
  expect,
  focusedInMain,
  heading,
  headingIn,
  holdScripts,
  markDocument,
  navLink,
  scrollY,
  test,
  top,
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
  for (const to of pagePaths) {
    if (from === to) continue
    test(`the link from ${from} to ${to} moves focus to the new heading, at the top, without a load`, async ({
      page,
    }) => {
      await page.goto(from)
      await waitForHydration(page)
      const stayed = await markDocument(page)
      if (from !== NOT_FOUND) await scrollTo(page, 500)
      await navLink(page, to).click()
      await expect(page).toHaveTitle(new RegExp(pages[to].title))
      await expect(heading(page)).toBeFocused()
      expect(await scrollY(page)).toBe(0)
      expect(await stayed()).toBe(true)
    })
  }

  test(`${from} marks at most one link as the current page`, async ({ page }) => {
    await page.goto(from)
    await waitForHydration(page)
    const marked = page.locator('[aria-current="page"]')
    await expect(marked).toHaveCount(from === NOT_FOUND ? 0 : 1)
    if (from !== NOT_FOUND) await expect(navLink(page, from as PagePath)).toHaveAttribute('aria-current', 'page')
  })
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    for (const from of pagePaths) {
      const to = from === first ? second : first
      test(`Back and Forward between ${from} and ${to} restore the scroll position`, async ({ page }) => {
        await page.goto(from)
        await waitForHydration(page)
        const stayed = await markDocument(page)
        const left = await scrollTo(page, 700)
        await navLink(page, to).click()
        await expect(heading(page)).toBeFocused()
        await expect(heading(page)).toHaveText(pages[to].title)
        const next = await scrollTo(page, 400)
        await page.goBack()
        await expect(page).toHaveTitle(new RegExp(pages[from].title))
        await expect.poll(() => scrollY(page)).toBe(left)
        await page.goForward()
        await expect(heading(page)).toHaveText(pages[to].title)
        await expect.poll(() => scrollY(page)).toBe(next)
        expect(await stayed()).toBe(true)
      })

      test(`Back restores a scroll position of ${from} that was reached before hydration`, async ({ page }) => {
        const release = await holdScripts(page)
        await page.goto(from)
        const left = await scrollTo(page, 700)
        release()
        await waitForHydration(page)
        await expect.poll(() => scrollY(page)).toBe(left)
        await navLink(page, to).click()
        await expect(heading(page)).toBeFocused()
        await page.goBack()
        await expect(page).toHaveTitle(new RegExp(pages[from].title))
        await expect.poll(() => scrollY(page)).toBe(left)
      })
    }
  })
}

test('Home, every legal page, Back and Back again work without console messages', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const stayed = await markDocument(page)
  for (const path of legalPaths) {
    await navLink(page, path).click()
    await expect(heading(page)).toHaveText(pages[path].title)
  }
  for (const path of ['/' as const, ...legalPaths].reverse().slice(1)) {
    await page.goBack()
    await expect(page).toHaveTitle(new RegExp(pages[path].title))
    await expect(heading(page)).toBeFocused()
  }
  expect(await stayed()).toBe(true)
})

for (const from of addresses) {
  test(`Download App on ${from} leads to the download section, and so does a second press`, async ({ page }) => {
    await page.goto(from)
    await waitForHydration(page)
    const stayed = await markDocument(page)
    const section = page.locator('#download')
    await downloadApp(page).click()
    for (const press of [1, 2]) {
      await test.step(`press ${press}`, async () => {
        await expect(headingIn(section)).toBeFocused()
        await expect(page).toHaveURL(/\/#download$/)
        await expect.poll(() => top(section)).toBeCloseTo(100, 0)
        await page.keyboard.press('Tab')
        await expect(section.getByRole('link').first()).toBeFocused()
      })
      if (press === 2) break
      await page.keyboard.press('Control+Home')
      await expect.poll(() => scrollY(page)).toBe(0)
      await downloadApp(page).click()
    }
    expect(await stayed()).toBe(true)
  })
}

test('the button of the hero leads to the download section on every press', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const section = page.locator('#download')
  for (const press of [1, 2]) {
    await test.step(`press ${press}`, async () => {
      await page.getByRole('main').getByRole('link', { name: home.hero.action }).click()
      await expect(headingIn(section)).toBeFocused()
      await expect.poll(() => top(section)).toBeCloseTo(100, 0)
      await page.keyboard.press('Tab')
      await expect(section.getByRole('link').first()).toBeFocused()
    })
    await page.keyboard.press('Control+Home')
    await expect.poll(() => scrollY(page)).toBe(0)
  }
})

test('Back after Download App restores the scroll position', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const left = await scrollTo(page, 300)
  await downloadApp(page).click()
  await expect.poll(() => top(page.locator('#download'))).toBeCloseTo(100, 0)
  await page.goBack()
  await expect.poll(() => scrollY(page)).toBe(left)
})

for (const path of pagePaths) {
  test(`the link to ${path} on ${path} itself leads to its top`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    await scrollTo(page, 600)
    await navLink(page, path).click()
    await expect.poll(() => scrollY(page)).toBe(0)
    await expect(heading(page)).toBeFocused()
  })
}

for (const to of pagePaths) {
  test(`hovering the link to ${to} fetches its script, and the click fetches no more`, async ({ page, watch }) => {
    await page.goto(to === first ? second : first)
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    const scripts = () => watch.requests.filter(({ type }) => type === 'script').map(({ url }) => url)
    const before = scripts().length
    await navLink(page, to).hover()
    await expect.poll(() => scripts().length).toBeGreaterThan(before)
    // Importing a module again returns the same one: this waits for it and all its imports.
    await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), scripts().slice(before))
    const count = watch.requests.length
    await holdScripts(page)
    await navLink(page, to).click()
    await expect(heading(page)).toBeFocused()
    // The browser requests the icon again when the title changes; the home page loads its pictures.
    const asked = watch.requests.slice(count).filter(({ type }) => !['other', 'image'].includes(type))
    expect(asked).toEqual([])
  })
}

test('a click with a modifier key is left to the browser', async ({ page, context }) => {
  await page.goto('/')
  await waitForHydration(page)
  const opened = context.waitForEvent('page')
  await navLink(page, first).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab).toHaveURL(new RegExp(`${first}$`))
  await expect(page).toHaveTitle(new RegExp(pages['/'].title))
})

test('an unknown address reached on the client shows the not-found page', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const stayed = await markDocument(page)
  await page.evaluate((path) => history.pushState({}, '', path), NOT_FOUND)
  await expect(page).toHaveTitle(new RegExp(notFound.title))
  await expect(heading(page)).toBeFocused()
  await expect(page.locator('[aria-current="page"]')).toHaveCount(0)
  expect(await stayed()).toBe(true)
})

test('focus after a client navigation is inside the page, not left behind', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await navLink(page, first).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect.poll(() => focusedInMain(page)).toBe(true)
})

for (const viewport of [PHONE, DESKTOP]) {
  for (const path of pagePaths) {
    test(`${path} looks the same reached by a link as opened directly, at ${viewport.width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      const picture = async () => {
        await complete(page)
        await page.mouse.move(0, 0)
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        return page.screenshot({ fullPage: true })
      }
      await page.goto(path)
      await waitForHydration(page)
      const opened = await picture()
      await page.goto(NOT_FOUND)
      await waitForHydration(page)
      const same = await markDocument(page)
      await page.locator(`footer a[href="${path}"]`).first().click()
      await expect(page).toHaveURL(path)
      await settled(page)
      const reached = await picture()
      expect(await same(), 'the document is still the same').toBe(true)
      expect(reached.equals(opened)).toBe(true)
    })
  }
}
