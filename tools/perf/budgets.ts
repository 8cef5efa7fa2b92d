/** A budget: a measured figure is broken above `must` (Lighthouse: below it). */
export interface Budget {
  readonly what: string
  readonly unit: 'bytes' | 'ms' | 'ratio' | 'score' | 'shift' | 'percent' | 'times'
  readonly must: number
  /** The target: missing it is reported, but does not fail. */
  readonly aim: number
}

/** Every budget of the site. Bytes are those after brotli; for a phone 390 px wide at DPR 2. */
export const budgets = {
  homeHtml: { what: 'HTML with its CSS, besides its text', unit: 'bytes', must: 17_000, aim: 12_000 },
  legalHtml: { what: 'HTML with its CSS, besides its text', unit: 'bytes', must: 10_000, aim: 8_000 },
  homeView: { what: 'fetched until complete to look at', unit: 'bytes', must: 150_000, aim: 110_000 },
  legalView: { what: 'fetched until complete to look at, besides its text', unit: 'bytes', must: 75_000, aim: 60_000 },
  homeScript: { what: 'script of a first load, besides its text', unit: 'bytes', must: 104_000, aim: 103_000 },
  legalScript: { what: 'script of a first load, besides its text', unit: 'bytes', must: 94_000, aim: 93_000 },
  notFoundScript: { what: 'script after the first input, besides its text', unit: 'bytes', must: 90_000, aim: 86_000 },
  early: { what: 'script asked for before first contentful paint', unit: 'times', must: 0, aim: 0 },
  homeWhole: { what: 'everything, scrolled to its end', unit: 'bytes', must: 280_000, aim: 220_000 },
  lighthouse: { what: 'Lighthouse', unit: 'score', must: 100, aim: 100 },
  paint: { what: 'LCP against the same HTML without script', unit: 'ratio', must: 1.05, aim: 1.02 },
  tap: { what: 'delay of a tap on a link by script, 4 × CPU', unit: 'ms', must: 12, aim: 5 },
  tapPaint: { what: 'tap on a link to its first paint, against no script', unit: 'ratio', must: 1.05, aim: 1 },
  blocking: { what: 'TBT of tasks with our script, phone', unit: 'ms', must: 50, aim: 0 },
  task: { what: 'longest task with our script, 4 × CPU', unit: 'ms', must: 100, aim: 50 },
  shift: { what: 'CLS', unit: 'shift', must: 0, aim: 0 },
  interaction: { what: 'interaction to next paint, 4 × CPU', unit: 'ms', must: 200, aim: 100 },
  scrollTask: { what: 'longest task with our script in a long scroll, 6 × CPU', unit: 'ms', must: 50, aim: 50 },
  scrollLayouts: { what: 'layouts a frame in a long scroll', unit: 'times', must: 1, aim: 1 },
  heap: { what: 'heap after fifty navigations', unit: 'percent', must: 10, aim: 10 },
  nodes: { what: 'nodes after fifty navigations', unit: 'percent', must: 10, aim: 10 },
  back: { what: 'reasons against the back/forward cache', unit: 'times', must: 0, aim: 0 },
} as const satisfies Record<string, Budget>

/** The budgets of a page's HTML, of what its first view needs and of its script. */
export function budgetsOf(file: string) {
  const { homeHtml, legalHtml, homeView, legalView, homeScript, legalScript, notFoundScript } = budgets
  if (file === 'index.html') return { html: homeHtml, view: homeView, script: homeScript }
  return { html: legalHtml, view: legalView, script: file === '404.html' ? notFoundScript : legalScript }
}
