import { readdirSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright/test'
import { painted } from '../../gate/moments'
import { notEmpty } from '../../gate/views'
import { headerPaths, pagePaths, pages } from '../../src/content/pages'
import { addresses, DESKTOP, PHONE } from '../../tools/visits'
import { expect, test } from '../site'

/** Windows in which every fault is tried: one on each side of every layout change. */
const widths = [PHONE, DESKTOP] as const

/** A page under a fault: its address, the window, and what Playwright gives the test. */
export interface Visit {
  readonly address: string
  readonly size: { readonly width: number; readonly height: number }
  readonly page: Page
  readonly context: BrowserContext
  readonly browser: Browser
  readonly baseURL: string
}

/** The built files whose names end so; addresses. */
export const builtFiles = (ending: RegExp): readonly string[] =>
  notEmpty(
    `built files ${ending}`,
    readdirSync('dist/assets').flatMap((name) => (ending.test(name) ? `/assets/${name}` : [])),
  )

/** What Chromium itself says of a file that it could not have. */
export const UNHAD = /^Failed to load resource/

/** The tests of `npm test`; the others take too long for every change and run by `tools/faults.ts` alone. */
const GATE = '@gate'

/** Tells the table of faults (e2e/faultTable.ts) what a test tries. */
export const trial = (fault: number, what: string, address: string, width: number | string, gate = false) => ({
  tag: gate ? [GATE] : [],
  annotation: [{ type: 'fault', description: JSON.stringify({ fault, what, address, width }) }],
})

/** A test of a fault on every page, in both windows; in `npm test` where `gate` says so. */
export function onEveryPage(
  fault: number,
  what: string,
  body: (visit: Visit) => Promise<void>,
  { gate = false, pages = addresses, sizes = widths }: Scope = {},
): void {
  for (const address of pages) {
    for (const size of sizes) {
      const { width } = size
      const inGate = gate && address === pages.at(1) && size === sizes[0]
      test(
        `${what}: ${address} at ${width} px`,
        trial(fault, what, address, width, inGate),
        async ({ page, context, browser, baseURL }) => {
          await page.setViewportSize(size)
          await body({ address, size, page, context, browser, baseURL: baseURL ?? '' })
        },
      )
    }
  }
}

interface Scope {
  /** Whether the second page in the first window is tried in `npm test`, too. */
  readonly gate?: boolean
  readonly pages?: readonly string[]
  readonly sizes?: readonly Visit['size'][]
}

/** What a visitor has of a page: its words, part by part, and its links. */
export const contentOf = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? 'missing'
    const links = [...document.querySelectorAll('#root a')].map((a) => `${a.textContent}: ${a.getAttribute('href')}`)
    return { title: document.title, main: text('main'), footer: text('footer'), links }
  })

type Content = Awaited<ReturnType<typeof contentOf>>

const served = new Map<string, Content>()

/** What the page is without script: the measure of every fault. */
export async function servedContent({ browser, baseURL, size }: Visit, address: string): Promise<Content> {
  const key = `${address} ${size.width}`
  const known = served.get(key)
  if (known) return known
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: size, reducedMotion: 'reduce' })
  await page.goto(`${baseURL}${address}`)
  const content = await contentOf(page)
  await page.close()
  expect(content.main.length).toBeGreaterThan(60)
  served.set(key, content)
  return content
}

/** Nothing holds the page: no lock, nothing inert or busy. */
export async function expectFree(page: Page): Promise<void> {
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

/** All words and links of the page are there, and nothing holds it. */
export async function expectWhole(visit: Visit, address = visit.address): Promise<void> {
  await painted(visit.page)
  expect(await contentOf(visit.page)).toEqual(await servedContent(visit, address))
  await expectFree(visit.page)
}

/** The Menu button, where there is one, gives every page of the bar. */
export async function expectMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  if (!(await button.isVisible())) return
  await button.click()
  const menu = page.locator('[role=dialog]:visible, header nav:popover-open')
  for (const path of headerPaths)
    await expect(menu.getByRole('link', { name: pages[path].nav, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
}

/** A page other than this one, another for each `turn`. */
export function otherPage(address: string, turn = 0) {
  const others = pagePaths.filter((path) => path !== address)
  const path = others[turn % others.length]
  if (!path) throw new Error('There is no other page.')
  return path
}

/** A press on a link in the footer leads to another page, whole. */
export async function expectLeads(visit: Visit, turn = 0): Promise<void> {
  const { page, address } = visit
  const to = otherPage(address, turn)
  await page.locator(`footer a[href="${to}"]`).last().click()
  await expect(page).toHaveURL(to)
  await expect(page).toHaveTitle(new RegExp(pages[to].title))
  await expect(async () => expectWhole(visit, to)).toPass()
}
