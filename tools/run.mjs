import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a program to its end in this terminal. A signal that would end this process is passed on to the program, and
 * ends this process afterwards, so that nothing keeps running and no port stays in use. Plain JavaScript, since set-up
 * uses it.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {'inherit' | number} [output] where its output goes: this terminal, or the descriptor of an open file
 * @returns {Promise<number>} its exit code; 1 when it did not start or was killed
 */
export async function run(program, args, env = process.env, output = 'inherit') {
  const child = spawn(program, args, { stdio: ['inherit', output, output], env, shell: process.platform === 'win32' })
  /** @type {NodeJS.Signals | undefined} */
  let received
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    received = signal
    child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, passOn)
  // npm passes a signal only to the shell of its script, which may end (dash) and leave this process running.
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
  // As in a shell: 128 plus the number of the signal.
  if (received) process.exit(128 + constants.signals[received])
  return code ?? 1
}
