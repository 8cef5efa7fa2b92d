/**
 * Set-up of a fresh clone: installs the packages of the lock file, unless that has been done, then runs the given
 * program: `node tools/setup.mjs tools/serve.ts --build`. Plain JavaScript without dependencies, since it runs before
 * they are installed, on any version of Node.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { run } from './run.mjs'

const STAMP = 'node_modules/.formline-setup'
const OLDEST_NODE = { major: 22, minor: 18 }
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
const { stdout } = spawnSync('node', ['--version'], { encoding: 'utf8', shell: onWindows })
const version = (stdout ?? '').trim()
const [major = 0, minor = 0] = version.slice(1).split('.').map(Number)
if (major < OLDEST_NODE.major || (major === OLDEST_NODE.major && minor < OLDEST_NODE.minor)) {
  const { major, minor } = OLDEST_NODE
  fail(`This project needs Node ${major}.${minor} or newer and found ${version || 'none'}: install a newer Node.`)
}
writeFileSync(STAMP, lock)

const next = process.argv.slice(2)
if (next.length > 0) process.exitCode = await run('node', next)

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}
