// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { askedEngine, findBrowser, pinned } from '../../tools/browser.ts'

vi.mock('node:child_process', { spy: true })
vi.mock('playwright', () => {
  const missing = { executablePath: () => '/nowhere' }
  return { chromium: missing, firefox: missing, webkit: missing }
})

test.runIf(pinned)('Chromium is unpacked from the package in the lock file and starts', () => {
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'))
  const { stdout } = spawnSync(findBrowser().executablePath, ['--version'], { encoding: 'utf8' })
  expect(stdout).toMatch(new RegExp(`Chrom\\S* ${version.split('.')[0]}\\.`))
})

test('another engine is named by FORMLINE_ENGINE, and an unknown name is refused', () => {
  vi.stubEnv('FORMLINE_ENGINE', 'webkit')
  expect(askedEngine()).toBe('webkit')
  vi.stubEnv('FORMLINE_ENGINE', 'netscape')
  expect(() => askedEngine()).toThrow('FORMLINE_ENGINE is "netscape" and can be chromium, firefox, webkit.')
})

test('where an engine cannot be downloaded, an error says what to run', () => {
  vi.stubEnv('CI', '')
  vi.mocked(spawnSync).mockReturnValueOnce({ status: 1 } as ReturnType<typeof spawnSync>)
  expect(() => findBrowser('firefox')).toThrow('run "npx playwright install firefox"')
})
