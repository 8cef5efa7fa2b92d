/**
 * Test files of components, and those that replace modules, globals or time. They need a window, unless they state
 * another environment, and a worker for each file.
 */
export const parts = [
  'tests/*.test.{ts,tsx}',
  'tests/{home,layout,legal,ui}/*.test.{ts,tsx}',
  'tests/tools/{browser,devAudit,githubPages,scripts,setup}.test.ts',
]

/** Test files of built pages. They need a window, to parse them, which they leave as it was. All others need none. */
export const built = ['tests/built/*.test.ts']
