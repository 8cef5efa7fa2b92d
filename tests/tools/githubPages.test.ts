import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hosting, site } from '../../src/content/site'
import { basePathFor } from '../../tools/githubPages'

test('a preview may be served anywhere, a launched site only at its canonical URL', () => {
  expect(basePathFor('https://someone.github.io/fork', true)).toBe('/fork/')
  expect(basePathFor(site.origin + hosting.base, false)).toBe(hosting.base)
  expect(() => basePathFor(`${site.origin}/elsewhere`, false)).toThrow(`URLs begin with ${site.origin}${hosting.base}`)
})

test.skipIf(process.platform === 'win32')(
  'a deployment includes the hashed files of earlier ones, unless their artifact has expired',
  () => {
    const cwd = mkdtempSync(join(tmpdir(), 'formline-deploy-'))
    onTestFinished(() => rmSync(cwd, { recursive: true }))
    mkdirSync(join(cwd, 'dist/assets'), { recursive: true })
    writeFileSync(join(cwd, 'dist/assets/main-new.js'), 'new')
    // A mock of GitHub's CLI with three workflow runs, where the artifact of the second has expired.
    const gh = `gh() {
    if [ "$2" = list ]; then printf '%s\\n' 1 2 3; return; fi
    [ "$3" != 2 ] && mkdir -p "\${5#--dir=}" && echo old > "\${5#--dir=}/main-$3.js"
  }\n`
    const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8').replaceAll('\r', '')
    const [, script = ''] = /last three deployments[^|]*run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? []
    // A failed smoke test does not remove a deployment's files.
    expect(script).toContain('--status=completed')
    execFileSync('bash', ['-ec', gh + script], { cwd, env: { ...process.env, DIR: 'dist' } })
    expect(readdirSync(join(cwd, 'dist/assets')).sort()).toEqual(['main-1.js', 'main-3.js', 'main-new.js'])
  },
)
