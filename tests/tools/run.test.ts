import { pathToFileURL } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { run } from '../../tools/run.mjs'
import { startProgram } from './program'

const node = (code: string, env?: NodeJS.ProcessEnv) => run(process.execPath, ['-e', code], env)

describe('run', () => {
  test.each([
    ['its exit code', 'process.exit(0)', 0],
    ['its exit code', 'process.exit(3)', 3],
    ['1 for one that is killed', 'process.kill(process.pid, "SIGKILL")', 1],
  ])('gives %s: %s', async (_, code, expected) => {
    const before = process.listenerCount('SIGTERM')
    expect(await node(code)).toBe(expected)
    expect(process.listenerCount('SIGTERM')).toBe(before)
  })

  test('a program that is not there counts as failed', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await run('no-such-program', [])).not.toBe(0)
    complain.mockRestore()
  })

  test('the program has the environment given', async () => {
    expect(await node('process.exit(Number(process.env.CODE))', { ...process.env, CODE: '7' })).toBe(7)
  })
})

// Windows has no signals: Ctrl+C reaches every program of the terminal there.
test.skipIf(process.platform === 'win32').each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s ends the program first, then what ran it, with %i', async (signal, code) => {
  const program = 'console.log("pid", process.pid); setInterval(() => {}, 1000)'
  const runner = `import { run } from ${JSON.stringify(pathToFileURL('tools/run.mjs'))}
    await run(process.execPath, ['-e', ${JSON.stringify(program)}])
    console.log('went on')`
  const { child, end, match } = await startProgram(
    process.execPath,
    ['--input-type=module', '-e', runner],
    /pid (\d+)\n/,
  )
  child.kill(signal)
  expect(await end).toEqual([code, null])
  expect(() => process.kill(Number(match[1]), 0)).toThrow('ESRCH')
})
