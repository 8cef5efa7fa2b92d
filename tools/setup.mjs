/**
 * Set-up of a fresh clone: installs the packages of the lock file and writes the types of the theme, unless
 * that has been done, then runs the given program: `node tools/setup.mjs tools/serve.ts --build`. Plain JavaScript
 * without dependencies, since it runs before they are installed, on any version of Node.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

const STAMP = 'node_modules/.formline-setup'
const OLDEST_NODE = 24
const onWindows = process.platform === 'win32'

// Vite cannot build in a path with # ? or \, nor the router's code splitter in one with '; and PATH cannot contain a
// folder with a colon.
const impossible = [...process.cwd()].find((letter) => (onWindows ? "#'" : "#'?\\:").includes(letter))
if (impossible) {
  fail(`The tools cannot work below a folder with ${impossible} in its name: move the project from ${process.cwd()}`)
}

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const installed = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock
if (!installed) {
  console.log('Installing dependencies from the lock file …')
  const status = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  if (status !== 0) fail('The dependencies could not be installed: see the message of npm above.')
}

// npm up to 11.6.2 removes node_modules/.bin/node when it skips the Node packages of other platforms.
const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const nodePackage = Object.keys(optionalDependencies).find((name) => existsSync(`node_modules/${name}/package.json`))
if (nodePackage && !existsSync(`node_modules/.bin/node${onWindows ? '.cmd' : ''}`)) {
  await run('npm', ['rebuild', '--silent', '--ignore-scripts', nodePackage])
}

// First in PATH, as npm does: every later step runs on this Node.
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
const { stdout, stderr } = spawnSync('node', ['--version'], { encoding: 'utf8', shell: onWindows })
const version = (stdout ?? '').trim()
if (!(Number.parseInt(version.slice(1), 10) >= OLDEST_NODE)) {
  fail(
    `This project needs Node ${OLDEST_NODE} or newer and found ${version || stderr?.trim() || 'none'}: install a newer Node, or what it lacks.`,
  )
}

if (!installed && (await run('node', ['tools/typegen.ts'])) !== 0) fail('The types of the theme could not be written.')
writeFileSync(STAMP, lock)

const next = process.argv.slice(2)
if (next.length > 0) process.exitCode = await run('node', next)

/**
 * Runs a program to its end. A signal that would end this process ends the program first, so that no port stays in use.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code; 1 when it did not start or was killed
 */
async function run(program, args) {
  const child = spawn(program, args, { stdio: 'inherit', shell: onWindows })
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal)
    child.on('exit', () => process.exit(1))
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, end)
  // npm passes a signal only to the shell of its script, which may end (dash) and leave this process running.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && end('SIGTERM'), 500)
  const code = await new Promise((resolve) => {
    child.on('exit', resolve)
    child.on('error', () => resolve(1))
  })
  clearInterval(watch)
  return code ?? 1
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}
