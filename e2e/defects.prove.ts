import { siteOf } from '../gate/src/views'
import { defectTests } from '../gate/test/seed'
import { defects } from './defects'
import { gateConfig } from './gate.config'
import { expect, test } from './site'

/** Proves the gate: every seeded defect of the page is caught by the check meant for it (`npm run gate:prove`). */
defectTests(siteOf(gateConfig), defects, test)

test('there are at least 190 defects', () => {
  expect(defects.length).toBeGreaterThanOrEqual(190)
})
