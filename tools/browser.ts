import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { platform, userInfo } from 'node:os'
import { chromium } from 'playwright'

export interface Browser {
  /** Path of the program; undefined for Playwright's own, which it finds itself. */
  executablePath?: string
  /** What to tell the reader: where it comes from. */
  source: string
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/**
 * Finds a browser for the tests, or fetches one: Playwright's pinned build, else an installed Chromium, else Debian's
 * package where that can be installed.
 *
 * @throws when none can be had, with what to do
 */
export function findBrowser(): Browser {
  if (hasPinned() || fetchPinned()) return { source: `Playwright's own build (${chromium.executablePath()})` }
  const path = findInstalled()
  if (path) return { executablePath: path, source: `installed browser (${path})` }
  if (installFromDebian()) return { executablePath: '/usr/bin/chromium', source: 'Debian package chromium' }
  throw new Error(
    'No browser for the tests: run "npx playwright install chromium", or install Chromium or Chrome, and try again.',
  )
}

const hasPinned = () => existsSync(chromium.executablePath())

function fetchPinned(): boolean {
  run('npx', ['playwright', 'install', 'chromium', '--no-shell'])
  return hasPinned()
}

function findInstalled(): string | undefined {
  return INSTALLED.find((path) => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

function installFromDebian(): boolean {
  if (platform() !== 'linux' || userInfo().uid !== 0 || !existsSync('/usr/bin/apt-get')) return false
  run('apt-get', ['update', '--quiet'])
  return run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', 'chromium'])
}

/** Runs a command quietly; true when it went well. Ten minutes at most. */
function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'ignore', timeout: 600_000, env }).status === 0
}
