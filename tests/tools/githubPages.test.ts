// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const world = vi.hoisted(() => ({
  commands: [] as string[],
  options: [] as object[],
  status: 0,
  folders: [] as string[],
  site: { origin: '', base: '' },
}))
vi.mock('node:child_process', () => ({
  spawnSync: (command: string, args: string[], options: object) => {
    world.commands.push([command, ...args].join(' '))
    world.options.push(options)
    return { status: world.status }
  },
}))
vi.mock('node:fs', () => ({
  mkdirSync: (path: string, { recursive }: { recursive: boolean }) => void world.folders.push(`${path} ${recursive}`),
}))
vi.mock('../../src/content/site.ts', () => ({
  site: {
    get origin() {
      return world.site.origin
    },
    get base() {
      return world.site.base
    },
  },
}))

const TAR = 'tar --create --file=.cache/pages/artifact.tar --directory=dist --exclude=./_headers .'
const { argv } = process
let complained: string[] = []

beforeEach(() => {
  vi.resetModules()
  Object.assign(world, { commands: [], options: [], status: 0, folders: [] })
  world.site = { origin: 'https://www.example.com', base: '/' }
  complained = []
  vi.spyOn(console, 'error').mockImplementation((line) => void complained.push(line))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  process.argv = argv
})

function pack(...args: string[]) {
  process.argv = ['node', 'tools/githubPages.ts', ...args]
  return import('../../tools/githubPages.ts')
}

test.each(['https://www.example.com', 'https://www.example.com/', 'https://www.example.com//'])(
  'for the root of a domain it packs what is built, as it is: %s',
  async (address) => {
    await pack(address)
    expect([world.commands, world.folders]).toEqual([[TAR], ['.cache/pages true']])
    expect(world.options).toEqual([{ stdio: 'inherit' }])
  },
)

test.each(['https://owner.github.io/site', 'https://owner.github.io/site/'])(
  'for a sub-path it builds anew first: %s',
  async (address) => {
    world.site = { origin: 'https://owner.github.io', base: '/site/' }
    await pack(address)
    expect(world.commands).toEqual(['npm run --silent build -- --base=/site/', TAR])
  },
)

test('a site of a sub-path is not packed for the root of the domain', async () => {
  world.site = { origin: 'https://owner.github.io', base: '/site/' }
  await expect(pack('https://owner.github.io')).rejects.toThrow('exit 1')
})

test.each([
  ['https://owner.github.io/site', 'https://owner.github.io/site'],
  ['https://www.example.com/site', 'https://www.example.com/site'],
  ['http://www.example.com', 'http://www.example.com'],
  [undefined, 'no address'],
])('for another address than its pages say it refuses: %s', async (address, told) => {
  await expect(pack(...(address ? [address] : []))).rejects.toThrow('exit 1')
  expect(complained).toEqual([
    `GitHub Pages serves the site at ${told}, and its pages say https://www.example.com/: mend "Custom domain" and "Enforce HTTPS" under Settings → Pages, the domain in src/content/facts.ts, or "base" in src/content/site.ts.`,
  ])
  expect(world.commands).toEqual([])
})

test('a failing step ends it', async () => {
  world.status = 1
  await expect(pack('https://www.example.com')).rejects.toThrow('exit 1')
})
