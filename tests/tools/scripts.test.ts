// @vitest-environment node
import { EventEmitter } from 'node:events'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { site } from '../../src/content/site'
import { prepareScripts, printed } from './script'

/** The simulated world of the scripts: commands, the browser, and the server of the site. */
const world = vi.hoisted(() => ({
  commands: [] as { line: string; options: Record<string, unknown> }[],
  status: 0 as number | null,
  killed: (): boolean => true,
  base: [] as unknown[],
  server: undefined as unknown,
  isFree: true,
  browser: (): { executablePath: string; source: string } => ({ executablePath: '/bin/chromium', source: 'a browser' }),
  /** A command is noted instead of run. */
  note(command: string, args: string[], options: Record<string, unknown>) {
    world.commands.push({ line: [command, ...args].join(' '), options })
    return { status: world.status, kill: world.killed }
  },
}))
vi.mock('node:child_process', () => ({ spawnSync: world.note, spawn: world.note }))
vi.mock('../../tools/run.mjs', () => ({
  run: async (command: string, args: string[], env?: NodeJS.ProcessEnv) => world.note(command, args, { env }).status,
}))
vi.mock('../../tools/browser.ts', async (original) => ({
  ...(await original<typeof import('../../tools/browser.ts')>()),
  findBrowser: () => world.browser(),
}))
vi.mock('../../tools/freePort.ts', () => ({ isFree: async (port: number) => port !== 4173 || world.isFree }))
vi.mock('../../tools/server.ts', () => ({
  createSiteServer: (options: { base: string }) => {
    world.base.push(options.base)
    return world.server
  },
}))

const { browser } = world
prepareScripts()
beforeEach(() => void Object.assign(world, { commands: [], status: 0, base: [], browser, isFree: true }))

/** Runs a script as `node tools/script.ts ...args`; returns its command lines. */
async function run(script: 'serve' | 'e2e' | 'smoke' | 'dev', ...args: string[]) {
  process.argv = ['node', `tools/${script}.ts`, ...args]
  if (script === 'serve') await import('../../tools/serve.ts')
  else if (script === 'e2e') await import('../../tools/e2e.ts')
  else if (script === 'smoke') await import('../../tools/smoke.ts')
  else await import('../../tools/dev.ts')
  return world.commands.map(({ line }) => line)
}

/** The script has ended with an error and its sentence, having run no command. */
function expectRefused(sentence: string) {
  expect([printed.err, process.exitCode, world.commands, printed.out]).toEqual([[sentence], 1, [], []])
}

describe('node tools/serve.ts', () => {
  const server = Object.assign(new EventEmitter(), { listen: vi.fn(), address: vi.fn() })
  beforeEach(() => {
    server.removeAllListeners()
    server.listen.mockReset().mockImplementation((port: number) => {
      server.address.mockReturnValue({ port: port || 50_123 })
      queueMicrotask(() => server.emit('listening'))
    })
    world.server = server
    vi.stubEnv('PORT', '')
  })

  test.each([
    ['', '/', 4173, 'http://localhost:4173/'],
    ['5000', '/x/', 5000, 'http://localhost:5000/x/'],
    ['65535', '/', 65_535, 'http://localhost:65535/'],
    ['0', '/', 0, 'http://localhost:50123/'],
  ])('with PORT=%j and the sub-path %s it listens on port %i and says where', async (asked, base, port, address) => {
    vi.stubEnv('PORT', asked)
    expect(await run('serve', ...(base === '/' ? [] : [`--base=${base}`]))).toEqual([])
    expect([server.listen.mock.calls, world.base]).toEqual([[[port]], [base]])
    expect([printed.out, printed.err]).toEqual([[`The site is served at ${address}`], []])
  })

  test.each(['abc', '65536', '99999', '-1', '80.5', '1e3', ' '])(
    'PORT=%s is refused before anything is built',
    async (port) => {
      vi.stubEnv('PORT', port)
      await run('serve', '--build')
      expectRefused(`The site cannot be served: PORT is "${port}" and has to be a number from 0 to 65535`)
    },
  )

  test('a port that is taken is refused before anything is built', async () => {
    world.isFree = false
    await run('serve', '--build')
    expectRefused('The site cannot be served: port 4173 is in use; choose another with PORT=')
  })

  test('with --build it builds first, and a site that does not build is not served', async () => {
    expect(await run('serve', '--build')).toEqual(['vite build'])
    expect([printed.out.length, server.listen.mock.calls.length]).toEqual([1, 1])
    world.status = 1
    vi.resetModules()
    await run('serve', '--build')
    expect([printed.err, process.exitCode]).toEqual([['The site cannot be served: the build failed, see above'], 1])
    expect(server.listen).toHaveBeenCalledTimes(1)
  })

  test.each([[new Error('permission denied'), 'permission denied'] as const, ['odd', 'odd'] as const])(
    'where it cannot listen, it says why and fails: %s',
    async (error, reason) => {
      server.listen.mockImplementation(() => queueMicrotask(() => server.emit('error', error)))
      await run('serve')
      expectRefused(`The site cannot be served: ${reason}`)
    },
  )
})

describe('node tools/e2e.ts', () => {
  test.each([0, 1])('runs the browser tests, says in which browser, and ends as they do: %i', async (status) => {
    world.status = status
    vi.stubEnv('MARK', '7')
    expect(await run('e2e', '--grep', 'menu')).toEqual([
      'playwright test --config=e2e/playwright.config.ts --grep menu',
    ])
    expect(world.commands[0]?.options.env).toMatchObject({ FORMLINE_BROWSER: '/bin/chromium', MARK: '7' })
    expect([printed.out, process.exitCode]).toEqual([['Browser: a browser'], status])
  })

  test.each([[new Error('No browser.'), 'No browser.'] as const, ['odd', 'odd'] as const])(
    'says that there is no browser, and fails: %s',
    async (error, line) => {
      world.browser = () => {
        throw error
      }
      await run('e2e')
      expectRefused(line)
    },
  )
})

describe('node tools/smoke.ts', () => {
  test.each([
    ['https://www.example.com', 'https://www.example.com', 0, 0],
    ['http://localhost:4173/x/', 'http://localhost:4173/x', 1, 1],
    ['http://localhost:4173/x//', 'http://localhost:4173/x', null, 1],
    [undefined, `${site.origin}${site.base}`.replace(/\/$/, ''), 0, 0],
  ])('tries what is served at %s: %s; tests that end with %s end it with %i', async (address, told, status, code) => {
    world.status = status
    expect(await run('smoke', ...(address ? [address] : []))).toEqual([
      `${process.execPath} tools/e2e.ts smoke.spec.ts`,
    ])
    expect(world.commands[0]?.options).toMatchObject({ stdio: 'inherit', env: { FORMLINE_ADDRESS: told } })
    expect(process.exitCode).toBe(code)
  })

  test.each([
    [['']],
    [['example.com']],
    [['file:///tmp']],
    [['xhttps://a.example']],
    [['https-x://a.example']],
    [['https://a.example', 'https://b.example']],
  ])('without one address it says so and tries nothing: %j', async (args) => {
    await expect(run('smoke', ...args)).rejects.toThrow('exit 1')
    expect(printed.err).toEqual([
      'Give one address, or none for where the site is deployed: npx node tools/smoke.ts http://localhost:4173',
    ])
    expect(world.commands).toEqual([])
  })
})

describe('node tools/dev.ts', () => {
  test.each([
    ['linux', false],
    ['win32', true],
  ])('on %s starts compiler and server, ends as the server does, and takes the compiler with it', async (os, shell) => {
    const atExit: (() => void)[] = []
    const own = {
      platform: os,
      argv: ['node', 'tools/dev.ts', '--port', '5000'],
      on: (event: string, listener: () => void) => event === 'exit' && atExit.push(listener),
      exit: vi.fn(),
    }
    const stub = { get: (target: object, key: string) => Reflect.get(key in own ? own : target, key) }
    vi.stubGlobal('process', new Proxy(process, stub))
    world.killed = vi.fn(() => true)
    world.status = 3
    expect(await run('dev')).toEqual(['tsc --watch --preserveWatchOutput', 'vite --port 5000'])
    expect(world.commands[0]?.options).toEqual({ stdio: 'inherit', shell })
    expect(own.exit.mock.calls).toEqual([[3]])
    expect(world.killed).not.toHaveBeenCalled()
    for (const listener of atExit) listener()
    expect(world.killed).toHaveBeenCalledTimes(1)
  })
})
