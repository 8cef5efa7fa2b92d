/**
 * Sets up a fresh clone: installs the packages in the lock file and writes the types of the theme, unless already done.
 * Then starts the Node in the lock file with the given arguments, such as `tools/serve.ts --build` or `--run test:all`.
 * It is plain JavaScript without dependencies, since it runs before they are installed, on any Node from version 20.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, resolve } from 'node:path'

const STAMP = 'node_modules/.formline-setup'
const onWindows = process.platform === 'win32'

/** @type {import('node:child_process').ChildProcess | undefined} */
let child
process.on('exit', () => child?.kill())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
// npm passes signals only to its shell, which may exit and leave this process running, with its port in use.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.exit(1), 500).unref()

// The project's path must not contain # ? or \ (because of Vite), ' (the router's code splitter) or colons (PATH).
const unsupported = [...process.cwd()].find((character) => (onWindows ? "#'" : "#'?\\:").includes(character))
if (unsupported) {
  fail(`The tools do not work in a path that contains ${unsupported}: move the project out of ${process.cwd()}`)
}

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const installed = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock
if (!installed) {
  console.log('Installing dependencies from the lock file …')
  moveRunningNode()
  // Installs everything that the tools need, whatever NODE_ENV or npm's configuration says (vitejs/vite#14045).
  const complete = '--include=dev --include=optional --bin-links --package-lock --install-strategy=hoisted'
  const lenient = '--no-engine-strict --no-legacy-peer-deps --no-strict-peer-deps --no-package-lock-only --no-dry-run'
  const quiet = '--ignore-scripts --no-audit --no-fund --no-update-notifier --loglevel=error'
  const status = await run(`npm ci ${complete} ${lenient} ${quiet}${cacheOption()}`)
  if (status !== 0)
    fail(`The dependencies could not be installed: npm exited with code ${status}; see its message above.`)
}

const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const nodePackage = Object.keys(optionalDependencies).find((name) => existsSync(`node_modules/${name}/package.json`))
// The Node from the lock file does not run on every Linux (musl, NixOS). Where it does not, the running one has to be
// new enough.
const lockedNode = nodePackage && resolve('node_modules', nodePackage, 'bin', onWindows ? 'node.exe' : 'node')
const candidates = [...(lockedNode ? [lockedNode] : []), process.execPath].map((path) => ({
  path,
  ...spawnSync(path, ['--version'], { encoding: 'utf8' }),
}))
const node = candidates.find(({ stdout }) => {
  const [major = 0, minor = 0] = stdout?.slice(1).split('.').map(Number) ?? []
  return major > 24 || (major === 24 && minor >= 2)
})?.path
if (!node) {
  const found = candidates.map(
    ({ path, stdout, stderr, error }) => `${path}: ${(stdout || stderr || error?.message)?.trim()}`,
  )
  fail(`The tools need Node 24.2 or newer (import.meta.main), and none runs here:\n${found.join('\n')}`)
}
// npm scripts find this link before any other Node.
const link = `node_modules/.bin/node${onWindows ? '.cmd' : ''}`
if (node !== lockedNode) rmSync(link, { force: true })
// npm up to 11.6.2 removes the link when npm skips the Node packages of other platforms.
else if (!existsSync(link)) await run(`npm rebuild --silent --ignore-scripts ${nodePackage}`)
// The tests' own requests to this machine must not go through a proxy.
for (const name of ['NO_PROXY', 'no_proxy'])
  process.env[name] = [process.env[name], 'localhost', '127.0.0.1'].filter(Boolean).join()
process.env.PATH = [dirname(node), resolve('node_modules/.bin'), process.env.PATH].join(delimiter)

if (!installed) {
  const typegen = spawnSync('npm run --silent typegen', { encoding: 'utf8', shell: true })
  if (typegen.status !== 0) fail(`The types of the theme could not be written:\n${typegen.stdout}${typegen.stderr}`)
}
writeFileSync(STAMP, lock)

const next = process.argv.slice(2)
if (next.length > 0) process.exitCode = await run(node, next)

/** Makes npm keep its cache in the project if it cannot write to the usual folder, as with a read-only home. */
function cacheOption() {
  const { npm_config_cache: cache = '.' } = process.env
  try {
    mkdirSync(cache, { recursive: true })
    accessSync(cache, constants.W_OK)
    return ''
  } catch {
    return ' --cache=.cache/npm'
  }
}

/** Moves the running Node out of node_modules, which `npm ci` deletes: Windows cannot delete a running program. */
function moveRunningNode() {
  const ours = `${resolve('node_modules')}\\`.toLowerCase()
  if (!onWindows || !process.execPath.toLowerCase().startsWith(ours)) return
  mkdirSync('.cache', { recursive: true })
  rmSync('.cache/node.exe', { force: true })
  renameSync(process.execPath, '.cache/node.exe')
}

/**
 * Runs a program, or a shell command if `args` is missing, and waits until it exits.
 *
 * @param {string} program
 * @param {readonly string[]} [args]
 * @returns {Promise<number>} its exit code; 1 when it did not start or was killed
 */
async function run(program, args) {
  child = args ? spawn(program, args, { stdio: 'inherit' }) : spawn(program, { stdio: 'inherit', shell: true })
  return await new Promise((resolve) => {
    child?.on('exit', (code) => resolve(code ?? 1))
    child?.on('error', () => resolve(1))
  })
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message)
  process.exit(1)
}
