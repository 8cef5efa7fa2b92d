import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { pinned } from '../tools/browser'
import { contentsOpener, menuOpener } from './openers'
import { DESKTOP, fileNameOf, LATER, legalPaths, PHONE, routes } from './routes'
import { complete, expect, openPage, painted, test } from './site'

/**
 * Every page against its committed screenshots, drawn by the Chromium of the lock file. After an intended change,
 * `npm run baselines` takes those again that differ.
 */
test.skip(!pinned, 'the screenshots are of the Chromium in the lock file, which runs on Linux x64 alone')

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>

/** Screenshots of one load of a page, one after the other: a load takes longer than a screenshot. */
interface Load {
  readonly address: string
  readonly size: typeof PHONE
  readonly pictures: Readonly<Record<string, Media>>
  /** Opens something or scrolls, by the name of the screenshot: then that is of the window, otherwise of the whole page. */
  readonly enter?: (page: Page, name: string) => Promise<unknown>
}

const FOLDER = `${import.meta.dirname}/pictures`
const light = { colorScheme: 'light', media: 'screen', forcedColors: 'none', reducedMotion: 'reduce' } as const
const dark = { ...light, colorScheme: 'dark' } as const

function loadsOf(address: string): Load[] {
  const load = (size: typeof PHONE, pictures: Readonly<Record<string, Media>>): Load => {
    const named = Object.entries(pictures).map(([name, media]) => [`${fileNameOf(address)}-${name}`, media] as const)
    return { address, size, pictures: Object.fromEntries(named) }
  }
  return [
    load(PHONE, { '390-light': light, '390-dark': dark, print: { ...light, media: 'print' } }),
    load(DESKTOP, { '1440-light': light, '1440-dark': dark }),
    // Chromium paints the borders of a table in former colors when it is forced to others later.
    load(DESKTOP, { 'forced-colors': { ...dark, forcedColors: 'active' } }),
  ]
}

function loadOpened(address: string, { name, open, opened }: typeof menuOpener): Load {
  const title = `${fileNameOf(address)}-${name}`.replaceAll(' ', '-')
  return {
    address,
    size: PHONE,
    pictures: { [`${title}-light`]: light, [`${title}-dark`]: dark },
    enter: async (page) => expect((await opened(page).isVisible()) || (await open(page)), name).toBe(true),
  }
}

const moving: Media = { ...dark, reducedMotion: 'no-preference' }

/** The hero moves as it is scrolled, by a share of its height. */
const scrolled: Load = {
  address: '/',
  size: DESKTOP,
  pictures: { 'home-hero-0-scrolled': moving, 'home-hero-35-scrolled': moving, 'home-hero-70-scrolled': moving },
  enter: (page, name) =>
    page
      .locator('#hero')
      .evaluate((hero, percent) => window.scrollTo(0, (hero.clientHeight * percent) / 100), Number(/\d+/.exec(name))),
}

const loads = [
  ...routes.flatMap(loadsOf),
  loadOpened('/', menuOpener),
  ...legalPaths.map((address) => loadOpened(address, contentsOpener)),
  scrolled,
]

/**
 * Every pixel has its color. Playwright's comparison shows the difference and takes new screenshots, but ignores pixels
 * that look smoothed: for it, a round corner may become rounder.
 */
async function expectSame(part: Page | Locator, name: string, options = {}): Promise<void> {
  const file = `${FOLDER}/${name}.png`
  const pixels = (image: Buffer) => sharp(image).raw().toBuffer()
  const isSame = async () => {
    if (!existsSync(file)) return false
    const [taken, kept] = [await part.screenshot(options), readFileSync(file)]
    return taken.equals(kept) || (await pixels(taken)).equals(await pixels(kept))
  }
  if (await isSame()) return
  await expect.soft(part).toHaveScreenshot(`${name}.png`, options)
  expect.soft(await isSame(), 'it is the same to the last pixel').toBe(true)
}

for (const { address, size, pictures, enter } of loads)
  test(`${Object.keys(pictures).join(', ')}: as in the screenshots`, async ({ page }) => {
    await page.clock.setFixedTime(LATER)
    await page.setViewportSize(size)
    await page.emulateMedia(Object.values(pictures)[0])
    await openPage(page, address)
    for (const [name, media] of Object.entries(pictures)) {
      await page.emulateMedia(media)
      await complete(page)
      if (enter) {
        await enter(page, name)
        await expectSame(page, name)
        continue
      }
      // As tall as home. Of a longer page, the footer has a screenshot of its own.
      const clip = { x: 0, y: 0, width: size.width, height: size === PHONE ? 11_000 : 7000 }
      await expectSame(page, name, { fullPage: true, clip })
      const isLonger = await page.evaluate((height) => document.documentElement.scrollHeight > height, clip.height)
      if (!isLonger) continue
      await expectSame(page.getByRole('contentinfo'), `${name}-footer`)
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await painted(page)
    }
  })

test('every screenshot belongs to a page', () => {
  const names = loads.flatMap(({ pictures }) =>
    Object.keys(pictures).flatMap((name) => [`${name}.png`, `${name}-footer.png`]),
  )
  expect(readdirSync(FOLDER).filter((file) => !names.includes(file))).toEqual([])
})

for (const address of routes)
  test(`no text of ${address} uses a system font, which could change`, async ({ page }) => {
    await openPage(page, address)
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' })
    const used = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })))
    const fonts = used.flatMap(({ fonts }) => fonts)
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([])
  })
