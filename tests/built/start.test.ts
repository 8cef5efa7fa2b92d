import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test.skipIf(process.platform === 'win32')('SIGTERM to npm start frees the port', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'formline-start-'))
  for (const name of ['dist', 'tools', 'package-lock.json']) symlinkSync(resolve(name), join(folder, name))
  const start = 'node tools/setup.mjs tools/serve.ts'
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start }, optionalDependencies: {} }))
  mkdirSync(join(folder, 'node_modules'))
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  writeFileSync(join(folder, 'node_modules/.formline-setup'), lock)

  const child = spawn('npm', ['start'], { cwd: folder, env: { ...process.env, PORT: '0' }, detached: true })
  const ended = new Promise((resolve) => child.on('close', resolve))
  onTestFinished(async () => {
    try {
      process.kill(-(child.pid as number), 'SIGKILL')
    } catch {
      // The whole group has already ended.
    }
    rmSync(folder, { recursive: true })
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (part) => {
      said += part
      const [found] = /http:\S+/.exec(said) ?? []
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error(`it has ended and said: ${said}`)))
  })
  expect((await fetch(address)).status).toBe(200)
  child.kill('SIGTERM')
  // Of npm and of all that it has started, since they share its output.
  await ended
  await expect(fetch(address)).rejects.toThrow('fetch failed')
})
