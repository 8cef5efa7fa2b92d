import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { site } from '../../src/content/site'

const ARTIFACT = '.cache/pages/artifact.tar'

function pack(address: string) {
  return spawnSync(process.execPath, ['tools/githubPages.ts', address], { encoding: 'utf8' })
}

test.skipIf(site.base !== '/')(
  'packs what is built, dot folders too, but not the file that Pages would publish',
  () => {
    expect(pack(site.origin).status).toBe(0)
    const { stdout } = spawnSync('tar', ['--list', '--file', ARTIFACT], { encoding: 'utf8' })
    const names = stdout.split('\n')
    expect(names).toEqual(expect.arrayContaining(['./index.html', './404.html', './.well-known/security.txt']))
    expect(names).not.toContain('./_headers')
  },
)

test('refuses another address than that of its pages', () => {
  const { status, stderr } = pack(`${site.origin}/elsewhere`)
  expect([status, stderr]).toEqual([1, expect.stringContaining(`its pages say ${site.origin}${site.base}`)])
})
