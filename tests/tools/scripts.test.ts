// @vitest-environment node
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { site } from '../../src/content/site'

/** The simulated world of the scripts: commands, and the server of the site. */
const world = vi.hoisted(() => ({
  commands: [] as { line: string; options: Record<string, unknown> }[],
  status: 0 as number | null,
  killed: (): boolean => true,
  base: [] as unknown[],
  server: undefined as unknown,
  freePorts: undefined as number[] | undefined,
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
      return { kill: world.killed }
    },
  }
})
vi.mock('../../tools/run.mjs', () => ({
  run: async (command: string, args: string[], env?: NodeJS.ProcessEnv) => {
    world.commands.push({ line: [command, ...args].join(' '), options: { env } })
    return world.status
  },
}))
vi.mock('../../tools/browser.ts', async (original) => ({
  ...(await original<typeof import('../../tools/browser.ts')>()),
  findBrowser: () => world.browser(),
}))
vi.mock('../../tools/freePort.ts', () => ({
  isFree: async (port: number) => world.freePorts?.includes(port) ?? true,
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
  Object.assign(world, { commands: [], status: 0, base: [], browser: () => ({ source: 'a browser' }) })
  world.freePorts = undefined
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
async function run(script: 'serve' | 'e2e' | 'smoke', ...args: string[]) {
  process.argv = ['node', `tools/${script}.ts`, ...args]
  if (script === 'serve') await import('../../tools/serve.ts')
  else if (script === 'e2e') await import('../../tools/e2e.ts')
  else await import('../../tools/smoke.ts')
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

  test('it serves the site on port 4173 and says where', async () => {
    await run('serve')
    expect([server.listen.mock.calls, world.base]).toEqual([[[4173]], ['/']])
    expect([said, complained]).toEqual([['The site is served at http://localhost:4173/'], []])
  })

  test('the port and the sub-path can be chosen', async () => {
    vi.stubEnv('PORT', '5000')
    await run('serve', '--base=/x/')
    expect([server.listen.mock.calls, world.base]).toEqual([[[5000]], ['/x/']])
    expect(said).toEqual(['The site is served at http://localhost:5000/x/'])
  })

  test('for port 0 it says which port it got', async () => {
    vi.stubEnv('PORT', '0')
    await run('serve')
    expect(said).toEqual(['The site is served at http://localhost:50123/'])
  })

  test('the greatest port is one', async () => {
    vi.stubEnv('PORT', '65535')
    await run('serve')
    expect(server.listen.mock.calls).toEqual([[65_535]])
  })

  test.each(['abc', '65536', '99999', '-1', '80.5', '1e3', ' '])(
    'PORT=%s is refused before anything is built',
    async (port) => {
      vi.stubEnv('PORT', port)
      await run('serve', '--build')
      const sentence = `The site cannot be served: PORT is "${port}" and has to be a number from 0 to 65535`
      expect([complained, process.exitCode, world.commands]).toEqual([[sentence], 1, []])
    },
  )

  test('a port that is taken is refused before anything is built', async () => {
    world.freePorts = [4174]
    await run('serve', '--build')
    const sentence = 'The site cannot be served: port 4173 is in use; choose another with PORT='
    expect([complained, process.exitCode, world.commands, said]).toEqual([[sentence], 1, [], []])
  })

  test('with --build it builds first', async () => {
    await run('serve', '--build')
    expect(world.commands.map(({ line }) => line)).toEqual(['vite build'])
    expect(said).toHaveLength(1)
  })

  test('a site that does not build is not served', async () => {
    world.status = 1
    await run('serve', '--build')
    expect([complained, process.exitCode]).toEqual([['The site cannot be served: the build failed, see above'], 1])
    expect(server.listen).not.toHaveBeenCalled()
  })

  test.each([
    [new Error('permission denied'), 'permission denied'],
    ['odd', 'odd'],
  ])('where it cannot listen, it says why and fails: %s', async (error, reason) => {
    server.listen.mockImplementation(() => queueMicrotask(() => server.emit('error', error)))
    await run('serve')
    expect([complained, process.exitCode]).toEqual([[`The site cannot be served: ${reason}`], 1])
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

  test.each([0, 1])('a run that ends with %i ends it with the same', async (status) => {
    world.status = status
    await run('e2e')
    expect(process.exitCode).toBe(status)
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
    [undefined, `${site.origin}${site.base}`.replace(/\/$/, '')],
  ])('it tries what is served at %s', async (address, told) => {
    await run('smoke', ...(address ? [address] : []))
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
    [['']],
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
      'Give one address, or none for where the site is deployed: npx node tools/smoke.ts http://localhost:4173',
    ])
    expect(world.commands).toEqual([])
  })
})

describe('node tools/dev.ts', () => {
  let atExit: (() => void)[] = []
  let codes: unknown[] = []
  beforeEach(() => {
    world.killed = vi.fn(() => true)
    atExit = []
    codes = []
    onPlatform('linux')
  })

  function onPlatform(platform: string) {
    const own = {
      platform,
      argv: ['node', 'tools/dev.ts', '--port', '5000'],
      on: (event: string, listener: () => void) => event === 'exit' && atExit.push(listener),
      exit: (code: unknown) => codes.push(code),
    }
    const stub = { get: (target: object, key: string) => Reflect.get(key in own ? own : target, key) }
    vi.stubGlobal('process', new Proxy(process, stub))
  }

  test('it starts the compiler beside the server, which gets the options', async () => {
    await import('../../tools/dev.ts')
    expect(world.commands.map(({ line }) => line)).toEqual(['tsc --watch --preserveWatchOutput', 'vite --port 5000'])
    expect(world.commands[0]?.options).toEqual({ stdio: 'inherit', shell: false })
  })

  test('on Windows the compiler goes through a shell', async () => {
    onPlatform('win32')
    await import('../../tools/dev.ts')
    expect(world.commands[0]?.options.shell).toBe(true)
  })

  test('it ends as the server does, and takes the compiler with it', async () => {
    world.status = 3
    await import('../../tools/dev.ts')
    expect(codes).toEqual([3])
    expect(world.killed).not.toHaveBeenCalled()
    for (const listener of atExit) listener()
    expect(world.killed).toHaveBeenCalledTimes(1)
  })
})
