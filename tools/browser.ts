import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { platform, userInfo } from 'node:os'
import { basename } from 'node:path'
import { chromium, firefox, webkit } from 'playwright'

/** Engines of the behavior tests; the rest of the gate runs in Chromium. */
const engines = { chromium, firefox, webkit }

type Engine = keyof typeof engines

/**
 * The engine named by `FORMLINE_ENGINE`; Chromium by default.
 *
 * @throws on an unknown engine
 */
export function askedEngine(name = process.env.FORMLINE_ENGINE ?? 'chromium'): Engine {
  if (Object.hasOwn(engines, name)) return name as Engine
  throw new Error(`FORMLINE_ENGINE is "${name}" and can be ${Object.keys(engines).join(', ')}.`)
}

export interface Browser {
  /** Path of the executable. */
  executablePath: string
  /** Where it comes from, for the output. */
  source: string
}

/** Debian's headless Chromium: it runs the same tests in two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'
const INSTALLED = [SHELL, WHOLE, '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome']

/** Chromium's arguments: no GPU, and no sandbox when run as root, for whom it does not work. */
export const browserArgs: readonly string[] = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

/**
 * Finds a browser for the tests, or installs one: Playwright's pinned build; else, for Chromium, Debian's headless
 * package, which is installed if possible; else an installed browser. For Firefox and WebKit, Playwright supports only
 * its own builds.
 *
 * @param options `whole`: a full browser, for features that the headless shell lacks
 * @throws when there is none, with instructions
 */
export function findBrowser(engine: Engine = 'chromium', { whole = false } = {}): Browser {
  const executablePath = engines[engine].executablePath()
  if (existsSync(executablePath) || (fetchPinned(engine) && existsSync(executablePath)))
    return { executablePath, source: `Playwright's own build (${executablePath})` }
  if (engine !== 'chromium')
    throw new Error(
      `No ${engine} for the tests: run "npx playwright install --with-deps ${engine}" and try again; only Playwright's own build will do.`,
    )
  const wanted = whole ? WHOLE : SHELL
  if (!isProgram(wanted)) installFromDebian(basename(wanted))
  const path = INSTALLED.find((path) => isProgram(path) && !(whole && path === SHELL))
  if (path) return { executablePath: path, source: `installed browser (${path})` }
  throw new Error(
    'No browser for the tests: run "npx playwright install chromium", or install Chromium or Chrome, and try again.',
  )
}

/** CI's machine has the system libraries of Chrome but not of the other engines, and allows their installation. */
function fetchPinned(engine: Engine): boolean {
  const options = engine === 'chromium' ? ['--no-shell'] : process.env.CI ? ['--with-deps'] : []
  return run('npx', ['playwright', 'install', engine, ...options])
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installFromDebian(name: string): void {
  if (platform() !== 'linux' || userInfo().uid !== 0 || !existsSync('/usr/bin/apt-get')) return
  run('apt-get', ['update', '--quiet'])
  run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', name])
}

/** Runs a command without output, for ten minutes at most; true when it succeeded. */
function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'ignore', timeout: 600_000, env }).status === 0
}
