import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** Starts a program in a process group, which is killed after the test; waits for a match in its output. */
export async function startProgram(program: string, args: string[], said: RegExp, options: object = {}) {
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => {
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
