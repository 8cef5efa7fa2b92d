import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { complete } from '../gate/views'
import { pagePaths, pages } from '../src/content/pages'
import { site } from '../src/content/site'
import { addresses, DESKTOP, NOT_FOUND, PHONE } from '../tools/visits'
import {
  expect,
  expectAtDownload,
  heading,
  headingIn,
  markDocument,
  navLink,
  openPage,
  preloadPages,
  scrollY,
  serveSite,
  test as siteTest,
  waitForHydration,
} from './site'

const BASE = '/x/'
const ROOT = resolve(import.meta.dirname, '..')
/** Where the site is built: a folder for each worker, since Playwright starts another after a failed test. */
const dir = resolve(ROOT, `.cache/base-path-${process.env.TEST_WORKER_INDEX}`)
let origin: string

/** The site that is served under the sub-path is the tests' `baseURL`, so that a request outside it fails the test. */
const test = siteTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  baseURL: async ({}, use) => use(origin + BASE.slice(0, -1)),
})

test.beforeAll(() => {
  const build = spawnSync('vite', ['build', `--base=${BASE}`, `--outDir=${dir}`, '--logLevel=error'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (build.status !== 0) throw new Error(`The build failed: ${build.stderr}`)
  origin = serveSite({ dir, base: BASE })
})

test.describe.configure({ mode: 'serial' })
test.use({ viewport: DESKTOP })
test.setTimeout(120_000)

for (const path of addresses) {
  test(`${path} is served and hydrated under a sub-path, with its font and pictures`, async ({ page, baseURL }) => {
    const response = await page.goto(`${baseURL}${path}`)
    expect(response?.status()).toBe(path === NOT_FOUND ? 404 : 200)
    await waitForHydration(page)
    await complete(page)
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
    const broken = await page.evaluate(() =>
      [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc),
    )
    expect(broken).toEqual([])
  })
}

test('every URL in the built files is below the sub-path, and is served, and every fragment is there', async ({
  page,
  baseURL,
}) => {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  const found = files
    .filter((file) => /\.(html|css|xml|txt|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(dir, file), 'utf8')
      const whole = (text.match(/https?:\/\/[^\s"'<>()]+/g) ?? []).filter((url) => new URL(url).host === site.domain)
      // In attributes, lists of pictures and styles; `data-page` is a route, which no base is part of.
      const rooted = text.match(/(?<=(?<!data-page=)["(]|, )\/[^\s"()<>]+/g) ?? []
      return [...whole, ...rooted].map((url) => ({ file, url: new URL(url, site.origin) }))
    })
  const pageFiles = [...pagePaths.map((path) => `${path === '/' ? 'index' : path.slice(1)}.html`), '404.html']
  const others = ['sitemap.xml', 'robots.txt', 'manifest.webmanifest', join('.well-known', 'security.txt')]
  expect(found.map(({ file }) => file)).toEqual(expect.arrayContaining([...pageFiles, ...others]))
  expect(found.filter(({ url }) => !url.pathname.startsWith(BASE))).toEqual([])
  const bodies = new Map<string, string>()
  for (const path of new Set(found.map(({ url }) => url.pathname))) {
    const response = await page.request.get(new URL(path, baseURL).href)
    expect(response.status(), path).toBe(200)
    bodies.set(path, await response.text())
  }
  for (const file of pageFiles) {
    const own = readFileSync(join(dir, file), 'utf8')
    const missing = [...own.matchAll(/href="([^"#]*)#([^"]+)"/g)].filter(
      ([, path = '', id]) => !(path ? bodies.get(path) : own)?.includes(` id="${id}"`),
    )
    expect(missing.map(([link]) => link)).toEqual([])
  }
})

test('client navigation, Back, the title and Download App work under a sub-path', async ({ page, baseURL }) => {
  await openPage(page, `${baseURL}/`)
  await preloadPages(page)
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

test('the menu works under a sub-path', async ({ page, baseURL }) => {
  await page.setViewportSize(PHONE)
  const [home, legal = '/'] = pagePaths
  await openPage(page, `${baseURL}${legal}`)
  await preloadPages(page)
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
