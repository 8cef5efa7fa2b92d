import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const script = resolve('.github/add-earlier-files.sh')

/** Stands in for GitHub's `gh`: the runs in RUNS, those in DEPLOYED with files; the download of run 99 fails. */
const gh = `#!/bin/sh
case "$1 $2" in
  "run list") echo $RUNS ;;
  "api "*) run=$(echo "$2" | sed 's/.*runs.//; s/.artifacts//'); case " $DEPLOYED " in *" $run "*) echo "assets-$run" ;; esac ;;
  "run download") [ "$3" != 99 ] || exit 1; mkdir -p "previous/$3/assets-$3"; : > "previous/$3/assets-$3/$3.js" ;;
esac
`

/** Runs the script for these runs, the latest first; returns its exit code and the files that it added. */
function run(runs: string, deployed: string) {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-'))
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/gh'), gh, { mode: 0o755 })
  const { status } = spawnSync('bash', [script, 'site'], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, RUNS: runs, DEPLOYED: deployed },
  })
  return { status, files: readdirSync(join(folder, 'site/assets')) }
}

// The script runs on GitHub's Linux only, and needs its `cp`.
describe.skipIf(process.platform !== 'linux')('the files of earlier deployments', () => {
  test('are those of the last three runs that deployed something', () => {
    expect(run('9 8 7 6 5 4', '9 8 7 6 5 4')).toEqual({ status: 0, files: ['7.js', '8.js', '9.js'] })
    expect(run('9 8 7 6 5 4', '6 4')).toEqual({ status: 0, files: ['4.js', '6.js'] })
    expect(run('', '')).toEqual({ status: 0, files: [] })
  })

  test('are not left out silently if their download fails', () => {
    expect(run('99 8', '99 8').status).not.toBe(0)
  })
})
