import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { pinned } from '../tools/browser'
import { addresses, DESKTOP, LATER, legalPaths, nameOf, PHONE } from '../tools/visits'
import { contentsOpener, menuOpener } from './openers'
import { expect, openPage, test } from './site'

/**
 * Every page against its committed screenshots, drawn by the Chromium of the lock file. After an intended change,
 * `npm run baselines` takes those again that differ.
 */
test.skip(!pinned, 'the screenshots are of the Chromium in the lock file, which runs on Linux x64 alone')

interface Picture {
  readonly name: string
  readonly address: string
  readonly size: typeof PHONE
  readonly media: NonNullable<Parameters<Page['emulateMedia']>[0]>
  /** Opens something or scrolls: then the screenshot is of the window, otherwise of the whole page. */
  readonly enter?: (page: Page) => Promise<unknown>
}

const FOLDER = `${import.meta.dirname}/pictures`
const light = { colorScheme: 'light', reducedMotion: 'reduce' } as const
const dark = { colorScheme: 'dark', reducedMotion: 'reduce' } as const

const picturesOf = (address: string): Picture[] => [
  { name: `${nameOf(address)}-390-light`, address, size: PHONE, media: light },
  { name: `${nameOf(address)}-390-dark`, address, size: PHONE, media: dark },
  { name: `${nameOf(address)}-1440-light`, address, size: DESKTOP, media: light },
  { name: `${nameOf(address)}-1440-dark`, address, size: DESKTOP, media: dark },
  { name: `${nameOf(address)}-forced-colors`, address, size: DESKTOP, media: { ...dark, forcedColors: 'active' } },
  { name: `${nameOf(address)}-print`, address, size: PHONE, media: { ...light, media: 'print' } },
]

const picturesOpened = (address: string, { name, open }: typeof menuOpener) =>
  [light, dark].map(
    (media): Picture => ({
      name: `${nameOf(address)}-${name}-${media.colorScheme}`.replaceAll(' ', '-'),
      address,
      size: PHONE,
      media,
      enter: async (page) => expect(await open(page), name).toBe(true),
    }),
  )

/** The hero moves as it is scrolled, by a share of its height. */
const pictureScrolled = (share: number): Picture => ({
  name: `home-hero-${share * 100}-scrolled`,
  address: '/',
  size: DESKTOP,
  media: { ...dark, reducedMotion: 'no-preference' },
  enter: (page) =>
    page.locator('#hero').evaluate((hero, share) => window.scrollTo(0, hero.clientHeight * share), share),
})

const pictures = [
  ...addresses.flatMap(picturesOf),
  ...picturesOpened('/', menuOpener),
  ...legalPaths.flatMap((address) => picturesOpened(address, contentsOpener)),
  ...[0, 0.35, 0.7].map(pictureScrolled),
]

/**
 * Every pixel has its color. Playwright's comparison shows the difference and takes new screenshots, but ignores pixels
 * that look smoothed: for it, a round corner may become rounder.
 */
async function expectSame(part: Page | Locator, name: string, options = {}): Promise<void> {
  const file = `${FOLDER}/${name}.webp`
  const pixels = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer()
  const isSame = async () => {
    const taken = await part.screenshot({ type: 'webp', ...options })
    return existsSync(file) && (await pixels(taken)).equals(await pixels(readFileSync(file)))
  }
  if (await isSame()) return
  await expect.soft(part).toHaveScreenshot(`${name}.webp`, options)
  expect.soft(await isSame(), 'it is the same to the last pixel').toBe(true)
}

for (const { name, address, size, media, enter } of pictures)
  test(`${name} looks as in its screenshot`, async ({ page }) => {
    await page.clock.setFixedTime(LATER)
    await page.setViewportSize(size)
    await page.emulateMedia(media)
    await openPage(page, address)
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode()))
    })
    if (enter) {
      await enter(page)
      return expectSame(page, name)
    }
    // As tall as home. Of a longer page, the footer has a screenshot of its own.
    const clip = { x: 0, y: 0, width: size.width, height: size === PHONE ? 11_000 : 7000 }
    await expectSame(page, name, { fullPage: true, clip })
    const isLonger = await page.evaluate((height) => document.documentElement.scrollHeight > height, clip.height)
    if (isLonger) await expectSame(page.getByRole('contentinfo'), `${name}-footer`)
  })

test('every screenshot belongs to a page', () => {
  const names = pictures.flatMap(({ name }) => [`${name}.webp`, `${name}-footer.webp`])
  expect(readdirSync(FOLDER).filter((file) => !names.includes(file))).toEqual([])
})

for (const address of addresses)
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
