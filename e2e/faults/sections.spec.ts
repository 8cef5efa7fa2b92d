import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { notEmpty } from '../../gate/views'
import { pagePaths } from '../../src/content/pages'
import { buildSite } from '../../tools/prove/judge'
import { createSiteServer } from '../../tools/server'
import { addresses, PHONE } from '../../tools/visits'
import { expect, scrollY, test as siteTest, takenOver } from '../site'
import { expectFree, expectLeads, expectMenu, expectWhole, otherPage, trial, type Visit } from './fault'

/** What a build reads. */
const BUILT_FROM = ['src', 'public', 'gate', 'tools', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json']
const FOLDERS = ['home', 'legal', 'layout', 'ui']
const COMPONENT = /^export function ([A-Z]\w*)(?:<.*?>)?\(.*\) \{$/m

/** Every component of the site that stands in a file of its own name: what may fail. */
const components = notEmpty(
  'components',
  FOLDERS.flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
      const path = `src/${folder}/${file}`
      const name = file.endsWith('.tsx') && COMPONENT.exec(readFileSync(path, 'utf8'))?.[1]
      return name ? { name, path } : []
    }),
  ),
)

/** A site in whose every component an error waits: the one that `failing` names throws it, in the browser only. */
const test = siteTest.extend<object, { seeded: string }>({
  seeded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use, { workerIndex }) => {
      const folder = resolve(`.cache/faults/seeded-${workerIndex}`)
      rmSync(folder, { recursive: true, force: true })
      for (const part of BUILT_FROM) cpSync(part, join(folder, part), { recursive: true })
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
      for (const { name, path } of components) {
        const file = join(folder, path)
        const seed = `if (typeof window !== 'undefined' && (window as { failing?: string }).failing === '${name}') throw new Error('seeded in ${name}')`
        writeFileSync(
          file,
          readFileSync(file, 'utf8').replace(COMPONENT, (line) => `${line}\n${seed}\n`),
        )
      }
      const built = await buildSite({ folder })
      if (built.red) throw new Error(`The seeded site does not build:\n${built.failed.join('\n')}`)
      const server = createSiteServer({ dir: join(folder, 'dist') })
      await new Promise<void>((ready) => server.listen(0, ready))
      await use(`http://localhost:${(server.address() as AddressInfo).port}`)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ seeded }, use) => use(seeded),
})

// In one worker, since each worker builds a site of its own.
test.describe.configure({ mode: 'default' })

// What failed is told in the console, and nowhere else.
test.use({ forgiven: /seeded in /, viewport: PHONE })

const fail = (name: string) => Object.assign(window, { failing: name })

for (const { name } of components) {
  test(
    `${name} fails to render when the page is taken over`,
    trial(8, 'a render error in each component, at the start', 'all', PHONE.width, name === 'Features'),
    async ({ page, context, browser, seeded: baseURL }) => {
      await page.addInitScript(fail, name)
      for (const address of addresses) {
        const visit: Visit = { address, size: PHONE, page, context, browser, baseURL }
        await page.goto(address)
        await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }))
        const y = await scrollY(page)
        await page.keyboard.press('Shift')
        await page.waitForLoadState('networkidle')
        await expectWhole(visit)
        expect(await scrollY(page)).toBe(y)
        // The drawer fails as it is opened: the press is lost, the page is not.
        if (name === 'MenuDrawer' || name === 'PageList') await expect(() => expectMenu(page)).toPass()
        else await expectMenu(page)
        await expectLeads(visit)
      }
    },
  )
}

test(
  'a component that fails on the way to another page leaves that page whole',
  trial(8, 'a render error after a navigation', 'all', PHONE.width, true),
  async ({ page, context, browser, seeded: baseURL }) => {
    for (const name of ['LegalPage', 'Science']) {
      for (const address of addresses) {
        const to = name === 'LegalPage' ? pagePaths.find((path) => path !== '/' && path !== address) : '/'
        if (!to || to === address) continue
        await page.goto(address)
        await takenOver(page)
        await page.evaluate(fail, name)
        await page.locator(`footer a[href="${to}"]`).last().click()
        await expect(page).toHaveURL(to)
        const visit: Visit = { address: to, size: PHONE, page, context, browser, baseURL }
        await expect(async () => expectWhole(visit)).toPass()
        await expectFree(page)
        await expectLeads(visit, otherPage(to) === address ? 0 : 1)
      }
    }
  },
)
