import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/**
 * Asks Git of this project, from the top of its repository: this may be a copy within it (tools/prove/copy.ts).
 *
 * @throws with what Git says
 */
export function git(...args: string[]): string {
  return run('git', args, run('git', ['rev-parse', '--show-toplevel'], ROOT))
}

/**
 * Builds the site as it was at a commit, by that commit's own tools; once for each commit.
 *
 * @returns folder of the built site
 * @throws when a build cannot be had
 */
export function buildCommit(commit: string): string {
  const done = join(ROOT, '.cache/baseline', commit)
  if (existsSync(done)) return done

  // Below this checkout its node_modules is found, unless that commit had others.
  const source = join(ROOT, '.cache/baseline', `${commit}-${process.pid}`)
  mkdirSync(source, { recursive: true })
  git('archive', '--output', join(source, 'source.tar'), commit)
  run('tar', ['-xf', 'source.tar'], source)
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(source) !== lock(ROOT)) run('node', ['tools/setup.mjs'], source)
  run('npm', ['run', '--silent', 'build'], source)
  // Two workers may have built at once: the first stays.
  if (!existsSync(done)) renameSync(join(source, 'dist'), done)
  rmSync(source, { recursive: true })
  return done
}

/** Runs a program; what it says. */
function run(program: string, args: string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${error ?? stderr}`)
  return stdout.trim()
}
