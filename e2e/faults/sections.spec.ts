import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { notEmpty } from '../../gate/views'
import { pagePaths } from '../../src/content/pages'
import { makeCopy } from '../../tools/prove/copy'
import { buildSite } from '../../tools/prove/judge'
import { apply, atStartOf, exportsOf, sourceFiles } from '../../tools/prove/source'
import { addresses, PHONE } from '../../tools/visits'
import { expect, openPage, scrollY, serveSite, test as siteTest } from '../site'
import { expectIntact, expectLinksWork, expectMenu, expectUsable, otherPage, QUICK, type Visit } from './fault'

const FOLDERS = /^src.(home|legal|layout|ui)\b/

/** Named like folders of the project, with a space and a non-ASCII letter: the project has to build there too. */
const FOLDER = 'src/tests/dist/e2e/src/start/Bäume am Weg'

/** Every component of the site in a file of the same name: each may fail. */
const components = notEmpty(
  'components',
  sourceFiles('.').flatMap((path) => {
    const name = basename(path, '.tsx')
    return FOLDERS.test(path) && exportsOf(path, readFileSync(path, 'utf8')).includes(name) && /^[A-Z]/.test(name)
      ? { name, path }
      : []
  }),
)

let origin: string

const test = siteTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  baseURL: async ({}, use) => use(origin),
})

// A site whose components can be made to throw: the one named by `failing` throws, in the browser only.
test.beforeAll(async () => {
  const folder = makeCopy(resolve(`.cache/faults/seeded-${process.env.TEST_WORKER_INDEX}/${FOLDER}`))
  for (const { name, path } of components) {
    const seed = `if (typeof window !== 'undefined' && (window as { failing?: string }).failing === '${name}') throw new Error('seeded in ${name}')`
    apply(path, [atStartOf(name, seed)], folder)
  }
  const built = await buildSite(folder)
  if (built.failed.length > 0) throw new Error(`The seeded site does not build:\n${built.failed.join('\n')}`)
  const dist = join(folder, 'dist')
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (/\.(html|js|css|txt|xml|json)$|_headers$/.test(file))
      expect(readFileSync(join(dist, file), 'utf8'), file).not.toContain(folder)
  origin = serveSite({ dir: dist })
})

// In one worker, since every worker would build its own site.
test.describe.configure({ mode: 'default' })

// The error is reported in the console only.
test.use({ allowedMessages: /seeded in /, viewport: PHONE })

const fail = (name: string) => Object.assign(window, { failing: name })

for (const { name } of components) {
  test(`${name} fails to render during hydration`, { tag: name === 'Features' ? [QUICK] : [] }, async ({
    page,
    browser,
  }) => {
    await page.addInitScript(fail, name)
    for (const address of addresses) {
      const visit: Visit = { address, size: PHONE, page, browser, baseURL: origin }
      await page.goto(address)
      await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }))
      const y = await scrollY(page)
      await page.keyboard.press('Shift')
      await page.waitForLoadState('networkidle')
      await expectIntact(visit)
      expect(await scrollY(page)).toBe(y)
      // The drawer fails when it is opened: the press has no effect, but the page is kept.
      if (name === 'MenuDrawer' || name === 'PageList') await expect(() => expectMenu(page)).toPass()
      else await expectMenu(page)
      await expectLinksWork(visit)
    }
  })
}

test('a component that fails during navigation: the other page is loaded as a document', { tag: QUICK }, async ({
  page,
  browser,
}) => {
  for (const name of ['LegalPage', 'Science']) {
    for (const address of addresses) {
      const to = name === 'LegalPage' ? pagePaths.find((path) => path !== '/' && path !== address) : '/'
      if (!to || to === address) continue
      await openPage(page, address)
      await page.evaluate(fail, name)
      await page.locator(`footer a[href="${to}"]`).last().click()
      await expect(page).toHaveURL(to)
      const visit: Visit = { address: to, size: PHONE, page, browser, baseURL: origin }
      await expect(async () => expectIntact(visit)).toPass()
      await expectUsable(page)
      await expectLinksWork(visit, otherPage(to) === address ? 0 : 1)
    }
  }
})
