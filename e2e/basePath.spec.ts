import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../src/content/site'
import { checkBuild } from '../tools/buildNumber'
import { projectDir as dir, projectPath } from '../tools/githubPages'
import { expect, expectAtDownload, heading, navLink, openPage, test } from './site'

const BASE = projectPath

/** The site that was built for a sub-path. A request outside the sub-path fails the test. */
test.use({ build: { dir, base: BASE } })

test('a site built for a sub-path requests nothing outside it, and its files and links work', async ({
  page,
  baseURL,
}) => {
  checkBuild(dir)
  await test.step('every URL in the built files is under the sub-path and exists', async () => {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    const found = files
      .filter((file) => /\.(html|css|xml|txt|webmanifest)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(dir, file), 'utf8').replace(/(<script data-[^>]*>).*?<\/script>/s, '$1')
        const absolute = (text.match(/https?:\/\/[^\s"'<>()]+/g) ?? []).filter(
          (url) => new URL(url).host === site.domain,
        )
        // URLs are in attributes, source sets and styles; `data-page` is a route, which has no base.
        const rootRelative = text.match(/(?<=(?<!data-page=)["(]|, )\/[^\s"()<>]+/g) ?? []
        return [...absolute, ...rootRelative].map((url) => ({ file, path: new URL(url, site.origin).pathname }))
      })
    expect(found.map(({ file }) => file)).toEqual(expect.arrayContaining(['index.html', '404.html', 'sitemap.xml']))
    expect(found.filter(({ path }) => !path.startsWith(BASE))).toEqual([])
    for (const path of new Set(found.map(({ path }) => path)))
      expect((await page.request.get(new URL(path, baseURL).href)).status(), path).toBe(200)
  })
  await openPage(page, `${baseURL}/`)
  await page.getByRole('banner').getByRole('link', { name: 'Download App' }).click()
  await expect(page).toHaveURL(`${baseURL}/#download`)
  await expectAtDownload(page)
  await navLink(page, '/terms').click()
  await expect(page).toHaveURL(`${baseURL}/terms`)
  await expect(heading(page)).toBeFocused()
  await openPage(page, page.url())
})
