import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from 'playwright'
import { pagePaths } from '../src/content/pages.ts'
import { browserArgs, findBrowser } from './browser.ts'
import { createSiteServer } from './server.ts'

/**
 * `npx node tools/benchmark.ts dist ../other/dist`: the longest task and the blocking time (task time above 50 ms) from
 * the first JavaScript file until the page is idle, at a quarter of the CPU's speed. The builds alternate in one run;
 * each figure is the median of nine, in ms. Compare figures only within a run.
 */
const RUNS = 9

async function measure(browser: Browser, url: string): Promise<readonly [longest: number, blocking: number]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const tasks: PerformanceEntry[] = []
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true })
    Object.assign(window, { tasks })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1500)
  const durations = await page.evaluate(() => {
    const [first] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const { tasks } = window as unknown as { tasks: PerformanceEntry[] }
    return tasks.filter(({ startTime }) => first && startTime >= first.startTime).map(({ duration }) => duration)
  })
  await page.close()
  return [Math.max(0, ...durations), durations.reduce((sum, duration) => sum + duration - 50, 0)]
}

const median = (values: readonly number[]) => Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0)

const browser = await chromium.launch({ args: [...browserArgs], ...findBrowser() })
const builds = process.argv.slice(2).map((dir) => ({ dir, server: createSiteServer({ dir }).listen(0) }))
for (const path of [...pagePaths, '/no-such-page']) {
  const results = builds.map(() => [] as (readonly [number, number])[])
  for (let run = 0; run < RUNS; run++)
    for (const [i, { server }] of builds.entries())
      results[i]?.push(await measure(browser, `http://localhost:${(server.address() as AddressInfo).port}${path}`))
  for (const [i, { dir }] of builds.entries()) {
    const [longest, blocking] = [0, 1].map((column) => median(results[i]?.map((result) => result[column] ?? 0) ?? []))
    console.log(`${path} ${dir}: longest task ${longest}, blocking ${blocking}`)
  }
}
await browser.close()
for (const { server } of builds) server.close()
