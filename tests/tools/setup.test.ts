import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Runs the set-up in a folder with an npm that only fails; `stamp` says what has been installed. */
function setUp(stamp: string) {
  const root = mkdtempSync(join(tmpdir(), 'formline-setup-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = join(root, 'Bäume am Weg (x) [y]')
  const bin = join(folder, 'node_modules/.bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "npm $*"\nexit 1\n', { mode: 0o755 })
  writeFileSync(join(folder, 'package-lock.json'), 'the lock file')
  writeFileSync(join(folder, 'package.json'), '{"optionalDependencies":{}}')
  writeFileSync(join(folder, 'node_modules/.formline-setup'), createHash('sha256').update(stamp).digest('hex'))
  writeFileSync(join(folder, 'next.mjs'), 'console.log(process.argv[2]); process.exitCode = 3')
  const args = [resolve('tools/setup.mjs'), 'next.mjs', 'ran']
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` }
  return spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
}

test.skipIf(process.platform === 'win32')(
  'runs what follows and ends as it does, once the lock file is installed',
  () => {
    expect(setUp('the lock file')).toMatchObject({ status: 3, stdout: 'ran\n' })
  },
)

test.skipIf(process.platform === 'win32')(
  'installs what another lock file names, and runs nothing if that fails',
  () => {
    const { status, stdout } = setUp('another lock file')
    expect(status).toBe(1)
    expect(stdout).toMatch(/^npm ci --ignore-scripts /m)
    expect(stdout).not.toContain('ran')
  },
)
