import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gateConfig } from '../../e2e/gate.config'
import { checks } from '../../gate/checks'
import { scripts } from '../../package.json'
import { someOf } from '../list'

/** The gate's own settings: whoever loosens one has to loosen it here too, where a review sees it. */

const text = (file: string) => readFileSync(file, 'utf8')
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`)
const specs = someOf(
  ['e2e', 'tests', 'gate'].flatMap((folder) => filesIn(folder, /\.(test|spec|prove)\.tsx?$/)),
  'tests',
)

describe('nothing is excepted', () => {
  test('no script and no workflow goes on after a failure', () => {
    const workflows = filesIn('.github', /\.yml$/).flatMap((file) => text(file).match(/^.*\brun: .*$/gm) ?? [])
    const forgiving = /\|\||; *true|exit 0|set \+e|continue-on-error|--retries|--passWithNoTests|--bail/
    expect([...Object.values(scripts), ...workflows].filter((each) => forgiving.test(each))).toEqual([])
  })

  test('no test is retried, left out or the only one', () => {
    expect(text('e2e/playwright.config.ts')).toMatch(/^ {2}retries: 0,$/m)
    expect(text('e2e/playwright.config.ts')).toMatch(/^ {2}forbidOnly: Boolean\(process\.env\.CI\),$/m)
    expect(`${text('vite.config.ts')}${text('tools/vitest.mutation.config.ts')}`).not.toMatch(/retry|allowOnly/)
    const left =
      /\b(test|it|describe)(\.\w+)*\.(only|todo|fixme|fails)\b|\b(it|describe)\.skip\b|retries:|test\.skip\(\s*['"\x60]/
    expect(specs.filter((file) => !file.endsWith('gateSettings.test.ts') && left.test(text(file)))).toEqual([])
  })

  test('a test is skipped only if a browser or a host lacks what it tests', () => {
    const skips = specs.flatMap((file) =>
      [...text(file).matchAll(/test\.skip\(\s*(?!['"])([^\n]*)/g)].map(
        ([, why]) => `${file.split('/').at(-1)}: ${why}`,
      ),
    )
    const allowed = /browserName|viewport|process\.env\.CI|count\(\)\) === 0|status\(\) !== 200/
    expect(skips.filter((skip) => !allowed.test(skip))).toEqual([])
  })
})

describe('the scope of the gate', () => {
  test('every engine and check runs, at level AAA on all pages', () => {
    const names =
      'html-validate reflow targets text-size motion contrast document labels language destinations practice axe ibm alfa'
    expect(checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining(`${names} keyboard traps sound behavior`.split(' ')),
    )
    expect([gateConfig.level, gateConfig.only, gateConfig.strictMarkup]).toEqual(['AAA', undefined, true])
    expect(gateConfig.windows).toBeUndefined()
    expect(gateConfig.conditions).toBeUndefined()
    expect(Object.keys(gateConfig.rulesOff ?? {})).toHaveLength(3)
  })

  test('behavior is tried in all three engines', () => {
    const rows = text('.github/workflows/checks.yml').match(/(?<=- \{ engine: )\w+/g)
    expect(rows).toEqual(['chromium', 'firefox', 'webkit'])
  })

  test.each([
    ['tools/stryker.config.json', /"break": (\d+)/, 90, 'at least'],
    ['gate/checks/contrast.ts', /TOLERATED = ([\d.]+)/, 0.02, 'at most'],
    ['gate/checks/contrast.ts', /AA: \{ normal: ([\d.]+)/, 4.5, 'at least'],
    ['gate/checks/contrast.ts', /AAA: \{ normal: ([\d.]+)/, 7, 'at least'],
    ['gate/checks/targets.ts', /SIDE = (\d+)/, 44, 'at least'],
    ['gate/checks/textSize.ts', /GROWTH = ([\d.]+)/, 1.75, 'at least'],
    ['gate/checks/reflow.ts', /SLACK = ([\d.]+)/, 1.5, 'at most'],
    ['gate/engines/axeRules.ts', /minSize: (\d+)/, 44, 'at least'],
  ] as const)('%s holds its threshold: %s', (file, pattern, bound, side) => {
    const value = Number(pattern.exec(text(file))?.[1])
    if (side === 'at least') expect(value).toBeGreaterThanOrEqual(bound)
    else expect(value).toBeLessThanOrEqual(bound)
  })
})
