import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nonEmpty } from '../nonEmpty'

interface Package {
  name?: string
  version: string
  resolved: string
  integrity: string
  dependencies?: Record<string, string>
}

const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const { '': _, ...packages } = lock.packages
/** The names under which packages depend on others, such as `react-is-18` for `npm:react-is@^18`. */
const aliases = new Set(
  Object.values(packages).flatMap(({ dependencies = {} }) =>
    Object.entries(dependencies).flatMap(([alias, range]) => {
      const name = /^npm:(.+)@/.exec(range)?.[1]
      return name ? `${alias} is ${name}` : []
    }),
  ),
)

// GitHub folds the changes of a lock file, and npm installs whatever file it names.
test('every package in the lock file is the one of its name and version in the npm registry, with a checksum', () => {
  for (const [path, { name, version, resolved, integrity }] of nonEmpty(Object.entries(packages), 'packages')) {
    const folder = path.replace(/^.*node_modules\//, '')
    if (name) expect(aliases, path).toContain(`${folder} is ${name}`)
    const file = `${(name ?? folder).replace(/^@.*\//, '')}-${version}.tgz`
    expect(resolved, path).toBe(`https://registry.npmjs.org/${name ?? folder}/-/${file}`)
    expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/)
  }
})
