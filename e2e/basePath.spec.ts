import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { site } from '../src/content/site'
import { createSiteServer } from '../tools/server'
import { legalPaths } from './routes'
import { complete, expect, expectAtDownload, heading, navLink, openPage, test as siteTest } from './site'

const BASE = '/x/'
const ROOT = resolve(import.meta.dirname, '..')
const dir = resolve(ROOT, '.cache/base-path')
const [legal = '/'] = legalPaths

/** The site that is served under the sub-path is the tests' `baseURL`, so that a request outside it fails the test. */
const test = siteTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  baseURL: async ({}, use) => {
    const args = ['node_modules/vite/bin/vite.js', 'build', `--base=${BASE}`, `--outDir=${dir}`, '--logLevel=error']
    const build = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
    if (build.status !== 0) throw new Error(`The build failed: ${build.stderr}`)
    const server = createSiteServer({ dir, base: BASE }).listen(0)
    await use(`http://localhost:${(server.address() as AddressInfo).port}${BASE.slice(0, -1)}`)
    server.close()
  },
})

// Weekly: it builds the site anew.
test('below a sub-path every URL is, and pages hydrate with font and pictures', { tag: '@weekly' }, async ({
  page,
  baseURL,
}) => {
  await test.step('every URL in the built files is below the sub-path, and is served', async () => {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    const found = files
      .filter((file) => /\.(html|css|xml|txt|webmanifest)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(dir, file), 'utf8')
        const whole = (text.match(/https?:\/\/[^\s"'<>()]+/g) ?? []).filter((url) => new URL(url).host === site.domain)
        // In attributes, lists of pictures and styles; `data-page` is a route, which no base is part of.
        const rooted = text.match(/(?<=(?<!data-page=)["(]|, )\/[^\s"()<>]+/g) ?? []
        return [...whole, ...rooted].map((url) => ({ file, path: new URL(url, site.origin).pathname }))
      })
    expect(found.map(({ file }) => file)).toEqual(expect.arrayContaining(['index.html', '404.html', 'sitemap.xml']))
    expect(found.filter(({ path }) => !path.startsWith(BASE))).toEqual([])
    for (const path of new Set(found.map(({ path }) => path)))
      expect((await page.request.get(new URL(path, baseURL).href)).status(), path).toBe(200)
  })
  for (const path of [legal, '/'] as const) {
    await test.step(`${path} hydrates, with its font and pictures`, async () => {
      await openPage(page, `${baseURL}${path}`)
      await complete(page)
      const lacking = await page.evaluate(() => ({
        font: [...document.fonts].every(({ status }) => status !== 'loaded'),
        pictures: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length,
      }))
      expect(lacking).toEqual({ font: false, pictures: 0 })
    })
  }
  await test.step('links and Download App lead to pages below the sub-path', async () => {
    await navLink(page, legal).click()
    await expect(page).toHaveURL(`${baseURL}${legal}`)
    await expect(heading(page)).toBeFocused()
    await page.getByRole('banner').getByRole('link', { name: 'Download App' }).click()
    await expect(page).toHaveURL(`${baseURL}/#download`)
    await expectAtDownload(page)
  })
})
