import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dependencies, devDependencies, optionalDependencies, overrides } from '../package.json'
import { someOf } from './list'

interface Locked {
  resolved?: string
  integrity?: string
  link?: boolean
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const locked = someOf(
  Object.entries(packages).filter(([path]) => path !== ''),
  'locked packages',
)

test('every version that we ask for is exact', () => {
  const { '@paulirish/trace_engine': within, ...overall } = overrides
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overall, ...within }
  const asked = Object.entries(all)
  expect(someOf(asked, 'packages').filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('every package is held by the hash of its content, and none comes from elsewhere than a registry', () => {
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  // A package without its own URL comes from npm's configured registry.
  const elsewhere = locked.filter(([, { resolved = 'https:', link }]) => link || !resolved.startsWith('https:'))
  expect(elsewhere.map(([path]) => path)).toEqual([])
})

test('no package runs anything when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  expect(readFileSync('tools/setup.mjs', 'utf8')).toContain("'ci', '--ignore-scripts'")
})

test('npm makes a bill of materials of every locked package', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/sbom.ts'], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(Number(/(\d+) packages/.exec(stdout)?.[1])).toBeGreaterThan(0)
})
