import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a program to its end, with this terminal as its own. A signal that is to end this process is passed on to the
 * program, and ends this process after it: nothing is left running, and no port stays taken. Plain JavaScript, since
 * set-up uses it.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code; 1 when it did not start or was killed
 */
export async function run(program, args, env = process.env) {
  const child = spawn(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  /** @type {NodeJS.Signals | undefined} */
  let received
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    received = signal
    child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, passOn)
  // npm passes a signal to the shell of its script alone, which may end (dash) and leave this process to itself.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent && !received) passOn('SIGTERM')
  }, 500)
  const code = await new Promise((resolve) => {
    child.on('exit', resolve)
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
  })
  clearInterval(watch)
  for (const signal of SIGNALS) process.off(signal, passOn)
  // As a shell does: 128 and the number of the signal.
  if (received) process.exit(128 + constants.signals[received])
  return code ?? 1
}
