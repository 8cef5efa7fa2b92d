import { expect, type Page, type TestInfo, test } from 'playwright/test'
import type { Check, Judge } from './check.ts'
import { chosenChecks } from './checks.ts'
import type { GateConfig } from './config.ts'
import { type Finding, isOpen, JUDGED, type Judged, type JudgedFinding, openLines, viewNameOf } from './findings.ts'
import { atRest, momentsOf } from './moments.ts'
import { changeView, type Load, openView, type Site, siteOf, type View, viewOptions } from './views.ts'
import { waiverFor } from './waivers.ts'
import { isCertain } from './weigh.ts'

/**
 * Declares a Playwright test for each load of a page: it brings the page into each of its views and moments, and runs
 * every check that judges there.
 *
 * @param base the `test` to declare with, where a project has one of its own
 * @throws when the configuration names an unknown check, or one whose packages are not installed
 */
export function gateTests(config: GateConfig, base: typeof test = test): void {
  const { waiversFile = 'the configuration' } = config
  const site = siteOf(config)
  const checks = chosenChecks(config)
  for (const load of site.loads) {
    const due = dueIn(load, checks, site)
    const [first] = due
    if (!first) continue
    base.describe(() => {
      base.use(viewOptions(first.view))
      base(`nothing is wrong on ${load.name}`, { tag: '@a11y' }, async ({ page }, info) => {
        // A view may have a hundred states, and the machine may be busy.
        info.setTimeout(900_000 * due.length)
        await openView(page, first.view, config)
        const verdicts: Verdict[] = []
        let at = first.view
        for (const { view, here } of due) {
          if (view !== at) await changeView(page, at, view, config)
          at = view
          verdicts.push(await judgeView(page, view, site, here, info))
        }
        expect.soft(verdicts.flatMap(({ broken }) => broken)).toEqual([])
        const states = verdicts.flatMap(({ states }) => states)
        const findings = verdicts.flatMap((verdict) => verdict.findings)
        await info.attach(JUDGED, { body: JSON.stringify({ states, findings }), contentType: 'application/json' })
        const lines = openLines(findings)
        const message = `findings that no waiver in ${waiversFile} covers:`
        expect(lines.length, [message, ...lines].join('\n')).toBe(0)
      })
    })
  }
}

/** The views of a load in which a check judges, with these checks. */
const dueIn = ({ views }: Load, checks: readonly Check[], site: Site) =>
  views
    .map((view) => ({ view, here: checks.filter((check) => check.views(view, site)) }))
    .filter(({ here }) => here.length > 0)

/** The results of a view. */
interface Verdict {
  readonly states: Judged['states']
  readonly findings: readonly JudgedFinding[]
  /** What of the gate itself broke: a check that breaks does not silence the others. */
  readonly broken: readonly string[]
}

/**
 * Brings an opened view into each of its moments and runs every check that judges there.
 *
 * @param only names of the moments to judge; all by default
 * @throws when nothing was judged
 */
export async function judgeView(
  page: Page,
  view: View,
  site: Site,
  here: readonly Check[],
  info: TestInfo,
  only?: readonly string[],
): Promise<Verdict> {
  const { config } = site
  const { waivers = [], rulesOff = {} } = config
  const states: Judged['states'][number][] = []
  const findings: JudgedFinding[] = []
  const broken: string[] = []
  const attempt = async (check: Check, what: string, act: () => Promise<void>) => {
    await act().catch((error) =>
      broken.push(`${check.name} broke on ${view.name} at ${what}: ${error?.stack ?? error}`),
    )
  }

  const judges = new Map<Check, Judge>()
  for (const check of here)
    await attempt(check, 'the start', async () => void judges.set(check, await check.start(page, view, site)))
  // What comes with the page may fade in.
  await atRest(page)
  for (const moment of momentsOf(view, config)) {
    const due = [...judges].filter(([check]) => check.moments(moment, view, site))
    if (only && !only.includes(moment.name)) continue
    if (due.length === 0 || !(await moment.enter(page))) continue
    const told: Finding[] = []
    for (const [check, judgeMoment] of due) {
      await attempt(check, moment.name, async () => {
        const start = performance.now()
        const answers = await judgeMoment(moment)
        const seconds = (performance.now() - start) / 1000 / answers.length
        for (const answer of answers) {
          const state = [`${view.name}: ${moment.name}`, answer.state].filter(Boolean).join(', ')
          states.push({ name: state, engine: check.name, checks: answer.checks, seconds })
          told.push(...answer.findings.map((finding) => ({ state, engine: check.name, ...finding })))
        }
      })
    }
    const asked = told.filter(({ engine, rule }) => !(`${engine} ${rule}` in rulesOff))
    for (const said of asked) {
      const weighed = { ...said, certain: isCertain(said, config.level) }
      const finding = { ...weighed, ...waiverFor(weighed, waivers) }
      findings.push(finding)
      if (isOpen(finding)) await takePicture(page, info, finding)
    }
    await moment.leave?.(page)
  }
  if (states.length === 0 && broken.length === 0) throw new Error(`No state of ${view.name} was judged.`)
  return { states, findings, broken }
}

/** Pictures that one test takes at most: a fault in a shared part is one fault. */
const PICTURES = 20

/** Attaches a picture of a finding's node to the test, where one can be taken. */
async function takePicture(page: Page, info: TestInfo, { node, state }: Finding): Promise<void> {
  const picture = `picture of ${node} on ${viewNameOf(state)}`
  const taken = info.attachments.filter(({ name }) => name.startsWith('picture of '))
  if (taken.length >= PICTURES || taken.some(({ name }) => name === picture)) return
  const shot = page.locator(node).first().screenshot({ timeout: 2000 })
  const body = await shot.catch(() => undefined)
  if (body) await info.attach(picture, { body, contentType: 'image/png' })
}
