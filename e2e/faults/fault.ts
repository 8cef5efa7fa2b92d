import { readdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright/test'
import { painted } from '../../gate/moments'
import { notEmpty } from '../../gate/views'
import { headerPaths, pagePaths, pages } from '../../src/content/pages'
import { addresses, DESKTOP, PHONE } from '../../tools/visits'
import { openMenu } from '../openers'
import { expect, test } from '../site'

/** A page under a fault: its address, the window, and Playwright's fixtures. */
export interface Visit {
  readonly address: string
  readonly size: { readonly width: number; readonly height: number }
  readonly page: Page
  readonly browser: Browser
  readonly baseURL: string
}

/** URL paths of the built files whose names match. */
export const builtFiles = (ending: RegExp): readonly string[] =>
  notEmpty(
    `built files ${ending}`,
    readdirSync('dist/assets').flatMap((name) => (ending.test(name) ? `/assets/${name}` : [])),
  )

/** Chromium's own message about a file that failed to load. */
export const FAILED_LOAD = /^Failed to load resource/

/** Tests with this tag run in `npm test`; the others take too long and run only by `tools/faults.ts`. */
export const QUICK = '@quick'

/** Tests a fault on every page, in both windows; with `quick`, also in `npm test`. */
export function onEveryPage(
  what: string,
  { quick = false, sizes = [PHONE, DESKTOP] }: Scope,
  body: (page: Page, visit: Visit) => Promise<void>,
): void {
  for (const address of addresses) {
    for (const size of sizes) {
      const tag = quick && address === addresses[1] && size === sizes[0] ? [QUICK] : []
      test(`${what}: ${address} at ${size.width} px`, { tag }, async ({ page, browser, baseURL }) => {
        await page.setViewportSize(size)
        await body(page, { address, size, page, browser, baseURL: baseURL ?? '' })
      })
    }
  }
}

interface Scope {
  /** Whether `npm test` tests this fault on the second page in the first window. */
  readonly quick?: boolean
  /** Both windows by default: one on each side of every layout change. */
  readonly sizes?: readonly Visit['size'][]
}

/** What a visitor gets from a page: its text, part by part, and its links. */
export const contentOf = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? 'missing'
    const links = [...document.querySelectorAll('#root a')].map((a) => `${a.textContent}: ${a.getAttribute('href')}`)
    return { title: document.title, main: text('main'), footer: text('footer'), links }
  })

type Content = Awaited<ReturnType<typeof contentOf>>

const served = new Map<string, Content>()

/** The page's content without script, with which every fault is compared. */
export async function servedContent({ browser, baseURL, size }: Visit, address: string): Promise<Content> {
  const key = `${baseURL}${address} ${size.width}`
  const known = served.get(key)
  if (known) return known
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: size, reducedMotion: 'reduce' })
  await page.goto(`${baseURL}${address}`)
  const content = await contentOf(page)
  await page.close()
  expect(content.main.length).toBeGreaterThan(20)
  served.set(key, content)
  return content
}

/** Expects that the page is usable: no scroll lock, nothing inert or busy. */
export async function expectUsable(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => ({
        held: document.querySelectorAll('[inert], [aria-busy=true], [role=progressbar], body > [aria-hidden=true]')
          .length,
        locked: document.body.hasAttribute('data-scroll-lock'),
        pointer: getComputedStyle(document.body).pointerEvents,
        visible: document.querySelector('main')?.checkVisibility({ opacityProperty: true }) ?? false,
      })),
    )
    .toEqual({ held: 0, locked: false, pointer: 'auto', visible: true })
}

/** Expects all texts and links of the page, and that it is usable. */
export async function expectIntact(visit: Visit, address = visit.address): Promise<void> {
  await painted(visit.page)
  expect(await contentOf(visit.page)).toEqual(await servedContent(visit, address))
  await expectUsable(visit.page)
}

/** Expects that the Menu button, if shown, offers every page of the bar. */
export async function expectMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  if (!(await button.isVisible())) return
  await button.click()
  const menu = openMenu(page)
  for (const path of headerPaths)
    await expect(menu.getByRole('link', { name: pages[path].nav, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
}

/** A page other than this one, a different one for each `turn`. */
export function otherPage(address: string, turn = 0) {
  const others = pagePaths.filter((path) => path !== address)
  const path = others[turn % others.length]
  if (!path) throw new Error('There is no other page.')
  return path
}

/** Expects that a link of the footer leads to another page with all its content. */
export async function expectLinksWork(visit: Visit, turn = 0): Promise<void> {
  const { page, address } = visit
  const to = otherPage(address, turn)
  await page.locator(`footer a[href="${to}"]`).last().click()
  await expect(page).toHaveURL(to)
  await expect(page).toHaveTitle(new RegExp(pages[to].title))
  await expect(async () => expectIntact(visit, to)).toPass()
}
