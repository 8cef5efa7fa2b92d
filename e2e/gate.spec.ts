import { conditions } from '../gate/config'
import { gateTests } from '../gate/gate'
import { askedEngine } from '../tools/browser'
import { gateConfig } from './gate.config'
import { expect, test } from './site'

/**
 * Every page in every state, by every engine and check of the gate. Firefox and WebKit run only checks whose result
 * depends on the browser and that do not need Chromium's protocol. `GATE_ONLY=axe,contrast` runs these alone.
 */
const only = process.env.GATE_ONLY?.split(',')
const site = gateTests(
  askedEngine() === 'chromium'
    ? { ...gateConfig, ...(only && { only }) }
    : {
        ...gateConfig,
        only: ['reflow', 'targets', 'motion'],
        conditions: conditions.filter(({ textSize }) => !textSize),
      },
  test,
)

test('the menu and every contents list have been found by name', async ({ page }) => {
  for (const { address, sections = [] } of gateConfig.pages) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    await gateConfig.ready?.(page)
    const [menu, contents] = gateConfig.openers ?? []
    expect(await menu?.open(page), `menu of ${address}`).toBe(true)
    await menu?.close(page)
    const listed = (await page.locator('main nav a[href^="#"]').count()) > 0
    expect(sections.length > 0 && (await contents?.open(page)), `contents of ${address}`).toBe(listed)
  }
  expect(site.mainViews.length).toBeGreaterThan(0)
})
