import { spawnSync } from 'node:child_process'
import { addresses, mainWidths } from './visits.ts'

/**
 * Audits the accessibility of the site, or of one page: `npm run a11y`, `npm run a11y -- /terms`. It builds the site,
 * runs the browser tests with the tag `@a11y`, prints a table and writes a report with pictures.
 */

const REPORTER = '--reporter=./e2e/report.ts'

const [address, ...rest] = process.argv.slice(2)
if (rest.length > 0 || (address !== undefined && !addresses.includes(address))) {
  console.error(`There is no page ${[address, ...rest].join(' ')}. The pages are: ${addresses.join(', ')}.`)
  process.exit(1)
}

const run = (command: string, args: string[], stdio: 'inherit' | 'pipe') =>
  spawnSync(command, args, { stdio, encoding: 'utf8', shell: process.platform === 'win32' })

const build = run('npm', ['run', '--silent', 'build'], 'pipe')
if (build.status !== 0) {
  console.error(`The site cannot be built, so it cannot be audited:\n${build.stdout}${build.stderr}`)
  process.exit(1)
}

// A plain view's name ends its test's title: no condition comes between it and the tag.
const grep = address === undefined ? '@a11y' : ` ${address} at (${mainWidths.join('|')}), (light|dark) .*@a11y`
if (address !== undefined) {
  console.log(
    `${address} at ${mainWidths.join(' and ')} px, light and dark. Left out: other widths, forced colors, print, large text and the like; "npm run a11y" does all.`,
  )
}
process.exitCode = run(process.execPath, ['tools/e2e.ts', '--grep', grep, REPORTER], 'inherit').status ?? 1
