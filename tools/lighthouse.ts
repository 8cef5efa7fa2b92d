import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { chromium } from 'playwright'
import { pagePaths } from '../src/content/pages.ts'
import { browserArgs, findBrowser } from './browser.ts'
import { createSiteServer } from './server.ts'

/**
 * Audits every page of the built site with Lighthouse, on an emulated phone and on a desktop, and checks the median of
 * three runs: `node tools/lighthouse.ts`. Times are valid only on an idle machine.
 */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Largest contentful paint and total blocking time, ms; cumulative layout shift. */
const LIMITS = { 'largest-contentful-paint': 1200, 'total-blocking-time': 50, 'cumulative-layout-shift': 0 }

// Hosts compress text, and the scores depend on the compressed size.
const dir = '.cache/lighthouse'
rmSync(dir, { recursive: true, force: true })
cpSync('dist', dir, { recursive: true })
for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
  if (/\.(html|js|svg|txt|xml)$/.test(name))
    writeFileSync(`${dir}/${name}.br`, brotliCompressSync(readFileSync(`${dir}/${name}`)))
}
const server = createSiteServer({ dir }).listen(0)
const site = `http://localhost:${(server.address() as AddressInfo).port}`
const port = 9222
const browser = await chromium.launch({ ...findBrowser(), args: [...browserArgs, `--remote-debugging-port=${port}`] })

let failures = 0
for (const path of pagePaths) {
  for (const [device, config] of [['mobile'], ['desktop', desktopConfig]] as const) {
    const runs: Result[] = []
    for (let run = 0; run < 3; run++) {
      // `is-crawlable` fails in a preview, which has `noindex`.
      const flags = { port, onlyCategories: [...CATEGORIES], skipAudits: ['is-crawlable'] }
      const result = await lighthouse(site + path, { ...flags, logLevel: 'error' }, config)
      if (result) runs.push(result.lhr)
    }
    const { categories, audits } = computeMedianRun(runs)
    const scores = CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100, 100, Infinity] as const)
    const times = Object.entries(LIMITS).map(
      ([name, most]) => [name, audits[name]?.numericValue ?? NaN, 0, most] as const,
    )
    for (const [name, value, least, most] of [...scores, ...times]) {
      const passed = value >= least && value <= most
      if (!passed) failures++
      console.log(`${passed ? 'passed' : 'FAILED'}: ${path} ${device} ${name} ${value}`)
    }
  }
}
await browser.close()
server.close()
process.exitCode = failures === 0 ? 0 : 1
