import { readFileSync } from 'node:fs'
import { budgets, budgetsOf } from '../tools/perf/budgets'
import { firstLoad } from '../tools/perf/firstLoad'
import { addresses, PHONE } from '../tools/visits'
import { fileOf, textBytes } from '../tools/weight'
import { expect, test } from './site'

test.use({ viewport: PHONE, deviceScaleFactor: 2 })
test.skip(({ browserName }) => browserName !== 'chromium', 'loading of pictures is tested in Chromium only')

for (const address of addresses) {
  test(`${address} requests no more than its budget, and no script before it is painted`, async ({ page }) => {
    const { view, early, whole } = await firstLoad(page, address)
    const file = fileOf(page.url())
    expect(early).toEqual([])
    expect(view).toBeGreaterThan(0)
    const text = address === '/' ? 0 : textBytes(readFileSync(`dist/${file}`, 'utf8'))
    expect(view - text).toBeLessThanOrEqual(budgetsOf(file).view.must)
    if (address === '/') expect(whole).toBeLessThanOrEqual(budgets.homeWhole.must)
  })
}
