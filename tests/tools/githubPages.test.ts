import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { hosting, site } from '../../src/content/site'
import { pathFor } from '../../tools/githubPages'

const ARTIFACT = '.cache/pages/artifact.tar'

test.skipIf(hosting.base !== '/')(
  'packs what is built, dot folders too, but not the file that Pages would publish',
  () => {
    expect(spawnSync(process.execPath, ['tools/githubPages.ts', site.origin]).status).toBe(0)
    const { stdout } = spawnSync('tar', ['--list', '--file', ARTIFACT], { encoding: 'utf8' })
    const names = stdout.split('\n')
    expect(names).toEqual(expect.arrayContaining(['./index.html', './404.html', './.well-known/security.txt']))
    expect(names).not.toContain('./_headers')
  },
)

test('a preview may be served anywhere, a launched site only at the address of its pages', () => {
  expect(pathFor('https://someone.github.io/fork', true)).toBe('/fork/')
  expect(pathFor(site.origin + hosting.base, false)).toBe(hosting.base)
  expect(() => pathFor(`${site.origin}/elsewhere`, false)).toThrow(`its pages say ${site.origin}${hosting.base}`)
})
