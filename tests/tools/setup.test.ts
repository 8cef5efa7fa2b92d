// @vitest-environment node
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareScripts, printed } from './script'

/** The simulated machine: its files, the results of npm and of what follows, and the first Node in PATH. */
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

const STAMP = 'node_modules/.formline-setup'
const INSTALL = 'npm ci --ignore-scripts --no-audit --no-fund --loglevel=error'
const lock = 'the lock file'
const hash = createHash('sha256').update(lock).digest('hex')

prepareScripts()
beforeEach(() => {
  machine.files.clear()
  machine.files.set('package-lock.json', lock)
  machine.files.set('package.json', JSON.stringify({ optionalDependencies: { 'node-here': '24', 'node-there': '24' } }))
  Object.assign(machine, { npm: 0, next: 0, node: 'v24.21.0\n', commands: [], options: [] })
  process.argv = ['node', 'tools/setup.mjs']
})

/** Runs the set-up; returns its commands. */
async function setUp() {
  vi.resetModules()
  machine.commands = []
  await import('../../tools/setup.mjs' as string)
  return machine.commands
}
const onMachine = (platform: string, folder = process.cwd()) =>
  vi.stubGlobal('process', Object.create(process, { platform: { value: platform }, cwd: { value: () => folder } }))

describe('the set-up', () => {
  test.each([undefined, 'that of another'])('installs the packages of a new lock file once: %s', async (stamp) => {
    if (stamp) machine.files.set(STAMP, stamp)
    expect(await setUp()).toEqual([INSTALL, 'node --version'])
    expect([machine.files.get(STAMP), printed.out]).toEqual([hash, ['Installing dependencies from the lock file …']])
    expect(await setUp()).toEqual(['node --version'])
    expect(printed.out).toHaveLength(1)
  })

  test('that fails ends with a sentence, is not remembered, and runs nothing after it', async () => {
    machine.npm = 1
    process.argv.push('tools/serve.ts')
    await expect(setUp()).rejects.toThrow('exit 1')
    expect(printed.err).toEqual(['The dependencies could not be installed: see the message of npm above.'])
    expect([machine.files.has(STAMP), machine.commands]).toEqual([false, [INSTALL]])
  })

  test('runs what follows on the Node of the tools, and ends with its exit code', async () => {
    machine.next = 3
    process.argv.push('tools/serve.ts', '--build')
    expect(await setUp()).toEqual([INSTALL, 'node --version', 'node tools/serve.ts --build'])
    expect(process.exitCode).toBe(3)
  })

  test.each([
    ['linux', 'node', false],
    ['win32', 'node.cmd', true],
  ])(
    'on %s puts %s back where npm has taken it away, whether or not it has just installed',
    async (os, file, shell) => {
      onMachine(os)
      machine.files.set('node_modules/node-here/package.json', '{}')
      const REBUILD = 'npm rebuild --silent --ignore-scripts node-here'
      expect(await setUp()).toEqual([INSTALL, REBUILD, 'node --version'])
      expect(machine.options).toEqual([{ shell, encoding: 'utf8' }])
      expect(await setUp()).toEqual([REBUILD, 'node --version'])
      machine.files.set(`node_modules/.bin/${file}`, '')
      expect(await setUp()).toEqual(['node --version'])
    },
  )
})

test.each([
  ['linux', '/a#b', '#'],
  ['linux', "/it's/site", "'"],
  ['linux', '/what?', '?'],
  ['linux', '/a\\b', '\\'],
  ['linux', '/a:b', ':'],
  ['win32', 'C:\\a#b', '#'],
  ['win32', "C:\\it's", "'"],
  ['linux', '/src/tests/Bäume am Weg/(x) [y]', undefined],
  ['win32', 'C:\\Users\\x', undefined],
])('on %s, in %s, the sign that the tools cannot work with is %s', async (os, folder, sign) => {
  onMachine(os, folder)
  const done = await setUp().then(
    () => 'set up',
    (error) => error.message,
  )
  const sentence = `The tools cannot work below a folder with ${sign} in its name: move the project from ${folder}`
  expect([done, printed.err]).toEqual(sign ? ['exit 1', [sentence]] : ['set up', []])
  expect(machine.commands.length > 0).toBe(!sign)
})

test.each(['v22.18.0\n', 'v22.19.1\n', 'v23.0.0\n', 'v24.21.0\n'])('Node %s will do', async (version) => {
  machine.node = version
  await setUp()
  expect(printed.err).toEqual([])
})

test.each([
  ['v22.17.9\n', 'v22.17.9'],
  ['v21.20.0\n', 'v21.20.0'],
  ['', 'none'],
  [null, 'none'],
])('Node %j will not, which a sentence says', async (version, found) => {
  machine.node = version
  await expect(setUp()).rejects.toThrow('exit 1')
  expect(printed.err).toEqual([`This project needs Node 22.18 or newer and found ${found}: install a newer Node.`])
  expect(machine.files.has(STAMP)).toBe(false)
})
