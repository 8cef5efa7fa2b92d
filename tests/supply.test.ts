import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dependencies, devDependencies, optionalDependencies } from '../package.json'
import { someOf } from './list'

interface Locked {
  resolved?: string
  integrity?: string
  link?: boolean
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }

test('every version that we ask for is exact', () => {
  const asked = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(someOf(asked, 'packages').filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('every package is held by the hash of its content', () => {
  // Besides our own workspaces, which are folders and links to them.
  const locked = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(someOf(locked, 'packages').filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
})
