import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/**
 * Runs Git at the root of the repository, since the working directory may be a copy inside it (tools/prove/copy.ts).
 *
 * @throws with Git's message
 */
export function git(...args: string[]): string {
  return run('git', args, run('git', ['rev-parse', '--show-toplevel'], ROOT))
}

/**
 * Builds the site of a commit with that commit's own tools; once per commit.
 *
 * @returns folder of the built site
 * @throws when the build fails
 */
export function buildCommit(commit: string): string {
  const done = join(ROOT, '.cache/baseline', commit)
  if (existsSync(done)) return done

  // The folder is inside this checkout, so that its node_modules is used, unless that commit had other packages.
  const source = join(ROOT, '.cache/baseline', `${commit}-${process.pid}`)
  mkdirSync(source, { recursive: true })
  git('archive', '--output', join(source, 'source.tar'), commit)
  run('tar', ['-xf', 'source.tar'], source)
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(source) !== lock(ROOT)) run('node', ['tools/setup.mjs'], source)
  run('npm', ['run', '--silent', 'build'], source)
  // Two workers may have built at the same time: the first result is kept.
  if (!existsSync(done)) renameSync(join(source, 'dist'), done)
  rmSync(source, { recursive: true })
  return done
}

/** Runs a program and returns its output. */
function run(program: string, args: string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${error ?? stderr}`)
  return stdout.trim()
}
