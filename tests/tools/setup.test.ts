// @vitest-environment node
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const STAMP = 'node_modules/.formline-setup'

/** The simulated machine: its files, npm's result, and the first Node in PATH. */
const machine = vi.hoisted(() => ({
  files: new Map<string, string>(),
  npm: 0,
  next: 0,
  node: 'v24.21.0\n' as string | null,
  commands: [] as string[],
  options: [] as object[],
}))
vi.mock('node:fs', () => ({
  existsSync: (path: string) => machine.files.has(path),
  readFileSync: (path: string, encoding?: string) => {
    const text = machine.files.get(path)
    if (text === undefined) throw new Error(`ENOENT: ${path}`)
    return encoding === 'utf8' ? text : Buffer.from(text)
  },
  writeFileSync: (path: string, text: string) => machine.files.set(path, text),
}))
vi.mock('node:child_process', () => ({
  spawnSync: (command: string, args: string[], options: object) => {
    machine.commands.push([command, ...args].join(' '))
    machine.options.push(options)
    return { stdout: machine.node }
  },
}))
vi.mock('../../tools/run.mjs', () => ({
  run: async (command: string, args: string[]) => {
    machine.commands.push([command, ...args].join(' '))
    return command === 'npm' ? machine.npm : machine.next
  },
}))

const lock = 'the lock file'
const hash = createHash('sha256').update(lock).digest('hex')
const { argv, exitCode } = process
let said: string[] = []
let complained: string[] = []

beforeEach(() => {
  machine.files.clear()
  machine.files.set('package-lock.json', lock)
  machine.files.set('package.json', JSON.stringify({ optionalDependencies: { 'node-here': '24', 'node-there': '24' } }))
  machine.npm = 0
  machine.node = 'v24.21.0\n'
  process.argv = ['node', 'tools/setup.mjs']
  machine.commands = []
  machine.options = []
  said = []
  complained = []
  vi.resetModules()
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line))
  vi.spyOn(console, 'error').mockImplementation((line) => void complained.push(line))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
})
afterEach(() => {
  process.argv = argv
  process.exitCode = exitCode
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const setUp = () => import('../../tools/setup.mjs' as string)
const INSTALL = 'npm ci --ignore-scripts --no-audit --no-fund --loglevel=error'

describe('the set-up', () => {
  test('on a fresh clone it installs the packages of the lock file and remembers it', async () => {
    await setUp()
    expect(machine.commands).toEqual([INSTALL, 'node --version'])
    expect(machine.files.get(STAMP)).toBe(hash)
    expect(said).toEqual(['Installing dependencies from the lock file …'])
  })

  test('where that has been done it installs nothing and says nothing', async () => {
    machine.files.set(STAMP, hash)
    await setUp()
    expect([machine.commands, said]).toEqual([['node --version'], []])
  })

  test('another lock file is installed again', async () => {
    machine.files.set(STAMP, 'that of another')
    await setUp()
    expect(machine.commands).toContain(INSTALL)
    expect(machine.files.get(STAMP)).toBe(hash)
  })

  test.each([
    ['win32', true],
    ['linux', false],
  ])('on %s it asks for Node through a shell: %s', async (platform, shell) => {
    vi.stubGlobal('process', Object.create(process, { platform: { value: platform } }))
    await setUp()
    expect(machine.options).toEqual([{ shell, encoding: 'utf8' }])
  })

  test('dependencies that cannot be installed end it with a sentence, and are not remembered', async () => {
    machine.npm = 1
    await expect(setUp()).rejects.toThrow('exit 1')
    expect(complained).toEqual(['The dependencies could not be installed: see the message of npm above.'])
    expect(machine.files.has(STAMP)).toBe(false)
  })
})

describe('the folder', () => {
  test.each([
    ['linux', '/a#b', '#'],
    ['linux', "/it's/site", "'"],
    ['linux', '/what?', '?'],
    ['linux', '/a\\b', '\\'],
    ['linux', '/a:b', ':'],
    ['win32', 'C:\\a#b', '#'],
    ['win32', "C:\\it's", "'"],
  ])('on %s, %s ends it with a sentence before anything is installed', async (platform, folder, letter) => {
    vi.stubGlobal('process', Object.create(process, { platform: { value: platform }, cwd: { value: () => folder } }))
    await expect(setUp()).rejects.toThrow('exit 1')
    expect(complained).toEqual([
      `The tools cannot work below a folder with ${letter} in its name: move the project from ${folder}`,
    ])
    expect(machine.commands).toEqual([])
  })

  test.each([
    ['linux', '/src/tests/Bäume am Weg/(x) [y]'],
    ['win32', 'C:\\Users\\x'],
  ])('on %s, %s will do', async (platform, folder) => {
    vi.stubGlobal('process', Object.create(process, { platform: { value: platform }, cwd: { value: () => folder } }))
    await setUp()
    expect(complained).toEqual([])
  })
})

describe('an npm that takes node_modules/.bin/node away', () => {
  const REBUILD = 'npm rebuild --silent --ignore-scripts node-here'
  beforeEach(() => machine.files.set('node_modules/node-here/package.json', '{}'))

  test.each([
    ['linux', 'node'],
    ['win32', 'node.cmd'],
  ])('on %s is asked to put %s back, whether or not it has just installed', async (platform, file) => {
    vi.stubGlobal('process', Object.create(process, { platform: { value: platform } }))
    await setUp()
    expect(machine.commands).toEqual([INSTALL, REBUILD, 'node --version'])
    machine.commands = []
    vi.resetModules()
    await setUp()
    expect(machine.commands).toEqual([REBUILD, 'node --version'])
    machine.files.set(`node_modules/.bin/${file}`, '')
    machine.commands = []
    vi.resetModules()
    await setUp()
    expect(machine.commands).toEqual(['node --version'])
  })
})

describe('the Node that every later step runs on', () => {
  test.each(['v22.18.0\n', 'v22.19.1\n', 'v23.0.0\n', 'v24.21.0\n'])('%s will do', async (version) => {
    machine.node = version
    await setUp()
    expect(complained).toEqual([])
  })

  test.each([
    ['v22.17.9\n', 'v22.17.9'],
    ['v21.20.0\n', 'v21.20.0'],
    ['', 'none'],
    [null, 'none'],
  ])('%j will not, which a sentence says', async (version, found) => {
    machine.node = version
    await expect(setUp()).rejects.toThrow('exit 1')
    expect(complained).toEqual([`This project needs Node 22.18 or newer and found ${found}: install a newer Node.`])
    expect(machine.files.has(STAMP)).toBe(false)
  })
})

describe('what follows', () => {
  beforeEach(() => {
    process.argv = ['node', 'tools/setup.mjs', 'tools/serve.ts', '--build']
  })

  test('runs on the Node of the tools, once they are set up, and ends it with its own code', async () => {
    machine.next = 3
    await setUp()
    expect(machine.commands).toEqual([INSTALL, 'node --version', 'node tools/serve.ts --build'])
    expect(process.exitCode).toBe(3)
  })

  test('does not run if set-up fails', async () => {
    machine.npm = 1
    await expect(setUp()).rejects.toThrow('exit 1')
    expect(machine.commands).toEqual([INSTALL])
  })
})
