// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { audits } from '../../e2e/projects'
import { findBrowser } from '../../tools/browser'
import { apply, type Copy, makeCopy } from '../../tools/prove/copy'
import { E2E_REPORT } from '../../tools/reports'
import { someOf } from '../list'

/**
 * A page added tomorrow: README's two files in a copy of the project, and not a line of a test. Its text is too pale on
 * purpose; the gate has to find the page, and the fault on it.
 */
const PATH = '/page-for-trial'
const ROUTE = `import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '../layout/PageHead'
import { trialRecipe } from '../trial.styles'

export const Route = createFileRoute('${PATH}')({ component: Trial })

function Trial() {
  return (
    <>
      <PageHead path="${PATH}" />
      <section className={trialRecipe()}>
        <h1 tabIndex={-1}>A page for trial</h1>
        <p>This paragraph is too pale to be read.</p>
      </section>
    </>
  )
}
`
const RECIPE = `import { defineRecipe } from './theme/defineRecipe'

export const trialRecipe = defineRecipe({ className: 'trial', base: { padding: '120px 24px', color: 'ghost' } })
`
const ENTRY = `  '${PATH}': {
    title: 'A page for trial',
    description: 'Who makes the app, where they come from, and why they think that a ranked card is worth your while.',
    nav: 'Trial',
    sections: [],
  },
`
const END_OF_PAGES = '} as const satisfies Record<string, Page>'
const VIEW = `${PATH} at 390, light`

let copy: Copy

function run(program: string, ...args: string[]): string {
  const { CI: _, NODE_ENV: __, VITEST: ___, ...env } = process.env
  const { stdout, stderr } = spawnSync(program, args, {
    cwd: copy.folder,
    encoding: 'utf8',
    env: {
      ...env,
      PATH: `${resolve('node_modules/.bin')}${delimiter}${env.PATH}`,
      FORMLINE_BROWSER: findBrowser().executablePath,
      // One engine is enough to tell that the page is judged.
      GATE_ONLY: 'axe',
    },
  })
  return stdout + stderr
}

const playwright = (...args: string[]) => run('playwright', 'test', '--config=e2e/playwright.config.ts', ...args)

beforeAll(() => {
  copy = makeCopy('.cache/newPage')
  writeFileSync(join(copy.folder, `src/routes${PATH}.tsx`), ROUTE)
  writeFileSync(join(copy.folder, 'src/trial.styles.ts'), RECIPE)
  apply({ file: 'src/content/pages.ts', find: END_OF_PAGES, replace: ENTRY + END_OF_PAGES }, copy.folder)
  const built = run('vite', 'build', '--logLevel=error')
  expect(built, 'the copy builds').not.toMatch(/error/i)
}, 300_000)

describe('a page added with a contrast fault, and no test edited', { timeout: 300_000 }, () => {
  test('is prerendered', () => {
    expect(readFileSync(join(copy.folder, `dist${PATH}.html`), 'utf8')).toContain('too pale to be read')
  })

  test('has tests of its own in every audit', () => {
    const listed = playwright('--list', '--grep', PATH)
    // The tests of gate.spec.ts are declared by the gate itself.
    const files = someOf(Object.values(audits).flat(), 'audits').map((file) =>
      file.replace('gate.spec.ts', 'gate/gate.ts'),
    )
    for (const file of files) expect(listed).toContain(file)
  })

  test('is found by the audit, which names the fault, and by the picture tests, which ask for its pictures', () => {
    playwright('gate.spec.ts', 'visual.spec.ts', '--grep', `wrong on ${VIEW} @|${VIEW} looks`)
    const { stats } = JSON.parse(readFileSync(join(copy.folder, E2E_REPORT), 'utf8'))
    expect(stats).toMatchObject({ expected: 0, unexpected: 2 })
    const report = readFileSync(join(copy.folder, E2E_REPORT), 'utf8')
    expect(report).toContain('color-contrast')
    expect(report).toContain('baseline-missing')
  })
})
