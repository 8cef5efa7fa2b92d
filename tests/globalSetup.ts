import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'

const SOURCES = ['{src,public,tools}/**', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']
const BUILT = 'dist/index.html'

/** Builds the site before the tests unless `dist` is up to date, as it is in `npm test`. */
export function setup(): void {
  // In a time zone behind UTC, a date wrongly formatted in local time would show the previous day.
  process.env.TZ = 'America/Los_Angeles'
  if (isFresh()) return
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`)
}

/** Whether `dist` is newer than all its sources and was built for the root of a domain. */
function isFresh(): boolean {
  if (!existsSync(BUILT) || !readFileSync(BUILT, 'utf8').includes('href="/icon.svg"')) return false
  const built = statSync(BUILT).mtimeMs
  return globSync(SOURCES).every((file) => statSync(file).mtimeMs <= built)
}
