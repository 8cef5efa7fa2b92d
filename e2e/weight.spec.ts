import { budgets, budgetsOf } from '../tools/perf/budgets'
import { firstLoad } from '../tools/perf/firstLoad'
import { addresses, NOT_FOUND, PHONE } from '../tools/visits'
import { expect, test } from './site'

test.use({ viewport: PHONE, deviceScaleFactor: 2 })
test.skip(({ browserName }) => browserName !== 'chromium', 'loading of pictures is tested in Chromium only')

for (const address of addresses) {
  test(`${address} requests no more than its budget, and no script before it is painted`, async ({ page }) => {
    const { view, early, whole } = await firstLoad(page, address)
    const file = address === '/' ? 'index.html' : `${address === NOT_FOUND ? '404' : address.slice(1)}.html`
    expect(early).toEqual([])
    expect(view).toBeGreaterThan(0)
    expect(view).toBeLessThanOrEqual(budgetsOf(file).view.must)
    if (address === '/') expect(whole).toBeLessThanOrEqual(budgets.homeWhole.must)
  })
}
