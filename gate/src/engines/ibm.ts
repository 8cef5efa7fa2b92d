import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Checker } from 'accessibility-checker-engine'
import type { Page } from 'playwright/test'
import { type Answer, atTopAndOpen, type Check, type RawFinding } from '../check.ts'
import { isModalOpen } from '../moments.ts'
import { namesOf } from '../page/nodes.ts'

const PACKAGE = 'accessibility-checker-engine'

/** WCAG 2.2 A and AA; IBM's own rules add good practice. */
const GUIDELINES = ['WCAG_2_2', 'IBM_Accessibility']

/**
 * Rules that only ask for review (POTENTIAL or MANUAL, never FAIL), on every page that has a style sheet, a link or the
 * word "right". Each with the check that answers instead.
 */
const QUESTIONS: Readonly<Record<string, string>> = {
  style_color_misuse: 'Asked of every style sheet. Whether color alone says something is for a person to read.',
  style_highcontrast_visible: 'Asked of every style sheet. The gate judges every page in forced colors.',
  style_viewport_resizable: 'Asked of every style sheet with vw units. The gate judges every page with doubled text.',
  style_focus_visible: 'Asked of whatever has a border. The keyboard check measures each ring on pixels.',
  element_tabbable_visible: 'Asked of what is off screen until focused. The keyboard check holds that each stop shows.',
  element_tabbable_unobscured: 'Asked of links in closed parts. The keyboard check holds that no stop is covered.',
  text_sensory_misuse: 'Asked of words such as "right" and "below", which a person has to read.',
}

/**
 * IBM's Equal Access engine. It is slow, and does not depend on scrolling, so it runs at the top of the page and with
 * each modal open.
 */
export const ibm: Check = {
  packages: [PACKAGE],
  views: ({ main }) => main,
  moments: atTopAndOpen,
  start: (page) => async (moment) => (moment.kind === 'top' || (await isModalOpen(page)) ? [await run(page)] : []),
}

async function run(page: Page): Promise<Answer> {
  if (!(await page.evaluate(() => 'gateIbm' in window))) {
    const source = readFileSync(createRequire(import.meta.url).resolve(`${PACKAGE}/ace.js`), 'utf8')
    // Evaluated, since the page's Content-Security-Policy would block a script element.
    await page.evaluate(`${source};window.gateIbm = ace;0`)
  }
  const { checks, results } = await page.evaluate(
    async ({ guidelines, questions }) => {
      const { gateIbm } = window as unknown as { gateIbm: { Checker: new () => Checker } }
      const checker = new gateIbm.Checker()
      const report = await checker.check(document, guidelines)
      const criteria = (rule: string) =>
        checker
          .getGuidelines()
          .filter(({ id }) => guidelines.includes(id))
          .flatMap(({ checkpoints }) => checkpoints.filter(({ rules }) => rules?.some(({ id }) => id === rule)))
          .map(({ num }) => num)
          .filter((num) => /^\d/.test(num))
      return {
        checks: new Set(report.results.map(({ ruleId }) => ruleId)).size,
        results: report.results
          .filter(({ value, ruleId }) => value[1] !== 'PASS' && (value[1] === 'FAIL' || !questions.includes(ruleId)))
          .map(({ ruleId, reasonId, value, path, message }) => ({
            rule: ruleId,
            criteria: [...new Set(criteria(ruleId))],
            certain: value[1] === 'FAIL',
            path: path.dom ?? '',
            help: `${message}: ${checker.engine.getHelp(ruleId, reasonId ?? 0)}`,
          })),
      }
    },
    { guidelines: GUIDELINES, questions: Object.keys(QUESTIONS) },
  )
  if (checks === 0) throw new Error("IBM's engine judged nothing.")
  const nodes = await namesOf(
    page,
    results.map(({ path }) => path),
  )
  const findings = results.flatMap(({ path: _, ...result }, index): RawFinding[] => {
    const node = nodes[index]
    // The engine takes inert headings for empty ones.
    return node === undefined ? [] : [{ node, ...result }]
  })
  return { checks, findings }
}
