import lighthouse, { desktopConfig } from 'lighthouse'
import { pagePaths } from '../../src/content/pages.ts'
import { budgets } from './budgets.ts'
import { inTurn, median, type Row, repeat, row } from './row.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const forms = [
  ['mobile', undefined],
  ['desktop', desktopConfig],
] as const

/**
 * Lighthouse's four categories of every page, on a phone and on a desktop.
 *
 * @param port of the browser's remote debugging
 * @param number of runs, of which the medians are taken
 * @throws when Lighthouse gives no result or no score
 */
export async function runLighthouse(port: number, site: string, runs: number): Promise<Row[]> {
  const visits = pagePaths.flatMap((path) => forms.map(([form, config]) => ({ path, form, config })))
  const rows = await inTurn(visits, async ({ path, form, config }) => {
    const results = await repeat(runs, async () => {
      const result = await lighthouse(site + path, { port, logLevel: 'error', onlyCategories: CATEGORIES }, config)
      if (!result) throw new Error(`Lighthouse gives no result for ${path}.`)
      return result.lhr
    })
    return CATEGORIES.map((category) => {
      const scores = results.map(({ categories }) => {
        const score = categories[category]?.score ?? undefined
        if (score === undefined) throw new Error(`Lighthouse gives ${path} no score for ${category}.`)
        return Math.round(score * 100)
      })
      const faults = results.flatMap(({ categories, audits }) => {
        const counted = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
        return counted.map(({ id }) => id).filter((id) => audits[id]?.score !== 1)
      })
      const note = scores.some((score) => score < 100) ? `${scores.join(' ')}: ${[...new Set(faults)].join(', ')}` : ''
      return row(budgets.lighthouse, `${path}, ${form}, ${category}`, median(scores), note)
    })
  })
  return rows.flat()
}
