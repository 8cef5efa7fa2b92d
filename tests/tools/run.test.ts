// @vitest-environment node
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isFree } from '../../tools/freePort.ts'
import { makeCopy } from '../../tools/prove/copy.ts'
import { run } from '../../tools/run.mjs'

const ended: (() => void)[] = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})

/** Starts a program in a process group, which is killed after the test; waits for a match in its output. */
async function start(program: string, args: string[], said: RegExp, options: object = {}) {
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  ended.push(() => {
    try {
      process.kill(-(child.pid as number), 'SIGKILL')
    } catch {
      // The whole group has already ended.
    }
  })
  const end = once(child, 'close')
  let output = ''
  const match = await new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part
      const found = said.exec(output)
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('close', () => reject(new Error(`it has ended and said: ${output}`)))
  })
  return { child, end, match }
}

describe('run', () => {
  test.each([0, 3])('gives the exit code %i of the program', async (code) => {
    expect(await run(process.execPath, ['-e', `process.exit(${code})`])).toBe(code)
  })

  test('a program that is killed counts as failed', async () => {
    expect(await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(1)
  })

  test('a program that is not there counts as failed', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await run('no-such-program', [])).not.toBe(0)
    complain.mockRestore()
  })

  test('the program has the environment given', async () => {
    const env = { ...process.env, CODE: '7' }
    expect(await run(process.execPath, ['-e', 'process.exit(Number(process.env.CODE))'], env)).toBe(7)
  })

  test('leaves no listener behind', async () => {
    const before = process.listenerCount('SIGTERM')
    await run(process.execPath, ['-e', ''])
    expect(process.listenerCount('SIGTERM')).toBe(before)
  })
})

// Windows has no signals: Ctrl+C reaches every program of the terminal there.
describe.skipIf(process.platform === 'win32')('a signal', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s ends the program first, then what ran it, with %i', async (signal, code) => {
    const program = 'console.log("pid", process.pid); setInterval(() => {}, 1000)'
    const runner = `import { run } from ${JSON.stringify(pathToFileURL('tools/run.mjs'))}
      await run(process.execPath, ['-e', ${JSON.stringify(program)}])
      console.log('went on')`
    const { child, end, match } = await start(process.execPath, ['--input-type=module', '-e', runner], /pid (\d+)\n/)
    child.kill(signal)
    expect(await end).toEqual([code, null])
    expect(() => process.kill(Number(match[1]), 0)).toThrow('ESRCH')
  })

  test('SIGTERM to npm start frees the port', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'formline-start-'))
    ended.push(() => rmSync(folder, { recursive: true, force: true }))
    makeCopy(folder)
    // Set up, with an existing build.
    rmSync(join(folder, 'node_modules'))
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
    const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
    writeFileSync(join(folder, 'node_modules/.formline-setup'), lock)
    writeFileSync(join(folder, 'node_modules/.bin/vite'), '#!/bin/sh\n', { mode: 0o755 })
    cpSync('dist', join(folder, 'dist'), { recursive: true })

    const options = { cwd: folder, env: { ...process.env, PORT: '0' } }
    const { child, match } = await start('npm', ['start'], /served at http:\/\/localhost:(\d+)\//, options)
    const port = Number(match[1])
    expect(await isFree(port)).toBe(false)
    child.kill('SIGTERM')
    await expect.poll(() => isFree(port), { timeout: 20_000 }).toBe(true)
  })
})
