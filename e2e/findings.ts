import { expect, type Page, type TestInfo } from 'playwright/test'
import { type Finding, isOpen, JUDGED, type Judged, type JudgedFinding } from '../tools/judged'
import { waiverFor } from './waivers'

/** WCAG criteria in an engine's tags: `wcag143` is 1.4.3; levels such as `wcag21aa` are none. */
export function criteriaOf(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? []
    return criterion ? [`${principle}.${guideline}.${criterion}`] : []
  })
}

/**
 * Takes a picture of a finding's node as it stands, with what is around it, unless a waiver covers the finding or the
 * test already has a picture of the node. A node that cannot be pictured is reported without.
 */
export async function pictured(page: Page, info: TestInfo, finding: Finding): Promise<Finding> {
  if (waiverFor(finding).waiver !== undefined) return finding
  const picture = `picture of ${finding.node}`
  const taken = info.attachments.filter(({ name }) => name.startsWith('picture of '))
  if (taken.some(({ name }) => name === picture)) return { ...finding, picture }
  if (taken.length >= PICTURES) return finding
  try {
    const clip = await page.evaluate(
      ({ node, margin, largest }) => {
        const box = document.querySelector(node)?.getBoundingClientRect()
        if (!box?.width || !box.height) return
        const x = Math.max(0, box.x + window.scrollX - margin)
        const y = Math.max(0, box.y + window.scrollY - margin)
        return {
          x,
          y,
          width: Math.min(box.width + 2 * margin, document.documentElement.scrollWidth - x, largest),
          height: Math.min(box.height + 2 * margin, largest),
        }
      },
      { node: finding.node, margin: 24, largest: 800 },
    )
    if (!clip) return finding
    await info.attach(picture, {
      body: await page.screenshot({ clip, fullPage: true, timeout: 10_000 }),
      contentType: 'image/png',
    })
    return { ...finding, picture }
  } catch {
    return finding
  }
}

/** Pictures that one test takes at most: a fault in a shared part is one fault. */
const PICTURES = 20

/** Lines of a list of findings before it is cut. */
const LINES = 19

/** The same finding in several states, once: as it was first met, and the states where it was met again. */
export function merged(findings: readonly JudgedFinding[]): { finding: JudgedFinding; more: string[] }[] {
  const found = new Map<string, { finding: JudgedFinding; more: string[] }>()
  for (const finding of findings) {
    const { engine, rule, node, certain } = finding
    const key = JSON.stringify([engine, rule, node, certain])
    const before = found.get(key)
    if (before) before.more.push(finding.state)
    else found.set(key, { finding, more: [] })
  }
  return [...found.values()]
}

/**
 * The open findings among these (those that no waiver covers), a line for each node and rule: first state, how many
 * more, engine, rule, criteria, node, how to mend it. At most 20 lines.
 */
export function openLines(findings: readonly JudgedFinding[]): string[] {
  const lines = merged(findings.filter(isOpen)).map(({ finding, more }) => {
    const { state, engine, rule, criteria, node, help, certain } = finding
    const states = more.length > 0 ? `${state} (and ${more.length} more)` : state
    const name = [engine, rule, ...(criteria.length > 0 ? [`(WCAG ${criteria.join(', ')})`] : [])].join(' ')
    return `${states} · ${name}${certain ? '' : ', undecided'} · ${node} · ${help}`
  })
  const shown = lines.slice(0, LINES)
  return lines.length > shown.length ? [...shown, `… and ${lines.length - shown.length} more: see the report`] : shown
}

/**
 * Ends a test's judgement: hands states and findings to the report, and fails on every finding that no waiver covers,
 * in at most 20 lines.
 */
export async function judge(
  info: TestInfo,
  { states, findings }: { states: Judged['states']; findings: readonly Finding[] },
) {
  if (states.length === 0) throw new Error('No state was judged.')
  const judged = findings.map((finding) => ({ ...finding, ...waiverFor(finding) }))
  await info.attach(JUDGED, { body: JSON.stringify({ states, findings: judged }), contentType: 'application/json' })
  const lines = openLines(judged)
  expect(lines.length, ['findings that no waiver in e2e/waivers.ts covers:', ...lines].join('\n')).toBe(0)
}
