import type { Outcome } from '@siteimprove/alfa-act'
import type { Flattened } from '@siteimprove/alfa-rules'
import type { Page } from 'playwright/test'
import { type Answer, atTopAndOpen, type Check, type RawFinding } from '../check.ts'
import type { GateConfig } from '../config.ts'
import { isModalOpen } from '../moments.ts'
import { hidesContent, namesOf } from '../page/nodes.ts'

type Judgement = Outcome.Applicable<Flattened.Input, Flattened.Target, Flattened.Question, Flattened.Subject>

/** The level of a criterion, which may differ between versions of WCAG. */
interface Levels {
  every(holds: (level: string) => boolean): boolean
}

/** What scrolls can be focused. */
const SCROLLABLE = 'sia-r84'

const nameOf = ({ uri }: Flattened.Rule) => uri.slice(uri.lastIndexOf('/') + 1)

/**
 * Siteimprove's Alfa: its stable rules (experimental and deprecated ones change without notice). It is slow, and does not
 * depend on scrolling, so it runs at the top of the page and with each modal open.
 */
export const alfa: Check = {
  packages: ['@siteimprove/alfa-act', '@siteimprove/alfa-playwright', '@siteimprove/alfa-rules'],
  views: ({ main }) => main,
  moments: atTopAndOpen,
  start:
    (page, _, { config }) =>
    async (moment) =>
      moment.kind === 'top' || (await isModalOpen(page)) ? [await run(page, config)] : [],
}

/** The rules of a level that the configuration does not switch off. */
function rulesOf(rules: Iterable<Flattened.Rule>, { level = 'AA', rulesOff = {} }: GateConfig): Flattened.Rule[] {
  return [...rules].filter((rule) => {
    const levels = [...rule.requirements].flatMap((asked) => ('level' in asked ? [asked.level as Levels] : []))
    const enhanced = levels.length > 0 && levels.every((level) => level.every((name) => name === 'AAA'))
    return !(`alfa ${nameOf(rule)}` in rulesOff) && (level === 'AAA' || !enhanced)
  })
}

async function run(page: Page, config: GateConfig): Promise<Answer> {
  // Loaded here, since the packages are installed only where this engine is asked.
  const { Audit, Outcome } = await import('@siteimprove/alfa-act')
  const { Playwright } = await import('@siteimprove/alfa-playwright')
  const { default: rules, Scope } = await import('@siteimprove/alfa-rules')
  const styleRules = await page.evaluate(readable)
  const read = await Playwright.toPage(await page.evaluateHandle(() => document))
  const known = [...read.document.style].flatMap((sheet) => [...sheet.descendants()])
  const styles = known.filter(({ type }) => type === 'style').length
  // An opened menu may have added style sheets.
  if (styles < styleRules) throw new Error(`Alfa read ${styles} of ${styleRules} style rules.`)
  const chosen = rulesOf(rules, config)
  // Rules about whole pages (first heading, skip link) do not apply to a modal.
  const partial = chosen.filter((rule) => !rule.hasTag((tag) => tag.equals(Scope.Page)))
  const outcomes: Judgement[] = []
  for (const outcome of await Audit.of(read, (await isModalOpen(page)) ? partial : chosen).evaluate()) {
    if (Outcome.isApplicable(outcome)) outcomes.push(outcome)
  }
  const checks = new Set(outcomes.map(({ rule }) => rule.uri)).size
  if (checks === 0) throw new Error('Alfa judged nothing.')
  const bad = outcomes.filter((outcome) => !Outcome.isPassed(outcome))
  const nodes = await namesOf(
    page,
    bad.map(({ target }) => pathOf(target)),
  )
  const findings: RawFinding[] = []
  for (const [index, outcome] of bad.entries()) {
    const node = nodes[index]
    const rule = nameOf(outcome.rule)
    if (node === undefined || (rule === SCROLLABLE && !(await hidesContent(page, node)))) continue
    const criteria = [...outcome.rule.requirements].flatMap((asked) =>
      asked.type === 'criterion' && 'chapter' in asked ? [String(asked.chapter)] : [],
    )
    const certain = Outcome.isFailed(outcome)
    const help = `${certain ? reasonOf(outcome) : 'Alfa cannot tell.'} ${outcome.rule.uri}`
    findings.push({ rule, criteria, node, help, certain })
  }
  return { checks, findings }
}

/** XPath of the target of a rule; of a group of elements, that of the first. */
function pathOf(target: Flattened.Target | undefined): string {
  // Alfa's nodes are iterable too, over their children.
  const [node] = target && !('path' in target) && Symbol.iterator in target ? target : [target]
  if (!node || !('path' in node)) throw new Error(`Alfa names no element but ${node}.`)
  return node.path()
}

function reasonOf(outcome: Outcome.Failed<Flattened.Input, Flattened.Target, Flattened.Question, Flattened.Subject>) {
  const reasons = [...outcome.expectations].flatMap(([, met]) => (met.isErr() ? [met.getErr().message] : []))
  return `${reasons.join(' ').replaceAll(/\s+/g, ' ')}.`
}

/**
 * Runs in the page. Alfa reads a style sheet that holds any container rule as empty (alfa-dom 0.112, `toSheet`), and
 * would judge the page unstyled. So container rules are shown to it as media rules that match or do not, as they do at
 * the first element that they name. Answers how many style rules there are.
 */
function readable(): number {
  const matches = (rule: CSSContainerRule) => {
    const selectors = [...rule.cssRules].flatMap((inner) => (inner instanceof CSSStyleRule ? inner.selectorText : []))
    const named = selectors
      .map((selector) => document.querySelector(selector.replaceAll(/::[\w-]+/g, '')))
      .find(Boolean)
    if (!named) return false
    const probe = rule.insertRule(':not(#none) { counter-set: in-container 1 }')
    const answer = getComputedStyle(named).counterSet === 'in-container 1'
    rule.deleteRule(probe)
    return answer
  }
  let styles = 0
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) styles += 1
      if (rule instanceof CSSContainerRule) {
        Object.defineProperties(rule, {
          constructor: { value: CSSMediaRule, configurable: true },
          conditionText: { value: matches(rule) ? 'all' : 'not all', configurable: true },
        })
      }
      if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) {
    try {
      walk(sheet.cssRules)
    } catch {
      // Style sheets of another origin cannot be read.
    }
  }
  return styles
}
