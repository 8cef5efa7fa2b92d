import { spawnSync } from 'node:child_process'

/** Builds the site that these tests read, except in CI, where they read the one that is deployed. */
export function setup(): void {
  if (process.env.CI) return
  const { status, stdout, stderr } = spawnSync('npm run --silent build', { encoding: 'utf8', shell: true })
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`)
}
