// @vitest-environment node
import { expect, test } from 'vitest'
import { type Suite, summaryOf } from '../../tools/summary.ts'

const steps = [
  { name: 'build', passed: 1, failed: 0 },
  { name: 'browser tests', passed: 3, failed: 2 },
]

const attached = (judged: object) => ({ name: 'judged', body: Buffer.from(JSON.stringify(judged)).toString('base64') })
const spec = (title: string, judged?: object, message?: string) => ({
  title,
  ok: message === undefined,
  tests: [{ results: [{ attachments: judged ? [attached(judged)] : [], errors: message ? [{ message }] : [] }] }],
})
const finding = (waiver?: number) => ({
  state: '/ at 390',
  engine: 'axe',
  rule: 'color-contrast',
  criteria: ['1.4.3', '1.4.6'],
  node: 'main > p',
  help: 'Darken\nit.',
  certain: true,
  ...(waiver !== undefined && { waiver }),
})
const state = (name: string, engine: string, checks: number) => ({ name, engine, checks })

test('the summary of a run without browser tests is the table of its steps', () => {
  expect(summaryOf(steps.slice(0, 1))).toBe('| Step | Passed | Failed |\n| --- | --- | --- |\n| build | 1 | 0 |')
})

test('it counts states, checks, findings and waived findings for each judge, in all files', () => {
  const suites: Suite[] = [
    {
      file: 'audit.spec.ts',
      specs: [spec('home', { states: [state('/', 'axe', 90), state('/, dark', 'axe', 91)], findings: [finding()] })],
      suites: [
        {
          file: 'audit.spec.ts',
          specs: [spec('terms', { states: [state('/terms', 'axe', 9)], findings: [finding(0)] })],
        },
      ],
    },
    { file: 'engines.spec.ts', specs: [spec('alfa', { states: [state('/', 'alfa', 70)], findings: [] })] },
  ]
  expect(summaryOf(steps, suites).split('\n\n')[1]).toBe(
    '| Judge | States | Checks | Findings | Waived |\n| --- | --- | --- | --- | --- |\n| alfa | 1 | 70 | 0 | 0 |\n| axe | 3 | 190 | 1 | 1 |',
  )
})

test('it tells state, rule, criteria, node and next step of each finding that no waiver covers', () => {
  const judged = { states: [state('/', 'axe', 90)], findings: [finding(0), finding()] }
  expect(summaryOf(steps, [{ file: 'audit.spec.ts', specs: [spec('home', judged)] }]).split('\n\n')[2]).toBe(
    '| State | Rule | WCAG | Node | Next step |\n| --- | --- | --- | --- | --- |\n| / at 390 | axe color-contrast | 1.4.3 1.4.6 | main > p | Darken it. |',
  )
})

test('it names each failed test with the first line of what it says, without colors and as plain text', () => {
  const suites: Suite[] = [
    { file: 'menu.spec.ts', specs: [spec('opens | closes', undefined, '\u001b[31mno <dialog>\u001b[39m\nat line 3')] },
  ]
  expect(summaryOf(steps, suites).split('\n\n').at(-1)).toBe(
    '| Failed test | Says |\n| --- | --- |\n| menu.spec.ts: opens \\| closes | no \\<dialog> |',
  )
})

test('what is attached for others, and what passed, is not told of', () => {
  const other = { name: 'trace', body: 'AAAA' }
  const passed = { title: 'x', ok: true, tests: [{ results: [{ attachments: [other], errors: [] }] }] }
  expect(summaryOf(steps, [{ file: 'a.spec.ts', specs: [passed] }])).toBe(summaryOf(steps))
})

test('a cell is one line, its words one blank apart', () => {
  expect(summaryOf([{ name: 'the\n   build', passed: 1, failed: 0 }])).toContain('| the build | 1 | 0 |')
})

test('twenty failed tests are all shown', () => {
  const specs = Array.from({ length: 20 }, (_, index) => spec(`test ${index}`, undefined, 'no'))
  expect(summaryOf(steps, [{ file: 'a.spec.ts', specs }])).not.toContain('more')
})

test('of many failed tests it shows twenty and counts the rest', () => {
  const suites: Suite[] = [
    { file: 'a.spec.ts', specs: Array.from({ length: 23 }, (_, index) => spec(`test ${index}`, undefined, 'no')) },
  ]
  const summary = summaryOf(steps, suites)
  expect(summary.match(/a\.spec\.ts/g)).toHaveLength(20)
  expect(summary).toMatch(/\n\n… and 3 more: see the log\.$/)
})

test('a failure that says nothing is listed all the same', () => {
  const silent = { title: 'x', ok: false, tests: [{ results: [{ attachments: [{ name: 'trace' }], errors: [] }] }] }
  expect(summaryOf(steps, [{ file: 'a.spec.ts', specs: [silent] }])).toContain('| a.spec.ts: x | no message |')
})

test('without a step there is no summary', () => {
  expect(() => summaryOf([])).toThrow('No step was run')
})
