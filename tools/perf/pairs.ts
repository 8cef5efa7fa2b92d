import type { Browser, Page } from 'playwright'
import { budgets } from './budgets.ts'
import { median, type Row, row } from './row.ts'
import type { Sites } from './serve.ts'
import { seen, visit, waitForHydration } from './visit.ts'

/**
 * Loads a page with script and without, on a slow phone: the difference is the cost of script. A round has two pairs,
 * one with script first and one with script last, so that the order has no effect. No traces are recorded, since they
 * slow a page down.
 *
 * @param rounds number of rounds, of which the median is taken
 */
export async function comparePaints(browser: Browser, sites: Sites, path: string, rounds: number): Promise<Row[]> {
  const shifts: number[] = []
  const site = async () => {
    const { largestPaint, shift } = await load(browser, sites.site + path, waitForHydration)
    shifts.push(shift)
    return largestPaint
  }
  const plain = async () => (await load(browser, sites.plain + path, (page) => page.waitForTimeout(1500))).largestPaint
  const measured: { site: number; plain: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const first = await site()
    const between = [await plain(), await plain()] as const
    measured.push({ site: mean(first, await site()), plain: mean(...between) })
  }
  const ratios = measured.map(({ site, plain }) => site / plain)
  const paints = (['site', 'plain'] as const).map((kind) => Math.round(median(measured.map((round) => round[kind]))))
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  return [
    row(budgets.paint, path, median(ratios), `${paints[0]} with script, ${paints[1]} ms without; rounds ${spread}`),
    row(budgets.shift, path, Math.max(...shifts)),
  ]
}

const mean = (a: number, b: number) => (a + b) / 2

async function load(browser: Browser, address: string, settled: (page: Page) => Promise<void>) {
  return visit(browser, { cpu: 4, network: true }, async (page) => {
    await page.goto(address, { waitUntil: 'load' })
    await settled(page)
    const result = await seen(page)
    if (!result.largestPaint) throw new Error(`${address} was not painted.`)
    return result
  })
}
