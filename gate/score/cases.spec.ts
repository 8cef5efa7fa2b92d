import { appendFileSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserContext, type Page, test } from 'playwright/test'
import type { Check, Judge } from '../src/check.ts'
import type { CheckName, GateConfig } from '../src/config.ts'
import { checks } from '../src/checks.ts'
import { momentsOf } from '../src/moments.ts'
import { openView, type Site, siteOf, type View } from '../src/views.ts'
import type { Answered, ScoreRun } from './score.ts'

/** Takes each page of a list through the engines and checks, and writes down what each of them says. */

const { addresses, asked, file, only }: ScoreRun = JSON.parse(
  process.env.GATE_SCORE ? readFileSync(process.env.GATE_SCORE, 'utf8') : '{"addresses":[],"asked":{}}',
)
/** An engine that takes longer has broken on the page, ms. */
const LONGEST = 60_000
/** Addresses of one test, and pages at once in it: much of what a check does is to wait for the page. */
const [SHARE, ABREAST] = [40, 3]

const chosen = checks.filter(({ name }) => !only || only.includes(name as CheckName))

const configOf = (address: string): GateConfig => ({
  pages: [{ address }],
  level: 'AAA',
  ready: (page) => page.waitForLoadState('load'),
})
const conditions: readonly NonNullable<View['condition']>[] = [
  { name: 'zoom 200%', window: { width: 640, height: 512 }, scarce: true },
  { name: 'doubled text', textSize: 32, scarce: true },
]
/** The same three views as before. */
const viewsOf = (address: string): View[] =>
  [undefined, ...conditions].map((condition) => ({
    name: address,
    address,
    ...(condition?.window ?? { width: 1280, height: 1024 }),
    scheme: 'light',
    ...(condition && { condition }),
    main: false,
    sample: true,
  }))

for (let first = 0; first < addresses.length; first += SHARE) {
  test(`pages from ${first + 1} on`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' })
    const mine = addresses.slice(first, first + SHARE).values()
    const take = async () => {
      const tabs: Tabs = new Map()
      for (const address of mine)
        for (const answer of await answersTo(context, tabs, address))
          appendFileSync(file, `${JSON.stringify(answer)}\n`)
    }
    await Promise.all(Array.from({ length: ABREAST }, take))
  })
}

/**
 * Tabs by text size. Each takes one page after the other: a new tab for each would take longer than most checks.
 */
type Tabs = Map<number | undefined, Page>

async function answersTo(context: BrowserContext, tabs: Tabs, address: string): Promise<Answered[]> {
  const site = siteOf(configOf(address))
  const answers: Answered[] = []
  for (const view of viewsOf(address)) {
    const here = chosen.filter((check) => asked[address]?.includes(check.name) && judgesHere(check, view, site))
    if (here.length === 0) continue
    const textSize = view.condition?.textSize
    const page = tabs.get(textSize) ?? (await context.newPage())
    tabs.set(textSize, page)
    const said = await judged(page, view, site, here)
    answers.push(...said)
    // What broke a check may break those of the next page, too.
    if (said.every(({ broken }) => broken === undefined)) continue
    tabs.delete(textSize)
    await page.close()
  }
  return answers
}

/** Where a check judges a site; axe, which is asked in every condition there, once. */
const judgesHere = (check: Check, view: View, site: Site) =>
  !view.condition || (['reflow', 'text-size'].includes(check.name) && check.views(view, site))

async function judged(page: Page, view: View, site: Site, here: readonly Check[]): Promise<Answered[]> {
  const { address, width, height } = view
  const [top] = momentsOf(view, site.config)
  if (!top) throw new Error('A page has a top.')
  page.setDefaultTimeout(LONGEST)
  await page.setViewportSize({ width, height })
  const opened = await attempt(async () => {
    await stay(page, address)
    await openView(page, view, site.config)
  })
  if (opened.broken) return [{ address, check: 'the page', findings: [], ...opened }]
  const starts: { check: Check; judge: Attempt<Judge> }[] = []
  // The spread copy is not a main view, so axe does not add hovered and focused states.
  for (const check of here)
    starts.push({ check, judge: await attempt(async () => check.start(page, { ...view }, site)) })
  const answers: Answered[] = []
  for (const { check, judge } of starts) {
    const { result, broken } = judge.result ? await attempt(judge.result, top) : { ...judge, result: undefined }
    const findings = result?.flatMap(({ findings }) => findings) ?? []
    answers.push({ address, check: check.name, findings, ...(broken && { broken }) })
  }
  return answers
}

/**
 * A page that leads elsewhere after a time (`<meta http-equiv="refresh">`) is kept from it, so that each check judges
 * the page and not, on a slow day, what comes after it.
 */
async function stay(page: Page, address: string) {
  await page.unrouteAll()
  const served = await page.request.get(address)
  if (!/http-equiv\s*=\s*["']?refresh/i.test(await served.text())) return
  let navigations = 0
  await page.route('**', (route) => {
    const request = route.request()
    const navigates = request.isNavigationRequest() && request.frame() === page.mainFrame()
    return navigates && ++navigations > 1 ? route.fulfill({ status: 204 }) : route.continue()
  })
}

interface Attempt<Result> {
  readonly result?: Result
  readonly broken?: string
}

/** What a function answers, or the first line of what broke it. */
async function attempt<Given extends readonly unknown[], Result>(
  act: (...given: Given) => Promise<Result>,
  ...given: Given
): Promise<Attempt<Result>> {
  const late = sleep(LONGEST, undefined, { ref: false }).then(() => {
    throw new Error(`It took longer than ${LONGEST} ms.`)
  })
  return Promise.race([act(...given), late]).then(
    (result) => ({ result }),
    (error) => ({ broken: String(error).split('\n', 1).join() }),
  )
}
