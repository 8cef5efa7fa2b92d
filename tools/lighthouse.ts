import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from 'playwright'
import { pagePaths } from '../src/content/pages.ts'
import { browserArgs } from './browser.ts'
import { isPreviewToday } from './launch.ts'
import { createSiteServer } from './server.ts'

/**
 * Judges every page of the built site by Lighthouse, on a phone and on a desktop, and tries whether Back shows it as it
 * was left: `node tools/lighthouse.ts`, in a whole Chrome, since the headless shell has no back/forward cache: that of
 * `CHROME_PATH`, else the installed one. Times are only valid on an idle machine.
 */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
/** Largest contentful paint and total blocking time, ms; cumulative layout shift. */
const LIMITS = { 'largest-contentful-paint': 1300, 'total-blocking-time': 50, 'cumulative-layout-shift': 0 }

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
const executablePath = process.env.CHROME_PATH
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : { channel: 'chrome' }),
  args: [...browserArgs, `--remote-debugging-port=${port}`],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
})

/** A preview asks not to be indexed. */
const skipAudits = isPreviewToday() ? ['is-crawlable'] : []

/** What is wrong with a page in one form; prints what was measured. */
async function faultsOf(path: string, form: 'mobile' | 'desktop'): Promise<string[]> {
  const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES, skipAudits } as const
  const result = await lighthouse(site + path, flags, form === 'desktop' ? desktopConfig : undefined)
  if (!result) throw new Error(`Lighthouse gives no result for ${path}.`)
  const { categories, audits } = result.lhr
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const)
  const values = Object.keys(LIMITS).map((name) => [name, audits[name]?.numericValue ?? Number.NaN] as const)
  console.log(`${path} ${form}: ${[...scores, ...values].map(([name, value]) => `${name} ${value}`).join(', ')}`)
  const isFault = ([name, value]: readonly [string, number]) =>
    name in LIMITS ? !(value <= LIMITS[name as keyof typeof LIMITS]) : value < 100
  return [...scores, ...values].filter(isFault).map(([name, value]) => `${path} ${form}: ${name} is ${value}`)
}

/** Whether the browser restores a page that it has left. */
async function isRestored(path: string): Promise<boolean> {
  const page = await browser.newPage()
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
for (const path of pagePaths) {
  if (!(await isRestored(path))) faults.push(`${path}: Back loads it anew`)
  faults.push(...(await faultsOf(path, 'mobile')), ...(await faultsOf(path, 'desktop')))
}
for (const fault of faults) console.error(`FAILED: ${fault}`)
console.log(`${pagePaths.length} pages, ${faults.length} faults`)
await browser.close()
server.close()
process.exitCode = faults.length === 0 ? 0 : 1
