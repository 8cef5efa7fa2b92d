import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.ts'
import { addresses, mainWidths } from './visits.ts'

/**
 * Audits the accessibility of the site, or of one page: `npm run a11y`, `npm run a11y -- /terms`; or of any other site:
 * `npm run a11y -- https://example.org/` (gate/cli.ts). Builds the site, runs the browser tests with the tag `@a11y`,
 * prints a table and writes a report with screenshots.
 */

const [address, ...rest] = process.argv.slice(2)
if (address !== undefined && URL.canParse(address)) {
  const env = { ...process.env, GATE_BROWSER: findBrowser().executablePath }
  process.exit(spawnSync(process.execPath, ['gate/cli.ts', address, ...rest], { stdio: 'inherit', env }).status ?? 1)
}
if (rest.length > 0 || (address !== undefined && !addresses.includes(address))) {
  console.error(`There is no page ${[address, ...rest].join(' ')}. The pages are: ${addresses.join(', ')}.`)
  process.exit(1)
}

const run = (command: string, args: string[], stdio: 'inherit' | 'pipe', env: NodeJS.ProcessEnv = {}) =>
  spawnSync(command, args, {
    stdio,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })

const build = run('npm', ['run', '--silent', 'build'], 'pipe')
if (build.status !== 0) {
  console.error(`The site cannot be built, so it cannot be audited:\n${build.stdout}${build.stderr}`)
  process.exit(1)
}

// Only views without a condition: the title of their tests has the tag right after the color scheme.
const grep = address === undefined ? '@a11y' : ` ${address} at (${mainWidths.join('|')}), (light|dark) .*@a11y`
if (address !== undefined) {
  console.log(
    `${address} at ${mainWidths.join(' and ')} px, light and dark. Left out: other widths, forced colors, print, large text and the like; "npm run a11y" does all.`,
  )
}
process.exitCode = run(process.execPath, ['tools/e2e.ts', '--grep', grep], 'inherit', { GATE_QUIET: '1' }).status ?? 1
