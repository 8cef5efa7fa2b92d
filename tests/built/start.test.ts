import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isFree } from '../../tools/freePort.ts'
import { makeCopy } from '../../tools/prove/copy.ts'
import { startProgram } from '../tools/program'

test.skipIf(process.platform === 'win32')('SIGTERM to npm start frees the port', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'formline-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  makeCopy(folder)
  // Set up, with an existing build.
  rmSync(join(folder, 'node_modules'))
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  writeFileSync(join(folder, 'node_modules/.formline-setup'), lock)
  writeFileSync(join(folder, 'node_modules/.bin/vite'), '#!/bin/sh\n', { mode: 0o755 })
  cpSync('dist', join(folder, 'dist'), { recursive: true })

  const options = { cwd: folder, env: { ...process.env, PORT: '0' } }
  const { child, match } = await startProgram('npm', ['start'], /served at http:\/\/localhost:(\d+)\//, options)
  const port = Number(match[1])
  expect(await isFree(port)).toBe(false)
  child.kill('SIGTERM')
  await expect.poll(() => isFree(port), { timeout: 20_000 }).toBe(true)
})
