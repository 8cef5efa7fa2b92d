import { readFileSync } from 'node:fs'
import { painted } from '../../gate/moments'
import { PHONE } from '../../tools/visits'
import { fileOf } from '../../tools/weight'
import { expect, openPage, test, waitForHydration } from '../site'
import { builtFiles, expectIntact, expectLinksWork, expectMenu, FAILED_LOAD, onEveryPage } from './fault'

test.use({ allowedMessages: FAILED_LOAD })

const files = [...builtFiles(/\.(woff2|webp|css|png|avif|svg)$/), '/icon.svg']

onEveryPage('each font and image in turn fails to load', { sizes: [PHONE] }, async (page, visit) => {
  const { address, baseURL } = visit
  const named = readFileSync(fileOf(baseURL + address), 'utf8')
  const own = files.filter((file) => named.includes(file))
  expect(own.length).toBeGreaterThan(0)
  for (const file of own) {
    await page.route(file, (route) => route.fulfill({ status: 404, body: 'not found' }))
    await openPage(page, address)
    await expectIntact(visit)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

for (const [way, status] of [
  ['can be had', 404],
  ['answers', 0],
] as const) {
  onEveryPage(`no font and no image ${way}`, { quick: status === 404 }, async (page, visit) => {
    const { address } = visit
    await page.route(/\.(woff2|webp|svg)$/, (route) => (status ? route.fulfill({ status }) : undefined))
    // If images never arrive, the page has no load event: script starts at the first key.
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await page.keyboard.press('Shift')
    await waitForHydration(page)
    await expectIntact(visit)
    await expectMenu(page)
    if (status) await expectLinksWork(visit)
  })
}

// The page's styles are inline, so they cannot be missing; but a browser may not apply them.
onEveryPage('no style is applied', {}, async (page, { address }) => {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/<style\b[^>]*>.*?<\/style>/gs, '')
    await route.fulfill({ response, body: html })
  })
  await openPage(page, address)
  await painted(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.locator('main').innerText()).not.toBe('')
  for (const link of await page.locator('footer nav a').all()) await expect(link).toBeVisible()
})
