import { viewOptions } from '@formline/gate'
import { expect, type Page } from 'playwright/test'
import { chosenChecks } from '../gate/src/checks'
import { judgeView } from '../gate/src/gate'
import { openView, siteOf } from '../gate/src/views'
import { waiverFor } from '../gate/src/waivers'
import { put } from '../gate/test/seed'
import { nameOf } from '../tools/visits'
import { defects } from './defects'
import { gateConfig } from './gate.config'
import { test } from './site'

/**
 * The yardstick of the round that cut the proof: each distinct defect of the page is put into the view that it was written
 * for, if `npm test` judges that view, and has to be found by any check of the preset `merge`, or else by the names and
 * roles of the page. The two hundred defects were 134 distinct ones, each named once for every check that found it.
 */
const site = siteOf(gateConfig)
const checks = chosenChecks(gateConfig)
const distinct = new Map(
  defects.map((defect) => [
    defect.id.replace(
      /-(axe|ibm|alfa|document|contrast|keyboard|reflow|targets|text-size|motion|destinations|practice|labels)$/,
      '',
    ),
    defect,
  ]),
)

for (const [id, defect] of distinct) {
  const view = site.views.find(
    ({ address, width, scheme, condition }) =>
      address === defect.address &&
      width === defect.width &&
      scheme === defect.scheme &&
      condition?.name === defect.condition,
  )
  test(`there is a view for ${id}`, () => expect(view).toBeDefined())
  if (!view) continue
  test.describe(() => {
    test.use({ ...viewOptions(view), allowedMessages: /./ })
    test(`${id}: ${defect.breaks}`, async ({ page }) => {
      await openView(page, view, gateConfig)
      expect(await put(page, defect as never), 'places that the defect was put into').toBeGreaterThan(0)
      const here = checks.filter((check) => check.views(view, site))
      const { findings } = await judgeView(page, view, site, here, [defect.moment ?? 'top'])
      const open = findings.filter((finding) => waiverFor(finding, gateConfig.waivers ?? []).waiver === undefined)
      const by = new Set(open.map(({ engine, rule }) => `${engine} ${rule}`))
      if (by.size === 0 && (await namesChanged(page, defect.address, defect.width))) by.add('names.spec.ts')
      console.log(`${by.size > 0 ? 'caught' : 'MISSED'} ${id}: ${[...by].slice(0, 4).join(', ')}`)
      expect([...by]).not.toEqual([])
    })
  })
}

/** Whether names, roles or links of the page differ from its snapshot. */
async function namesChanged(page: Page, address: string, width: number) {
  const { readFileSync } = await import('node:fs')
  void width
  const committed = readFileSync(`${import.meta.dirname}/names/${nameOf(address)}.yml`, 'utf8')
  await page.setViewportSize({ width: 390, height: 844 })
  const now = await page.locator('body').ariaSnapshot()
  // The copyright year is that of the build here.
  const plain = (text: string) => text.replace(/20\d\d/g, '').trim()
  return plain(now) !== plain(committed)
}
