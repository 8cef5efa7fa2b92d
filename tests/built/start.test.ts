import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test.skipIf(process.platform === 'win32')('SIGTERM to npm start frees the port', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'formline-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['dist', 'tools', 'package-lock.json']) symlinkSync(resolve(name), join(folder, name))
  const start = 'node tools/setup.mjs tools/serve.ts'
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start }, optionalDependencies: {} }))
  mkdirSync(join(folder, 'node_modules'))
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  writeFileSync(join(folder, 'node_modules/.formline-setup'), lock)

  const child = spawn('npm', ['start', '--silent'], { cwd: folder, env: { ...process.env, PORT: '0' } })
  const [said] = await once(child.stdout, 'data')
  const [address = ''] = /http:\S+/.exec(String(said)) ?? []
  expect((await fetch(address)).status).toBe(200)
  child.kill('SIGTERM')
  // Of npm and of all that it has started, since they share its output.
  await once(child, 'close')
  await expect(fetch(address)).rejects.toThrow('fetch failed')
})
