// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findBrowser } from '../../tools/browser.ts'

/** The simulated machine: its files, its user, and the results of commands. */
const machine = vi.hoisted(() => ({
  files: new Set<string>(),
  uid: 1000,
  platform: 'linux',
  commands: [] as string[],
  options: [] as { env?: Record<string, string>; stdio?: string; timeout?: number }[],
  brings: {} as Record<string, string>,
}))
const SHELL = '/usr/bin/chromium-headless-shell'
const OWN = '/cache/playwright/chromium'

vi.mock('playwright', () => {
  const engine = (name: string) => ({ executablePath: () => `/cache/playwright/${name}` })
  return { chromium: engine('chromium'), firefox: engine('firefox'), webkit: engine('webkit') }
})
vi.mock('node:os', () => ({ platform: () => machine.platform, userInfo: () => ({ uid: machine.uid }) }))
vi.mock('node:fs', () => ({
  existsSync: (path: string) => machine.files.has(path),
  accessSync: (path: string, mode: number) => {
    if (!machine.files.has(path) || mode !== 1) throw new Error('ENOENT')
  },
  constants: { X_OK: 1 },
}))
vi.mock('node:child_process', () => ({
  spawnSync: (command: string, args: string[], options: (typeof machine.options)[number]) => {
    machine.options.push(options)
    const line = [command, ...args].join(' ')
    machine.commands.push(line)
    const file = Object.entries(machine.brings).find(([start]) => line.startsWith(start))?.[1]
    if (file) machine.files.add(file)
    return { status: file ? 0 : 1 }
  },
}))

beforeEach(() => {
  machine.files.clear()
  machine.commands.length = 0
  machine.options.length = 0
  machine.brings = {}
  machine.uid = 1000
  machine.platform = 'linux'
  vi.stubEnv('CI', '')
})

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the browser for the tests', () => {
  test('it is Playwright’s own if installed, and nothing is downloaded', () => {
    machine.files.add(OWN)
    expect(findBrowser()).toEqual({ executablePath: OWN, source: `Playwright's own build (${OWN})` })
    expect(machine.commands).toEqual([])
  })

  test('it is Playwright’s own if it can be downloaded', () => {
    machine.brings = { 'npx playwright install chromium': OWN }
    expect(findBrowser().source).toContain('Playwright')
  })

  test('it is an installed Chromium if nothing can be downloaded', () => {
    machine.files.add('/usr/bin/chromium')
    expect(findBrowser()).toEqual({
      executablePath: '/usr/bin/chromium',
      source: 'installed browser (/usr/bin/chromium)',
    })
  })

  test('it is an installed Chrome if there is no Chromium', () => {
    machine.files.add('/usr/bin/google-chrome')
    expect(findBrowser().executablePath).toBe('/usr/bin/google-chrome')
  })

  test('it is Debian’s headless package rather than an installed browser', () => {
    machine.uid = 0
    for (const file of ['/usr/bin/apt-get', '/usr/bin/chromium', SHELL]) machine.files.add(file)
    expect(findBrowser().executablePath).toBe(SHELL)
    expect(machine.commands.filter((line) => line.startsWith('apt-get'))).toEqual([])
  })

  test('it is that package even if root has to install it first', () => {
    machine.uid = 0
    for (const file of ['/usr/bin/apt-get', '/usr/bin/chromium']) machine.files.add(file)
    machine.brings = { 'apt-get install': SHELL }
    expect(findBrowser()).toEqual({ executablePath: SHELL, source: `installed browser (${SHELL})` })
  })

  test('it is an installed browser if the package cannot be installed', () => {
    machine.uid = 0
    for (const file of ['/usr/bin/apt-get', '/usr/bin/chromium']) machine.files.add(file)
    expect(findBrowser().executablePath).toBe('/usr/bin/chromium')
  })

  test('a full browser is not the headless package, and root installs it', () => {
    machine.uid = 0
    for (const file of ['/usr/bin/apt-get', SHELL]) machine.files.add(file)
    machine.brings = { 'apt-get install': '/usr/bin/chromium' }
    expect(findBrowser('chromium', { whole: true }).executablePath).toBe('/usr/bin/chromium')
    expect(machine.commands.at(-1)).toMatch(/ chromium$/)
  })

  test('a headless package alone is not a full browser', () => {
    machine.files.add(SHELL)
    expect(() => findBrowser('chromium', { whole: true })).toThrow(/^No browser/)
  })

  test('without any, the error says what to do', () => {
    expect(findBrowser).toThrow(
      /^No browser for the tests: run "npx playwright install chromium", or install Chromium or Chrome, and try again\.$/,
    )
  })

  test('who is not root installs no package', () => {
    machine.files.add('/usr/bin/apt-get')
    expect(findBrowser).toThrow(/^No browser/)
    expect(machine.commands.filter((line) => line.startsWith('apt-get'))).toEqual([])
  })

  test('a package that cannot be installed is no browser', () => {
    machine.uid = 0
    machine.files.add('/usr/bin/apt-get')
    expect(findBrowser).toThrow(/^No browser/)
  })

  for (const engine of ['firefox', 'webkit'] as const) {
    test(`${engine} is Playwright’s own, downloaded if missing`, () => {
      machine.brings = { [`npx playwright install ${engine}`]: `/cache/playwright/${engine}` }
      expect(findBrowser(engine).executablePath).toBe(`/cache/playwright/${engine}`)
      expect(machine.commands).toEqual([`npx playwright install ${engine}`])
    })

    test(`${engine} is fetched with the libraries that it needs on CI’s machine`, () => {
      vi.stubEnv('CI', 'true')
      machine.brings = { [`npx playwright install ${engine} --with-deps`]: `/cache/playwright/${engine}` }
      expect(findBrowser(engine).executablePath).toBe(`/cache/playwright/${engine}`)
    })

    test(`an installed Chromium does not replace ${engine}, and the error says what to do`, () => {
      machine.files.add('/usr/bin/chromium')
      expect(() => findBrowser(engine)).toThrow(
        new RegExp(`^No ${engine} for the tests: run "npx playwright install --with-deps ${engine}"`),
      )
    })
  }
  test.each([
    SHELL,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
  ])('%s is one', (path) => {
    machine.files.add(path)
    expect(findBrowser().executablePath).toBe(path)
  })

  test('Playwright’s own is fetched without its second, headless build', () => {
    machine.files.add('/usr/bin/chromium')
    findBrowser()
    expect(machine.commands).toEqual(['npx playwright install chromium --no-shell'])
  })

  test('Debian’s package is installed after an update of the list, without recommended packages', () => {
    machine.uid = 0
    machine.files.add('/usr/bin/apt-get')
    machine.brings = { 'apt-get install': SHELL }
    findBrowser()
    expect(machine.commands.slice(1)).toEqual([
      'apt-get update --quiet',
      'apt-get install --yes --quiet --no-install-recommends chromium-headless-shell',
    ])
  })

  test('commands run without questions or output, for ten minutes at most, in the same environment', () => {
    vi.stubEnv('MARK', '7')
    expect(findBrowser).toThrow()
    vi.unstubAllEnvs()
    expect(machine.options).toEqual([
      {
        stdio: 'ignore',
        timeout: 600_000,
        env: expect.objectContaining({ DEBIAN_FRONTEND: 'noninteractive', MARK: '7' }),
      },
    ])
  })

  test.each([
    ['another system than Linux', { platform: 'darwin', files: ['/usr/bin/apt-get'] }],
    ['a Linux without apt-get', { platform: 'linux', files: [] }],
  ])('on %s no package is installed', (_, { platform, files }) => {
    machine.uid = 0
    machine.platform = platform
    for (const file of files) machine.files.add(file)
    machine.brings = { 'apt-get install': SHELL }
    expect(findBrowser).toThrow(/^No browser/)
    expect(machine.commands.filter((line) => line.startsWith('apt-get'))).toEqual([])
  })
})
