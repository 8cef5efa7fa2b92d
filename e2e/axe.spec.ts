import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { addresses, DESKTOP, expect, PHONE, takenOver, test } from './site'
import { waiverFor } from './waivers'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** AAA where the site promises it: text contrast. */
const AAA = ['color-contrast-enhanced']

/** Audits the page as it stands: no violation, and nothing that axe could not decide without a review on record. */
async function audit(page: Page): Promise<void> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: TAGS },
      rules: Object.fromEntries(AAA.map((rule) => [rule, { enabled: true }])),
    })
    .analyze()
  const list = (findings: typeof violations) =>
    findings.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ rule: id, node: target.flat().join(' ') })))
  expect(list(violations)).toEqual([])
  expect(
    list(incomplete).filter((finding) => waiverFor({ ...finding, engine: 'axe', certain: false }).waiver === undefined),
  ).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [PHONE, DESKTOP]) {
    for (const address of addresses) {
      test(`axe finds nothing on ${address} at ${viewport.width}, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize(viewport)
        await page.goto(address)
        await takenOver(page)
        await audit(page)
      })
    }
  }
  test(`axe finds nothing in the open menu, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(PHONE)
    await page.goto('/')
    await takenOver(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await audit(page)
  })
}
