import { spawn } from 'node:child_process'

/** Development: Vite's server with hot reload, and the compiler beside it, so that type errors show as you work. */
const options = { stdio: 'inherit', shell: process.platform === 'win32' } as const
const compiler = spawn('tsc', ['--watch', '--preserveWatchOutput'], options)
const server = spawn('vite', process.argv.slice(2), options)
server.on('exit', (code) => {
  compiler.kill()
  process.exitCode = code ?? 0
})
