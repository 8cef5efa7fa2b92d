import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test.each([
  ['installs the packages if the lock file is newer than they are, as after a pull', 2, ['install --no-save']],
  ['installs nothing if the packages are newer', 1, []],
])('the set-up %s', (_, time, installs) => {
  const dir = mkdtempSync(join(tmpdir(), 'formline-setup-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'node_modules'))
  // An npm that only writes down its arguments.
  for (const [name, code] of Object.entries({ npm: '#!/bin/sh\necho "$@" >> calls', 'npm.cmd': '@echo %*>> calls' }))
    writeFileSync(join(dir, name), code, { mode: 0o755 })
  for (const file of ['calls', 'package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(dir, file), '')
  utimesSync(join(dir, 'package-lock.json'), time, time)
  utimesSync(join(dir, 'node_modules/.package-lock.json'), 1.5, 1.5)
  const PATH = [dir, dirname(process.execPath), process.env.PATH].join(delimiter)
  spawnSync(process.execPath, [resolve('tools/setup.mjs')], { cwd: dir, env: { ...process.env, PATH } })
  const calls = readFileSync(join(dir, 'calls'), 'utf8').split('\n')
  expect(calls.flatMap((call) => call.match(/^install --no-save/) ?? [])).toEqual(installs)
})
