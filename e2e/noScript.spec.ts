import type { Page } from 'playwright/test'
import { headerPaths, type PagePath, pages } from '../src/content/pages'
import { addresses, DESKTOP, legalPaths, PHONE } from '../tools/visits'
import { expect, kinds, openPage, test, titleOf, top } from './site'

/** The visible text of a page, part by part, on a phone and on a desktop. */
async function readInWindows(page: Page) {
  const texts: { header: string; main: string; footer: string }[] = []
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    texts.push(
      await page.evaluate(() => {
        const text = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? 'missing'
        return { header: text('header'), main: text('main'), footer: text('footer') }
      }),
    )
  }
  return texts
}

const without = (page: Page) => page.route('**/*.js', (route) => route.fulfill({ status: 404 }))

for (const address of addresses) {
  test(`the text of ${address} without script, and with every script file answering 404, equals that with script`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const off = await browser.newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' })
    await openPage(page, address)
    const texts = await readInWindows(page)
    for (const { main } of texts) expect(main.length).toBeGreaterThan(20)
    await without(page)
    await page.goto(address)
    expect(await readInWindows(page), 'with every script file answering 404').toEqual(texts)
    await off.goto(`${baseURL}${address}`)
    expect(await readInWindows(off), 'without script').toEqual(texts)
    await expect(off.getByRole('contentinfo'), 'the year of the build').toContainText(/© 20\d\d /)
    await off.close()
  })
}

/** Expects that every control can do something without script, and that nothing else looks like a control. */
async function expectNoDeadControl(page: Page) {
  const dead = await page.evaluate(() => {
    const works = (node: Element) =>
      node.matches('a[href], summary') || (node instanceof HTMLButtonElement && node.popoverTargetElement !== null)
    return [...document.querySelectorAll('*')]
      .filter((node) => node.checkVisibility())
      .filter((node) => node.matches('a, button, summary, [role=button], [role=link], input, select'))
      .filter((node) => !works(node))
      .map((node) => node.outerHTML.slice(0, 120))
  })
  expect(dead).toEqual([])
  const pointed = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((node) => getComputedStyle(node).cursor === 'pointer')
      .filter((node) => !node.closest('a[href], summary, button[popovertarget]'))
      .map((node) => node.outerHTML.slice(0, 120)),
  )
  expect(pointed).toEqual([])
}

for (const off of [true, false]) {
  test.describe(`with ${off ? 'script off' : 'every script file answering 404'}`, () => {
    test.use({ javaScriptEnabled: !off, viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })
    test.beforeEach(async ({ page }) => {
      if (!off) await without(page)
    })
    const shown = (page: Page) => page.locator('header nav:popover-open')
    const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })

    test('every control does something, and contents lists lead to their sections', async ({ page }) => {
      for (const address of addresses) {
        await test.step(address, async () => {
          await page.goto(address)
          await expectNoDeadControl(page)
          const path = legalPaths.find((path) => path === address)
          if (!path) return
          await page.locator('main summary').click()
          for (const id of [pages[path].sections[1], pages[path].sections.at(-1)]) {
            await page.locator(`main nav a[href="#${id}"]`).click()
            await expect(page).toHaveURL(new RegExp(`#${id}$`))
            await expect(page.locator(`#${id}`)).toBeInViewport()
          }
        })
      }
    })

    for (const from of kinds) {
      test(`the menu of ${from} leads to each page and to the download section, which it does not cover`, async ({
        page,
      }) => {
        await page.goto(from)
        await menuButton(page).click()
        const linkTo = (to: PagePath) => shown(page).getByRole('link', { name: pages[to].nav, exact: true })
        for (const to of headerPaths) {
          await expect(linkTo(to)).toHaveAttribute('href', to)
          await linkTo(to).click({ trial: true })
        }
        const [, to] = headerPaths as [PagePath, PagePath]
        await linkTo(to).click()
        await expect(page).toHaveTitle(titleOf(to))
        await expect(page).toHaveURL(new RegExp(`${to}$`))
        await page.goto(from)
        await menuButton(page).click()
        await shown(page).getByRole('link', { name: 'Download App' }).click()
        const section = page.locator('#download')
        await expect.poll(() => top(section)).toBeCloseTo(100, 0)
        await expect(section).toBeInViewport()
        await expect(page.locator('header nav')).toBeHidden()
        await page.getByRole('main').getByRole('link').last().click({ trial: true })
      })
    }

    test('the menu opens and closes by key, and does not cover the page when the window widens', async ({ page }) => {
      await page.goto('/')
      await test.step('by key', async () => {
        await menuButton(page).focus()
        await page.keyboard.press('Enter')
        await expect(shown(page)).toBeVisible()
        await page.keyboard.press('Tab')
        await expect(shown(page).getByRole('link').first()).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(shown(page)).toHaveCount(0)
      })
      await test.step('when the window widens', async () => {
        const wide = { width: 844, height: 390 }
        const boxes = () =>
          page
            .locator('header nav a')
            .evaluateAll((all) =>
              all.flatMap((link) => Object.values(link.getBoundingClientRect().toJSON()) as number[]),
            )
        await page.setViewportSize(wide)
        const closed = await boxes()
        await page.setViewportSize(PHONE)
        await menuButton(page).click()
        await page.setViewportSize(wide)
        const open = await boxes()
        expect(Math.max(...open.map((at, i) => Math.abs(at - (closed[i] ?? 0))))).toBeLessThanOrEqual(1)
      })
    })
  })
}
