// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { findBrowser } from '../../tools/browser.ts'

/** The simulated machine: its files, its user, and the files that commands bring. */
const machine = vi.hoisted(() => ({
  files: new Set<string>(),
  uid: 1000,
  platform: 'linux',
  commands: [] as string[],
  options: [] as object[],
  brings: {} as Record<string, string>,
}))

vi.mock('playwright', () => {
  const engine = (name: string) => ({ executablePath: () => `/cache/${name}` })
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
  spawnSync: (command: string, args: string[], options: object) => {
    const line = [command, ...args].join(' ')
    machine.commands.push(line)
    machine.options.push(options)
    const file = Object.entries(machine.brings).find(([start]) => line.startsWith(start))?.[1]
    if (file) machine.files.add(file)
    return { status: file ? 0 : 1 }
  },
}))

const APT = '/usr/bin/apt-get'
const CHROMIUM = '/usr/bin/chromium'
const SHELL = '/usr/bin/chromium-headless-shell'
const FETCH = 'npx playwright install chromium --no-shell'
const INSTALL = 'apt-get install --yes --quiet --no-install-recommends'

/** A machine with these files; `root` may install packages. */
function onMachine(files: readonly string[], { root = false, platform = 'linux', brings = {} } = {}) {
  Object.assign(machine, { files: new Set(files), uid: root ? 0 : 1000, platform, commands: [], options: [], brings })
}
beforeEach(() => vi.stubEnv('CI', ''))

test('Playwright’s own browser is taken if it is installed or can be downloaded', () => {
  const found = { executablePath: '/cache/chromium', source: "Playwright's own build (/cache/chromium)" }
  onMachine(['/cache/chromium'])
  expect([findBrowser(), machine.commands]).toEqual([found, []])
  onMachine([], { brings: { [FETCH]: '/cache/chromium' } })
  expect([findBrowser(), machine.commands]).toEqual([found, [FETCH]])
})

test.each([SHELL, CHROMIUM, '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'])(
  'an installed browser is taken otherwise: %s',
  (path) => {
    onMachine([path])
    expect(findBrowser()).toEqual({ executablePath: path, source: `installed browser (${path})` })
    expect(machine.commands).toEqual([FETCH])
  },
)

test.each([
  ['is preferred to an installed browser', [APT, CHROMIUM, SHELL], {}, SHELL, []],
  ['is installed by root', [APT, CHROMIUM], { [INSTALL]: SHELL }, SHELL, ['chromium-headless-shell']],
  ['may fail to be installed', [APT, CHROMIUM], {}, CHROMIUM, ['chromium-headless-shell']],
])('Debian’s headless package %s', (_, files, brings, path, installed) => {
  onMachine(files, { root: true, brings })
  expect(findBrowser().executablePath).toBe(path)
  const commands = installed.flatMap((name) => ['apt-get update --quiet', `${INSTALL} ${name}`])
  expect(machine.commands).toEqual([FETCH, ...commands])
})

test('a full browser is not the headless package, and root installs it', () => {
  onMachine([APT, SHELL], { root: true, brings: { [INSTALL]: CHROMIUM } })
  expect(findBrowser('chromium', { whole: true }).executablePath).toBe(CHROMIUM)
  expect(machine.commands.at(-1)).toBe(`${INSTALL} chromium`)
  onMachine([SHELL])
  expect(() => findBrowser('chromium', { whole: true })).toThrow(/^No browser/)
})

test.each([
  ['who is not root', {}, [APT]],
  ['on another system than Linux', { root: true, platform: 'darwin' }, [APT]],
  ['on a Linux without apt-get', { root: true }, []],
])('%s, no package is installed, and an error says what to do', (_, user, files) => {
  onMachine(files, { ...user, brings: { [INSTALL]: SHELL } })
  expect(findBrowser).toThrow(
    /^No browser for the tests: run "npx playwright install chromium", or install Chromium or Chrome, and try again\.$/,
  )
  expect(machine.commands).toEqual([FETCH])
})

test.each(['firefox', 'webkit'] as const)(
  '%s is Playwright’s own, downloaded if missing, on CI with its libraries, and no Chromium replaces it',
  (engine) => {
    const fetching = `npx playwright install ${engine}`
    onMachine([], { brings: { [fetching]: `/cache/${engine}` } })
    expect(findBrowser(engine).executablePath).toBe(`/cache/${engine}`)
    expect(machine.commands).toEqual([fetching])
    onMachine([CHROMIUM])
    expect(() => findBrowser(engine)).toThrow(
      new RegExp(`^No ${engine} for the tests: run "npx playwright install --with-deps ${engine}"`),
    )
    vi.stubEnv('CI', 'true')
    onMachine([], { brings: { [`${fetching} --with-deps`]: `/cache/${engine}` } })
    expect(findBrowser(engine).executablePath).toBe(`/cache/${engine}`)
  },
)

test('commands run without questions or output, for ten minutes at most, in the same environment', () => {
  vi.stubEnv('MARK', '7')
  onMachine([SHELL])
  findBrowser()
  const env = expect.objectContaining({ DEBIAN_FRONTEND: 'noninteractive', MARK: '7' })
  expect(machine.options).toEqual([{ stdio: 'ignore', timeout: 600_000, env }])
})
