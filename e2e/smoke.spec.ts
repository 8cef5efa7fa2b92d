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
  })
}
