import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const result = (id: string, ...nodes: string[]) => ({
  id,
  help: `${id} help`,
  helpUrl: 'https://axe.test',
  nodes: nodes.map((node) => ({ target: [node], failureSummary: 'Fix it' })),
})
const axe = vi.hoisted(() => ({ violations: [] as object[], incomplete: [] as object[], contexts: [] as unknown[] }))
vi.mock('axe-core', () => ({
  default: {
    configure: () => undefined,
    run: async (context: unknown) => {
      axe.contexts.push(context)
      return { violations: axe.violations, incomplete: axe.incomplete }
    },
  },
}))

let lines: string[] = []
let changed = () => {}
/** Replaces the browser's observer, which would continue after its test. */
class Observer {
  constructor(callback: () => void) {
    changed = callback
  }
  observe() {}
}

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('MutationObserver', Observer)
  lines = []
  for (const level of ['warn', 'info'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(`${level}: ${line}`))
  Object.assign(axe, { violations: [result('label', 'main')], incomplete: [result('aria', 'body')], contexts: [] })
  await import('../../gate/dev/devAudit')
  await vi.advanceTimersByTimeAsync(1000)
})
afterEach(() => void vi.useRealTimers())

/** The page changes and comes to rest. */
async function change() {
  changed()
  await vi.advanceTimersByTimeAsync(2000)
}

test('a violation is logged as a warning, and an undecided result as information', () => {
  expect(lines).toEqual([
    'warn: axe label: label help\nmain\nFix it\nhttps://axe.test',
    'info: axe cannot decide aria: aria help\nbody\nFix it\nhttps://axe.test',
  ])
})

test('a finding is not reported again until it has been fixed', async () => {
  await change()
  expect([axe.contexts.length, lines.length]).toEqual([2, 2])
  axe.incomplete = []
  await change()
  axe.incomplete = [result('aria', 'body')]
  await change()
  expect(lines.slice(2)).toEqual([expect.stringContaining('axe cannot decide aria')])
})

test('an undecided result that now fails is reported again', async () => {
  Object.assign(axe, { violations: [result('aria', 'body')], incomplete: [] })
  await change()
  expect(lines.slice(2)).toEqual([expect.stringMatching(/^warn: axe aria/)])
})

test('the error overlay of Vite is left alone', () => {
  expect(axe.contexts).toEqual([{ exclude: ['vite-error-overlay'] }])
})
