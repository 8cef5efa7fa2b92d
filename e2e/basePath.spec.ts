import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { pagePaths, pages } from '../src/content/pages'
import { site } from '../src/content/site'
import { createSiteServer } from '../tools/server'
import { addresses, DESKTOP, NOT_FOUND, PHONE } from '../tools/visits'
import {
  expect,
  expectAtDownload,
  heading,
  headingIn,
  markDocument,
  navLink,
  openPage,
  outsideLinks,
  scrollY,
  test as siteTest,
  waitForHydration,
} from './site'

const BASE = '/x/'
const ROOT = resolve(import.meta.dirname, '..')
/** The folder of the site built by a worker. */
const dirOf = (workerIndex: number) => resolve(ROOT, `.cache/base-path-${workerIndex}`)

/**
 * A site built for a sub-path and served there. It is the tests' `baseURL`, so that a request outside it fails the
 * test.
 */
const test = siteTest.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use, { workerIndex }) => {
      const dir = dirOf(workerIndex)
      const build = spawnSync('vite', ['build', `--base=${BASE}`, `--outDir=${dir}`, '--logLevel=error'], {
        cwd: ROOT,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      })
      if (build.status !== 0) throw new Error(`The build failed: ${build.stderr}`)
      const server = createSiteServer({ dir, base: BASE })
      await new Promise<void>((ready) => server.listen(0, ready))
      await use(`http://localhost:${(server.address() as AddressInfo).port}${BASE.slice(0, -1)}`)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
})

test.describe.configure({ mode: 'serial' })
test.use({ viewport: DESKTOP })
test.setTimeout(120_000)

for (const path of addresses) {
  test(`${path} is served and hydrated under a sub-path, and its links stay there`, async ({ page, baseURL }) => {
    const response = await page.goto(`${baseURL}${path}`)
    expect(response?.status()).toBe(path === NOT_FOUND ? 404 : 200)
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const fonts = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
    expect(fonts).toBeGreaterThan(0)
    const broken = await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
      return Promise.all(
        [...document.images].map((image) =>
          image.decode().then(
            () => '',
            () => image.currentSrc,
          ),
        ),
      )
    })
    expect(broken.filter(Boolean)).toEqual([])
    const files = await page
      .locator('link:is([rel=icon],[rel=apple-touch-icon],[rel=manifest])')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect((await page.request.get(file)).status()).toBe(200)
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))])
    const inner = hrefs.filter((href) => href.startsWith('http') && !outsideLinks.includes(href))
    expect(inner.length).toBeGreaterThan(pagePaths.length)
    for (const href of inner) {
      expect(`${href}/`).toContain(`${baseURL}/`)
      const { pathname } = new URL(href)
      if (pathname.endsWith(NOT_FOUND)) continue
      expect((await page.request.get(href)).status(), href).toBe(200)
    }
    const stayed = await markDocument(page)
    for (const time of ['first', 'second']) {
      await test.step(`Download App leads to the download section for the ${time} time`, async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Download App' }).click()
        await expectAtDownload(page)
      })
      // Waits for the scroll to the top, which would otherwise still run at the next press.
      await page.keyboard.press('Control+Home')
      await expect.poll(() => scrollY(page)).toBe(0)
    }
    expect(await stayed()).toBe(true)
  })
}

/** Every absolute URL of the site in a built file: pages, sitemap, robots.txt, security.txt, manifest. */
function wholeAddresses(dir: string): { file: string; address: string }[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|xml|txt|webmanifest)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(dir, file), 'utf8').matchAll(/https?:\/\/[^\s"'<>()]+/g)].map(([address]) => ({
        file,
        address,
      })),
    )
    .filter(({ address }) => new URL(address).host === site.domain)
}

test('every absolute URL in the built files is below the sub-path, and is served', async ({ page, baseURL }, {
  workerIndex,
  annotations,
}) => {
  const named = wholeAddresses(dirOf(workerIndex))
  annotations.push({ type: 'addresses', description: `${named.length}` })
  const files = pagePaths.map((path) => `${path === '/' ? 'index' : path.slice(1)}.html`)
  const all = [...files, 'sitemap.xml', 'robots.txt', join('.well-known', 'security.txt')]
  expect(new Set(named.map(({ file }) => file))).toEqual(new Set(all))
  const home = `${site.origin}${BASE}`
  expect(named.filter(({ address }) => !address.startsWith(home))).toEqual([])
  for (const address of new Set(named.map(({ address }) => address.replace(/#.*/, ''))))
    expect((await page.request.get(address.replace(home, `${baseURL}/`))).status(), address).toBe(200)
})

test('every URL in the manifest is below the sub-path, and is served', async ({ page, baseURL }) => {
  const manifest = await (await page.request.get(`${baseURL}/manifest.webmanifest`)).json()
  expect([manifest.id, manifest.start_url, manifest.scope]).toEqual([BASE, BASE, BASE])
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src)
  expect(icons.length).toBeGreaterThan(0)
  for (const icon of icons) {
    expect(icon.startsWith(BASE), icon).toBe(true)
    expect((await page.request.get(new URL(icon, baseURL).href)).status(), icon).toBe(200)
  }
})

test('client navigation, Back and the title work under a sub-path', async ({ page, baseURL }) => {
  await openPage(page, `${baseURL}/`)
  const stayed = await markDocument(page)
  for (const path of pagePaths.filter((path) => path !== '/')) {
    await navLink(page, path).click()
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(pages[path].title))
    await expect(page).toHaveURL(`${baseURL}${path}`)
    await expect(page.locator('[aria-current="page"]')).toHaveCount(1)
  }
  for (const path of [...pagePaths].reverse().slice(1)) {
    await page.goBack()
    await expect(page).toHaveTitle(new RegExp(pages[path].title))
  }
  expect(await stayed()).toBe(true)
})

test('the menu works under a sub-path', async ({ page, baseURL }) => {
  await page.setViewportSize(PHONE)
  const [home, legal = '/'] = pagePaths
  await openPage(page, `${baseURL}${legal}`)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await choose(pages[legal].nav)
  await expect(heading(page)).toBeFocused()
  await choose('Download App')
  await expect(headingIn(page.locator('#download'))).toBeFocused()
  await choose('Download App')
  await expect(headingIn(page.locator('#download'))).toBeFocused()
  await choose(pages[home ?? '/'].nav)
  await expect(heading(page)).toBeFocused()
})

test('the sub-path without its trailing slash leads to the home page', async ({ page, baseURL }) => {
  const response = await page.request.get(baseURL ?? '', { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe(BASE)
})
