/**
 * Installs the packages in the lock file if they are missing or the lock file has changed. One of them is Node, and npm
 * runs scripts on it. `npm start` and `npm test` run this first, on any Node from 20.19; so it is plain JavaScript. It
 * runs in a shell of its own, since a shell that has once found `node` does not look for it again.
 */
import { spawnSync } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'

/** @param {string} command */
const run = (command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0
/** @param {string} file */
const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
/** Whether the Node of npm scripts can run the tools. */
const isNodeNew = () => Number.parseInt(`${spawnSync('node --version', { shell: true }).stdout}`.slice(1), 10) >= 24

// npm writes this list last.
const outdated = changed('node_modules/.package-lock.json') < changed('package-lock.json')
if (outdated && !run('npm install --no-save --no-workspaces --loglevel=error')) process.exit(1)
// npm up to 11.6.2 removes the link to the lock file's Node when it skips the Node packages of other platforms.
if (!isNodeNew()) run('npm rebuild --no-workspaces --silent')
// That Node does not run with musl or on NixOS.
if (!isNodeNew()) rmSync('node_modules/.bin/node', { force: true })
if (!isNodeNew()) {
  console.error(
    `The lock file's Node does not run here, and Node ${process.versions.node} is too old: install Node 24 or newer.`,
  )
  process.exit(1)
}
// Editors need the types of the theme.
if (outdated) run('npm run --silent typegen')
