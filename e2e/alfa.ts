import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Playwright } from '@siteimprove/alfa-playwright'
import rules, { type Flattened, Scope } from '@siteimprove/alfa-rules'
import type { Page } from 'playwright/test'
import type { Finding } from '../tools/judged'
import { namesOf } from './nodes'

/**
 * Left out of Alfa's stable rules (experimental and deprecated ones are not among them: they change without notice).
 * All other levels stay, AAA too where the site meets it: R66 is its enhanced text contrast.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'sia-r73': 'WCAG 1.4.8 (AAA), line height 1.5 in paragraphs: not promised; large lead texts are set tighter.',
}

type Judgement = Outcome.Applicable<Flattened.Input, Flattened.Target, Flattened.Question, Flattened.Subject>

const nameOf = ({ uri }: Flattened.Rule) => uri.slice(uri.lastIndexOf('/') + 1)
const chosen = [...rules].filter((rule) => !(nameOf(rule) in LEFT_OUT))
/** In a modal only a part of the page is there: rules about whole pages (first heading, skip link) have no meaning. */
const partial = chosen.filter((rule) => !rule.hasTag((tag) => tag.equals(Scope.Page)))

/** What Siteimprove's Alfa finds on the page as it stands, and how many of its rules had something to judge. */
export async function alfa(page: Page, state: string): Promise<{ checks: number; findings: Finding[] }> {
  const live = await page.evaluate(readable)
  const read = await Playwright.toPage(await page.evaluateHandle(() => document))
  const known = [...read.document.style].flatMap((sheet) => [...sheet.descendants()])
  const styles = known.filter(({ type }) => type === 'style').length
  // More may have come since: the menu brings its own.
  if (styles < live.styles) throw new Error(`Alfa read ${styles} of ${live.styles} style rules in ${state}.`)
  const outcomes: Judgement[] = []
  for (const outcome of await Audit.of(read, live.modal ? partial : chosen).evaluate()) {
    if (Outcome.isApplicable(outcome)) outcomes.push(outcome)
  }
  const checks = new Set(outcomes.map(({ rule }) => rule.uri)).size
  if (checks === 0) throw new Error(`Alfa judged nothing in ${state}.`)
  const bad = outcomes.filter((outcome) => !Outcome.isPassed(outcome))
  const nodes = await namesOf(
    page,
    bad.map(({ target }) => pathOf(target)),
  )
  const findings = bad.flatMap((outcome, index): Finding[] => {
    const { rule } = outcome
    const node = nodes[index]
    // What is inert is judged when it is not.
    if (!node || node.inert) return []
    const criteria = [...rule.requirements].flatMap((asked) => (asked.type === 'criterion' ? [asked] : []))
    return [
      {
        state,
        engine: 'alfa',
        rule: nameOf(rule),
        criteria: criteria.flatMap((asked) => ('chapter' in asked ? [String(asked.chapter)] : [])),
        node: node.selector,
        help: `${reasonOf(outcome)} ${rule.uri}`,
        certain: Outcome.isFailed(outcome),
      },
    ]
  })
  return { checks, findings }
}

/** XPath of what a rule judged: of the first element where it judged a group of them. */
function pathOf(target: Flattened.Target | undefined): string {
  // Nodes are iterable too: over their children.
  const [node] = target && !('path' in target) && Symbol.iterator in target ? target : [target]
  if (!node || !('path' in node)) throw new Error(`Alfa names no element but ${node}.`)
  return node.path()
}

function reasonOf(outcome: Judgement): string {
  if (!Outcome.isFailed(outcome)) return 'Alfa cannot tell.'
  const reasons = [...outcome.expectations].flatMap(([, met]) => (met.isErr() ? [met.getErr().message] : []))
  return `${reasons.join(' ').replaceAll(/\s+/g, ' ')}.`
}

/**
 * Runs in the page. Alfa reads a style sheet that holds any container rule as empty (alfa-dom 0.112, `toSheet`), and
 * would judge the page unstyled. So container rules are shown to it as media rules that match or do not, as they do at
 * the first element that they name. Answers how many style rules there are, and whether a modal is open.
 */
function readable(): { styles: number; modal: boolean } {
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
  for (const sheet of document.styleSheets) walk(sheet.cssRules)
  return { styles, modal: document.querySelector('[aria-modal="true"]') !== null }
}
