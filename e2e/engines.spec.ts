import type { Finding } from '../tools/judged'
import { alfa } from './alfa'
import { judge } from './findings'
import { ibm } from './ibm'
import { test } from './site'
import { mainViews, momentsOf, openView, viewOptions } from './states'

/** Two engines of other families than axe: each has its own rules, and its own reading of the same ones. */
const engines = [
  { name: 'ibm', title: "IBM's engine", run: ibm },
  { name: 'alfa', title: "Siteimprove's engine", run: alfa },
]

/** They are slow, and scrolling changes nothing for them: the top of the page, and the open menu where there is one. */
const MOMENTS = ['top', 'menu open']

for (const view of mainViews) {
  test.describe(() => {
    test.use(viewOptions(view))
    for (const { name, title, run } of engines) {
      test(`${title} finds nothing on ${view.name}`, { tag: '@a11y' }, async ({ page }) => {
        await openView(page, view)
        const states: { name: string; engine: string; checks: number }[] = []
        const findings: Finding[] = []
        for (const moment of momentsOf(view).filter((moment) => MOMENTS.includes(moment.name))) {
          if (!(await moment.enter(page))) continue
          const state = `${view.name}: ${moment.name}`
          const result = await run(page, state)
          states.push({ name: state, engine: name, checks: result.checks })
          findings.push(...result.findings)
        }
        await judge(test.info(), { states, findings })
      })
    }
  })
}
