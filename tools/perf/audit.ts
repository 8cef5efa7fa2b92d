import lighthouse, { desktopConfig } from 'lighthouse'
import { pagePaths } from '../../src/content/pages.ts'
import { budgets } from './budgets.ts'
import { median, type Row, row } from './row.ts'

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
  const rows: Row[] = []
  for (const path of pagePaths) {
    for (const [form, config] of forms) {
      const scores = new Map<string, number[]>()
      const faults = new Set<string>()
      for (let run = 0; run < runs; run++) {
        const result = await lighthouse(site + path, { port, logLevel: 'error', onlyCategories: CATEGORIES }, config)
        if (!result) throw new Error(`Lighthouse gives no result for ${path}.`)
        const { categories, audits } = result.lhr
        for (const { title, score, auditRefs } of Object.values(categories)) {
          if (score === null) throw new Error(`Lighthouse gives ${path} no score for ${title}.`)
          scores.set(title, [...(scores.get(title) ?? []), Math.round(score * 100)])
          if (score < 1) for (const { id, weight } of auditRefs) if (weight && audits[id]?.score !== 1) faults.add(id)
        }
      }
      for (const [title, values] of scores) {
        const note = values.some((value) => value < 100) ? `${values.join(' ')}: ${[...faults].join(', ')}` : ''
        rows.push(row(budgets.lighthouse, `${path}, ${form}, ${title}`, median(values), note))
      }
    }
  }
  return rows
}
