import { readdirSync, readFileSync } from 'node:fs'

/** Test files of components, and those that replace globals or time. They need a window, unless they state otherwise. */
export const parts = [
  'tests/*.test.{ts,tsx}',
  'tests/{home,layout,legal,ui}/*.test.{ts,tsx}',
  'tests/tools/{browser,devAudit,githubPages,scripts,setup}.test.ts',
]

/** Test files of built pages. They need a window, to parse them, which they leave as it was. All others need none. */
export const built = ['tests/built/*.test.ts']

/** Test files that replace modules: each has a worker of its own. All others share workers and modules. */
export const alone = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => `tests/${name.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('vi.mock('))
