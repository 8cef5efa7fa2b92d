import type { Browser, Page } from 'playwright'
import { budgets } from './budgets.ts'
import { median, type Row, repeat, row } from './row.ts'
import type { Sites } from './serve.ts'
import { type Seen, seen, visit, waitForHydration } from './visit.ts'

/**
 * Loads a page with script and without, on a slow phone: the difference is the cost of script. A round has two pairs,
 * one with script first and one with script last, so that the order has no effect. No traces are recorded, since they
 * slow a page down.
 *
 * @param rounds number of rounds, of which the median is taken
 */
export async function comparePaints(browser: Browser, sites: Sites, path: string, rounds: number): Promise<Row[]> {
  const site = () => load(browser, sites.site + path, waitForHydration)
  const plain = () => load(browser, sites.plain + path, (page) => page.waitForTimeout(1500))
  const loads = await repeat(rounds, async () => {
    const [first, ...between] = [await site(), await plain(), await plain()] as const
    return { site: [first, await site()], plain: between }
  })
  const paintOf = (pair: readonly Seen[]) => pair.reduce((sum, { largestPaint }) => sum + largestPaint, 0) / pair.length
  const ratios = loads.map(({ site, plain }) => paintOf(site) / paintOf(plain))
  const middle = (kind: 'site' | 'plain') => Math.round(median(loads.map((round) => paintOf(round[kind]))))
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  const note = `${middle('site')} with script, ${middle('plain')} ms without; rounds ${spread}`
  const shifts = loads.flatMap(({ site }) => site.map(({ shift }) => shift))
  return [row(budgets.paint, path, median(ratios), note), row(budgets.shift, path, Math.max(...shifts))]
}

async function load(browser: Browser, address: string, settled: (page: Page) => Promise<void>) {
  return visit(browser, { cpu: 4, network: true }, async (page) => {
    await page.goto(address, { waitUntil: 'load' })
    await settled(page)
    const result = await seen(page)
    if (!result.largestPaint) throw new Error(`${address} was not painted.`)
    return result
  })
}
