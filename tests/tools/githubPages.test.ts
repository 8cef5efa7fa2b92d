// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { prepareScripts, printed } from './script'

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
vi.mock('../../src/content/site.ts', () => ({ site: world.site }))

const TAR = 'tar --create --file=.cache/pages/artifact.tar --directory=dist --exclude=./_headers .'

prepareScripts()
beforeEach(() => {
  Object.assign(world, { commands: [], options: [], status: 0, folders: [] })
  Object.assign(world.site, { origin: 'https://www.example.com', base: '/' })
})
const onSubPath = () => Object.assign(world.site, { origin: 'https://owner.github.io', base: '/site/' })

function pack(...args: string[]) {
  process.argv = ['node', 'tools/githubPages.ts', ...args]
  return import('../../tools/githubPages.ts')
}

test.each(['', '/', '//'])('for the root of a domain it packs what is built, as it is: %j', async (slashes) => {
  await pack(`https://www.example.com${slashes}`)
  expect([world.commands, world.folders]).toEqual([[TAR], ['.cache/pages true']])
  expect(world.options).toEqual([{ stdio: 'inherit' }])
})

test.each(['', '/'])('for a sub-path it builds anew first: %j', async (slash) => {
  onSubPath()
  await pack(`https://owner.github.io/site${slash}`)
  expect(world.commands).toEqual(['npm run --silent build -- --base=/site/', TAR])
})

test('a site of a sub-path is not packed for the root of the domain', async () => {
  onSubPath()
  await expect(pack('https://owner.github.io')).rejects.toThrow('exit 1')
})

test.each(['https://www.example.com/site', 'http://www.example.com', undefined])(
  'for another address than its pages say it refuses: %s',
  async (address) => {
    await expect(pack(...(address ? [address] : []))).rejects.toThrow('exit 1')
    expect(printed.err).toEqual([
      `GitHub Pages serves the site at ${address ?? 'no address'}, and its pages say https://www.example.com/: correct "Custom domain" and "Enforce HTTPS" under Settings → Pages, the domain in src/content/facts.ts, or "base" in src/content/site.ts.`,
    ])
    expect(world.commands).toEqual([])
  },
)

test('a failing step ends it', async () => {
  world.status = 1
  await expect(pack('https://www.example.com')).rejects.toThrow('exit 1')
})
