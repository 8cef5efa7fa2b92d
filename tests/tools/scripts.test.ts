// @vitest-environment node
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** What the scripts set going: commands, and the server of the site. */
const world = vi.hoisted(() => ({
  commands: [] as { line: string; options: Record<string, unknown> }[],
  status: 0 as number | null,
  started: [] as unknown[],
  base: [] as unknown[],
  server: undefined as unknown,
  browser: (): { executablePath?: string; source: string } => ({ source: 'a browser' }),
}))
vi.mock('node:child_process', () => {
  const note = (command: string, args: string[], options: Record<string, unknown>) =>
    world.commands.push({ line: [command, ...args].join(' '), options })
  return {
    spawnSync: (command: string, args: string[], options: Record<string, unknown>) => {
      note(command, args, options)
      return { status: world.status }
    },
    spawn: (command: string, args: string[], options: Record<string, unknown>) => {
      note(command, args, options)
      const child = Object.assign(new (process.getBuiltinModule('node:events').EventEmitter)(), { kill: vi.fn() })
      world.started.push(child)
      return child
    },
  }
})
vi.mock('../../tools/browser.ts', async (original) => ({
  ...(await original<typeof import('../../tools/browser.ts')>()),
  findBrowser: () => world.browser(),
}))
vi.mock('../../tools/server.ts', () => ({
  createSiteServer: (options: { base: string }) => {
    world.base.push(options.base)
    return world.server
  },
}))

const { argv, exitCode, env } = process
let said: string[] = []
let complained: string[] = []

beforeEach(() => {
  vi.resetModules()
  Object.assign(world, { commands: [], status: 0, started: [], base: [], browser: () => ({ source: 'a browser' }) })
  said = []
  complained = []
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line))
  vi.spyOn(console, 'error').mockImplementation((line) => void complained.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  process.argv = argv
  process.exitCode = exitCode
  process.env = env
})

/** Runs a script as `node tools/script.ts ...args`. */
async function run(script: 'serve' | 'e2e' | 'smoke' | 'dev', ...args: string[]) {
  process.argv = ['node', `tools/${script}.ts`, ...args]
  if (script === 'serve') await import('../../tools/serve.ts')
  else if (script === 'e2e') await import('../../tools/e2e.ts')
  else if (script === 'smoke') await import('../../tools/smoke.ts')
  else await import('../../tools/dev.ts')
}
const onPlatform = (platform: string) =>
  vi.stubGlobal(
    'process',
    new Proxy(process, { get: (target, key) => (key === 'platform' ? platform : Reflect.get(target, key)) }),
  )

describe('node tools/serve.ts', () => {
  const server = Object.assign(new EventEmitter(), { listen: vi.fn() })
  beforeEach(() => {
    server.removeAllListeners()
    server.listen.mockReset().mockImplementation((_: number, ready: () => void) => ready())
    world.server = server
    vi.stubEnv('PORT', '')
  })

  test('it serves the site on port 4173 and says where', async () => {
    await run('serve')
    expect([server.listen.mock.calls[0]?.[0], world.base]).toEqual([4173, ['/']])
    expect(said).toEqual(['The site is served at http://localhost:4173/'])
  })

  test('the port and the sub-path can be chosen', async () => {
    vi.stubEnv('PORT', '5000')
    await run('serve', '--base=/x/')
    expect([server.listen.mock.calls[0]?.[0], world.base]).toEqual([5000, ['/x/']])
    expect(said).toEqual(['The site is served at http://localhost:5000/x/'])
  })

  test.each([
    [{ code: 'EADDRINUSE', message: 'listen' }, 'port 4173 is in use; choose another with PORT='],
    [{ code: 'EACCES', message: 'permission denied' }, 'permission denied'],
  ])('where it cannot, it says why and fails: %j', async (error, reason) => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
    await run('serve')
    server.emit('error', error)
    expect(complained).toEqual([`The site cannot be served: ${reason}`])
    expect(exit.mock.calls).toEqual([[1]])
  })
})

describe('node tools/e2e.ts', () => {
  const command = () => world.commands[0]

  test('it runs the browser tests with the options given, and says which browser', async () => {
    await run('e2e', '--grep', 'menu')
    expect(world.commands.map(({ line }) => line)).toEqual([
      'playwright test --config=e2e/playwright.config.ts --grep menu',
    ])
    expect(said).toEqual(['Browser: a browser'])
    expect(command()?.options).toMatchObject({ stdio: 'inherit' })
    expect(process.exitCode).toBe(0)
  })

  test('an installed browser is named to the tests', async () => {
    world.browser = () => ({ executablePath: '/usr/bin/chromium', source: 'installed' })
    process.env = { ...env, MARK: '7' }
    await run('e2e')
    expect(command()?.options.env).toMatchObject({ FORMLINE_BROWSER: '/usr/bin/chromium', MARK: '7' })
  })

  test('Playwright’s own browser is not named, since Playwright finds it', async () => {
    process.env = { PATH: '/bin' }
    await run('e2e')
    expect(command()?.options.env).toEqual({ PATH: '/bin' })
  })

  test.each([
    [0, 0],
    [1, 1],
    [null, 1],
  ])('a run that ends with %s ends it with %i', async (status, code) => {
    world.status = status
    await run('e2e')
    expect(process.exitCode).toBe(code)
  })

  test.each([
    ['win32', true],
    ['linux', false],
  ])('on %s the command goes through a shell: %s', async (platform, shell) => {
    onPlatform(platform)
    await run('e2e')
    expect(command()?.options.shell).toBe(shell)
  })

  test.each([
    [new Error('No browser.'), 'No browser.'],
    ['odd', 'odd'],
  ])('without a browser it says so and fails: %s', async (error, line) => {
    world.browser = () => {
      throw error
    }
    await run('e2e')
    expect([complained, process.exitCode, world.commands]).toEqual([[line], 1, []])
  })
})

describe('node tools/smoke.ts', () => {
  test.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['http://localhost:4173/x/', 'http://localhost:4173/x'],
    ['http://localhost:4173/x//', 'http://localhost:4173/x'],
  ])('it tries what is served at %s', async (address, told) => {
    await run('smoke', address)
    expect(world.commands.map(({ line }) => line)).toEqual([`${process.execPath} tools/e2e.ts smoke.spec.ts`])
    expect(world.commands[0]?.options).toMatchObject({ stdio: 'inherit', env: { FORMLINE_ADDRESS: told } })
    expect(process.exitCode).toBe(0)
  })

  test.each([
    [1, 1],
    [null, 1],
  ])('tests that end with %s end it with %i', async (status, code) => {
    world.status = status
    await run('smoke', 'https://www.example.com')
    expect(process.exitCode).toBe(code)
  })

  test.each([
    [[]],
    [['example.com']],
    [['file:///tmp']],
    [['xhttps://a.example']],
    [['https-x://a.example']],
    [['https://a.example', 'https://b.example']],
  ])('without one address it says so and tries nothing: %j', async (args) => {
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`)
    })
    await expect(run('smoke', ...args)).rejects.toThrow('exit 1')
    expect(complained).toEqual([
      'Give the one address that the site is served at: npm run smoke -- https://www.example.com',
    ])
    expect(world.commands).toEqual([])
  })
})

describe('node tools/dev.ts', () => {
  type Child = EventEmitter & { kill: ReturnType<typeof vi.fn> }
  const children = () => world.started as [Child, Child]

  test('it starts the compiler beside the server, which gets the options', async () => {
    await run('dev', '--port', '5000')
    expect(world.commands.map(({ line }) => line)).toEqual(['tsc --watch --preserveWatchOutput', 'vite --port 5000'])
    expect(world.commands.map(({ options }) => options.stdio)).toEqual(['inherit', 'inherit'])
  })

  test.each([
    [3, 3],
    [null, 0],
  ])('a server that ends with %s takes the compiler with it and ends with %i', async (status, code) => {
    await run('dev')
    const [compiler, server] = children()
    expect(compiler.kill).not.toHaveBeenCalled()
    server.emit('exit', status)
    expect(compiler.kill).toHaveBeenCalledTimes(1)
    expect(process.exitCode).toBe(code)
  })

  test.each([
    ['win32', true],
    ['linux', false],
  ])('on %s the commands go through a shell: %s', async (platform, shell) => {
    onPlatform(platform)
    await run('dev')
    expect(world.commands.map(({ options }) => options.shell)).toEqual([shell, shell])
  })
})
