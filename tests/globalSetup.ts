import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that a build reads; the code of the build is in `tools`. */
const SOURCES = ['src', 'public', 'tools', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']
const BUILT = 'dist/index.html'

/**
 * Runs once before all tests: builds the site if `dist` is missing, older than its sources or built for a sub-path, so
 * that tests/built never test old pages. In `npm test` the site is already built.
 */
export function setup(): void {
  // Where it is still yesterday: a date that is not read as UTC shows. Threads have the time zone of their process.
  process.env.TZ = 'America/Los_Angeles'
  if (isFresh()) return
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The site cannot be built, so its pages cannot be tested:\n${stdout}${stderr}`)
}

function isFresh(): boolean {
  if (!existsSync(BUILT)) return false
  const built = statSync(BUILT).mtimeMs
  return SOURCES.every((source) => newest(source) <= built) && readFileSync(BUILT, 'utf8').includes('href="/icon.svg"')
}

/** Time of the last change, ms, in a file or a folder; a deleted file changes the time of its folder. */
function newest(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}
