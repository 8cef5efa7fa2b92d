/**
 * Set-up from a bare clone: installs what the lock file says, unless that has been done, then runs what follows:
 * `node tools/setup.mjs tools/serve.ts --build`. Plain JavaScript without dependencies, since it runs before there are
 * any, with whatever Node the machine has.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { run } from './run.mjs'

const STAMP = 'node_modules/.formline-setup'
const OLDEST_NODE = { major: 22, minor: 18 }
const onWindows = process.platform === 'win32'

// Vite cannot build below # ? and \, the router's code splitter not below ', and no folder with : can stand on the path.
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

// npm up to 11.6.2 takes node_modules/.bin/node away again when it skips the packages of other machines that have one.
const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const nodePackage = Object.keys(optionalDependencies).find((name) => existsSync(`node_modules/${name}/package.json`))
if (nodePackage && !existsSync(`node_modules/.bin/node${onWindows ? '.cmd' : ''}`)) {
  await run('npm', ['rebuild', '--silent', '--ignore-scripts', nodePackage])
}

// First on the path, as npm has it: this is the Node that every later step runs on.
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
