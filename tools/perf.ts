import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { browserArgs, findBrowser } from './browser.ts'
import { freePort } from './freePort.ts'
import { runLighthouse } from './perf/audit.ts'
import { budgets, budgetsOf } from './perf/budgets.ts'
import { firstLoad } from './perf/firstLoad.ts'
import { measureInteractions } from './perf/interactions.ts'
import { measureNavigations } from './perf/navigations.ts'
import { comparePaints } from './perf/pairs.ts'
import { inTurn, isBroken, type Row, row, tableOf } from './perf/row.ts'
import { measureStart } from './perf/scriptTasks.ts'
import { serveSites } from './perf/serve.ts'
import { measureBack, measureGrowth, measureScrolls } from './perf/stamina.ts'
import { visit } from './perf/visit.ts'
import { addresses } from './visits.ts'
import { fileOf, weigh } from './weight.ts'

/**
 * Measures the built site against every budget, prints one table and fails when a budget is broken. Also written to
 * .cache/perf.md. Figures in ms are medians, and only valid on a machine that is otherwise idle.
 *
 * --runs <number>        loads for tasks, scrolls and runs of Lighthouse, 5 by default; twice that and one are the rounds
 * that compare paints (four loads) and taps (two), with script and without
 * --only <part>          bytes, paint, navigations, interactions, stamina or lighthouse; may be given again
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', multiple: true } },
})
const runs = Number(values.runs)
const rounds = 2 * runs + 1

const { executablePath, source } = findBrowser()
const port = await freePort()
// Phones position glyphs at fractions of a pixel; a desktop's hinting would cause layout shifts that they do not have.
const args = [...browserArgs, '--font-render-hinting=none', `--remote-debugging-port=${port}`]
const browser = await chromium.launch({ executablePath, args })
const sites = await serveSites()
console.log(`Browser: ${source}; medians of ${runs}, of paints and taps ${rounds} rounds`)

const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  bytes: () => weighPages(browser),
  paint: () =>
    eachPage(async (path) => [
      ...(await comparePaints(browser, sites, path, rounds)),
      ...(await measureStart(browser, sites.site, path, runs)),
    ]),
  navigations: () => measureNavigations(browser, sites, rounds),
  interactions: () => measureInteractions(browser, sites.site),
  stamina: async () => [
    ...(await measureScrolls(browser, sites.site, runs)),
    ...(await measureGrowth(browser, sites.site)),
    ...(await withWholeBrowser((whole) => measureBack(whole, sites.site))),
  ],
  lighthouse: () => runLighthouse(port, sites.site, runs),
}

const rows: Row[] = []
for (const name of values.only ?? Object.keys(parts)) {
  const measure = parts[name]
  if (!measure) throw new Error(`There is no part "${name}"; there are ${Object.keys(parts).join(', ')}.`)
  console.log(`— ${name}`)
  rows.push(...(await measure()))
}
const table = tableOf(rows)
console.log(`\n${table}\n\n${rows.filter(isBroken).length} of ${rows.length} budgets broken`)
mkdirSync('.cache', { recursive: true })
writeFileSync('.cache/perf.md', `\`\`\`\n${table}\n\`\`\`\n`)
await browser.close()
sites.close()
process.exitCode = rows.some(isBroken) ? 1 : 0

async function weighPages(browser: Browser): Promise<Row[]> {
  const weights = weigh()
  const fixed = weights.flatMap(({ file, html, text, script }) => [
    row(budgetsOf(file).html, file, html - text),
    row(budgetsOf(file).script, file, script - text),
  ])
  const loaded = await eachPage(async (path) => {
    const { view, early, whole } = await visit(browser, { cpu: 1 }, (page) => firstLoad(page, sites.site + path))
    const home = path === '/'
    const file = fileOf(sites.site + path)
    const text = home ? 0 : (weights.find((weight) => weight.file === file)?.text ?? 0)
    return [
      row(budgetsOf(file).view, path, view - text),
      row(budgets.early, path, early.length, early.join(' ')),
      ...(home ? [row(budgets.homeWhole, path, whole)] : []),
    ]
  })
  return [...fixed, ...loaded]
}

/**
 * Runs `measure` with the back/forward cache: in a full browser, without the argument by which Playwright disables it.
 */
async function withWholeBrowser(measure: (browser: Browser) => Promise<Row[]>): Promise<Row[]> {
  const { executablePath } = findBrowser('chromium', { whole: true })
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const whole = await chromium.launch({ executablePath, args: [...browserArgs], ignoreDefaultArgs })
  const rows = await measure(whole)
  await whole.close()
  return rows
}

async function eachPage(measure: (path: string) => Promise<Row[]>): Promise<Row[]> {
  return (await inTurn(addresses, measure)).flat()
}
