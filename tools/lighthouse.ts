import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { type Browser, chromium } from 'playwright'
import { facts } from '../src/content/facts.ts'
import { pagePaths } from '../src/content/pages.ts'
import { browserArgs, findBrowser } from './browser.ts'
import { createSiteServer } from './server.ts'

/**
 * Judges every page of the built site by the median run of Lighthouse, on a phone and on a desktop, in the Chromium of
 * the tests: `node tools/lighthouse.ts`. Times are only valid on an idle machine. Then tries whether Back shows each page
 * as it was left, in a whole Chrome, since the headless shell has no back/forward cache: that of `CHROME_PATH`, else the
 * installed one.
 */
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
/** Largest contentful paint and total blocking time, ms; cumulative layout shift. */
const LIMITS = { 'largest-contentful-paint': 1200, 'total-blocking-time': 50, 'cumulative-layout-shift': 0 }

// Hosts compress text; the scores depend on the bytes that are sent.
const dir = '.cache/lighthouse'
rmSync(dir, { recursive: true, force: true })
cpSync('dist', dir, { recursive: true })
for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
  if (/\.(html|js|css|svg|txt|xml)$/.test(name))
    writeFileSync(`${dir}/${name}.br`, brotliCompressSync(readFileSync(`${dir}/${name}`)))
}
const server = createSiteServer({ dir }).listen(0)
const site = `http://localhost:${(server.address() as AddressInfo).port}`
const port = 9222
const browser = await chromium.launch({ ...findBrowser(), args: [...browserArgs, `--remote-debugging-port=${port}`] })

/** A preview asks not to be indexed. */
const skipAudits = facts.launched ? [] : ['is-crawlable']

/** What is wrong with a page in one form; prints what was measured. */
async function faultsOf(path: string, form: 'mobile' | 'desktop'): Promise<string[]> {
  const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES, skipAudits } as const
  const config = form === 'desktop' ? desktopConfig : undefined
  const runs: Result[] = []
  while (runs.length < RUNS) {
    const run = await lighthouse(site + path, flags, config)
    if (!run) throw new Error(`Lighthouse gives no result for ${path}.`)
    runs.push(run.lhr)
  }
  const { categories, audits } = computeMedianRun(runs)
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const)
  const values = Object.keys(LIMITS).map((name) => [name, audits[name]?.numericValue ?? Number.NaN] as const)
  console.log(`${path} ${form}: ${[...scores, ...values].map(([name, value]) => `${name} ${value}`).join(', ')}`)
  const isFault = ([name, value]: readonly [string, number]) =>
    name in LIMITS ? !(value <= LIMITS[name as keyof typeof LIMITS]) : value < 100
  return [...scores, ...values].filter(isFault).map(([name, value]) => `${path} ${form}: ${name} is ${value}`)
}

/** Whether a browser restores a page that it has left. */
async function isRestored(whole: Browser, path: string): Promise<boolean> {
  const page = await whole.newPage()
  await page.goto(site + path)
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.goto(`${site}/no-such-page`)
  await page.goBack({ waitUntil: 'commit' })
  const kept = page.waitForFunction(() => 'kept' in window, undefined, { timeout: 10_000 })
  const restored = await kept.then(
    () => true,
    () => false,
  )
  await page.close()
  return restored
}

const faults: string[] = []
for (const path of pagePaths) faults.push(...(await faultsOf(path, 'mobile')), ...(await faultsOf(path, 'desktop')))
await browser.close()
const executablePath = process.env.CHROME_PATH
const whole = await chromium.launch({
  ...(executablePath ? { executablePath } : { channel: 'chrome' }),
  args: [...browserArgs],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
})
for (const path of pagePaths) if (!(await isRestored(whole, path))) faults.push(`${path}: Back loads it anew`)
await whole.close()
server.close()
for (const fault of faults) console.error(`FAILED: ${fault}`)
console.log(`${pagePaths.length} pages, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
