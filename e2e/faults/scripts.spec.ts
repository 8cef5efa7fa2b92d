import type { Route } from 'playwright/test'
import { painted } from '../../gate/moments'
import { PHONE } from '../../tools/visits'
import { expect, openPage, test, waitForHydration } from '../site'
import {
  builtFiles,
  expectIntact,
  expectLinksWork,
  expectMenu,
  FAILED_LOAD,
  onEveryPage,
  otherPage,
  type Visit,
} from './fault'

const scripts = builtFiles(/\.js$/)
const ALL = '/assets/*.js'
/** Only these run in `npm test`; `noScript.spec.ts` tests 404 there. */
const IN_QUICK = ['is empty', 'is HTML', 'never answers']

/** Console messages about a script file that fails to load, one that is not a script, and one without exports. */
const MISSING = new RegExp(`${FAILED_LOAD.source}|^TypeError: Failed to fetch dynamically imported module`)
const NO_SCRIPT = /^Failed to load module script|^TypeError: Failed to fetch dynamically imported module/
const NO_EXPORTS = /SyntaxError: The requested module|is not a function|came empty|React error #130/
const NOTHING = /^(?!)/

interface Answer {
  /** The response in place of a script file. */
  readonly give: (route: Route) => Promise<void> | void
  /** Console messages that it may cause. */
  readonly allowedMessages: RegExp
}

const answers: Readonly<Record<string, Answer>> = {
  'answers 404': { give: (route) => route.fulfill({ status: 404, body: 'not found' }), allowedMessages: MISSING },
  'answers 500': { give: (route) => route.fulfill({ status: 500, body: '' }), allowedMessages: MISSING },
  'is aborted': { give: (route) => route.abort(), allowedMessages: MISSING },
  'is empty': {
    give: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
    allowedMessages: NO_EXPORTS,
  },
  'is HTML': {
    give: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
    allowedMessages: NO_SCRIPT,
  },
  'never answers': { give: () => {}, allowedMessages: NOTHING },
}

/** Opens the page and waits until its script has run as far as possible. */
async function open({ page, address }: Visit): Promise<void> {
  await page.goto(address)
  await page.keyboard.press('Shift')
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 })))
  await painted(page)
}

for (const [way, { give, allowedMessages }] of Object.entries(answers)) {
  test.describe(() => {
    test.use({ allowedMessages })

    onEveryPage(`each script file in turn ${way}`, { sizes: [PHONE] }, async (page, visit) => {
      for (const [turn, file] of scripts.entries()) {
        await test.step(file, async () => {
          await page.route(file, give)
          await open(visit)
          await expectIntact(visit)
          await expectMenu(page)
          await expectLinksWork(visit, turn)
          await page.unrouteAll({ behavior: 'ignoreErrors' })
        })
      }
    })

    onEveryPage(`every script file ${way}`, { quick: IN_QUICK.includes(way) }, async (page, visit) => {
      await page.route(ALL, give)
      await open(visit)
      await expectIntact(visit)
      await expectMenu(page)
      await expectLinksWork(visit)
    })
  })
}

// An old page, open since before a deployment that has removed the files it requests later.
test.describe(() => {
  test.use({ allowedMessages: MISSING })

  onEveryPage('the script of other pages and of the menu is gone', { quick: true }, async (page, visit) => {
    const { address } = visit
    await openPage(page, address)
    await page.waitForLoadState('networkidle')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await page.route(ALL, (route) => route.fulfill({ status: 404, body: 'not found' }))
    await expectMenu(page)
    for (const turn of [0, 1, 0]) {
      const to = otherPage(address, turn)
      await page.unroute(ALL)
      if (new URL(page.url()).pathname !== address) await page.goto(address)
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      await page.route(ALL, (route) => route.fulfill({ status: 404, body: 'not found' }))
      // A slow network: a change of the old page meanwhile would be noticed.
      await page.route(to, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500))
        await route.continue()
      })
      const words = await page.evaluate(() => {
        const shown = () => document.querySelector('main')?.innerText ?? 'nothing'
        sessionStorage.removeItem('shown')
        window.addEventListener('pagehide', () => sessionStorage.setItem('shown', shown()))
        return shown()
      })
      documents.length = 0
      await expectLinksWork(visit, turn)
      await page.waitForLoadState('networkidle')
      expect(documents, 'one full load').toEqual([to])
      const left = await page.evaluate(() => sessionStorage.getItem('shown'))
      expect(left, 'the page stays until the next one is there').toBe(words)
      await page.unroute(to)
      await expectMenu(page)
    }
  })

  onEveryPage(
    'the script of another page is gone, and the visitor stops the load of that page',
    {},
    async (page, visit) => {
      const { address } = visit
      for (const turn of [0, 1]) {
        const to = otherPage(address)
        await openPage(page, address)
        await page.waitForLoadState('networkidle')
        await page.route(ALL, (route) => route.fulfill({ status: 404, body: 'not found' }))
        // An aborted, not failed, navigation leaves the page as it is, like the Stop button.
        await page.route(to, (route) => route.abort('aborted'))
        const stopped = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
        await page.locator(`footer a[href="${to}"]`).last().click()
        await stopped
        await page.unrouteAll()
        await expectMenu(page)
        // The same page again, or the other one.
        await expectLinksWork(visit, turn)
      }
    },
  )
})
