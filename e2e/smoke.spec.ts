import { addresses, expect, NOT_FOUND, takenOver, test } from './site'

for (const address of addresses) {
  test(`${address} is served finished and is taken over without a sound`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(address === NOT_FOUND ? 404 : 200)
    await takenOver(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}

for (const address of addresses) {
  test(`${address} keeps nothing in the browser`, async ({ page, context }) => {
    await page.goto(address)
    await takenOver(page)
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual([])
    // What the tab remembers, as the privacy text says: places that it was scrolled to.
    const own = /^tsr-scroll-restoration/
    const marks = await page.evaluate(() => Object.keys(window.sessionStorage))
    expect(marks.filter((key) => !own.test(key))).toEqual([])
    expect(await page.evaluate(async () => (await navigator.serviceWorker?.getRegistrations())?.length ?? 0)).toBe(0)
  })
}
