import { spawn } from 'node:child_process'
import { run } from './run.mjs'

/** Development: Vite's server with hot reload, and the compiler beside it, so that type errors show as you work. */
const compiler = spawn('tsc', ['--watch', '--preserveWatchOutput'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.on('exit', () => compiler.kill())
process.exit(await run('vite', process.argv.slice(2)))
