import { expect, type Page, type TestInfo } from 'playwright/test'
import type { GateConfig } from './config.ts'
import { type Finding, JUDGED, type Judged, openLines, viewNameOf } from './findings.ts'
import { waiverFor } from './waivers.ts'

/**
 * Takes a screenshot of a finding's node with its surroundings, unless the test already has one. Where that is not
 * possible, the finding is reported without a screenshot.
 */
export async function pictured(page: Page, info: TestInfo, finding: Finding): Promise<Finding> {
  const picture = `picture of ${finding.node} on ${viewNameOf(finding.state)}`
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

/**
 * Ends a test: hands states and findings to the report, and fails if a finding is not covered by a waiver, with a
 * message of at most 20 lines.
 */
export async function judge(
  info: TestInfo,
  { states, findings }: { states: Judged['states']; findings: readonly Finding[] },
  { waivers = [], waiversFile = 'the configuration' }: Pick<GateConfig, 'waivers' | 'waiversFile'>,
): Promise<void> {
  if (states.length === 0) throw new Error('No state was judged.')
  const judged = findings.map((finding) => ({ ...finding, ...waiverFor(finding, waivers) }))
  await info.attach(JUDGED, { body: JSON.stringify({ states, findings: judged }), contentType: 'application/json' })
  const lines = openLines(judged)
  expect(lines.length, [`findings that no waiver in ${waiversFile} covers:`, ...lines].join('\n')).toBe(0)
}
