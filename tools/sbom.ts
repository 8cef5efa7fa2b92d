import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

/** Writes the bill of materials of all packages in the lock file, as npm makes it: `.cache/sbom.json` (CycloneDX). */
const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 1e8,
  shell: process.platform === 'win32',
})
if (status !== 0) {
  console.error(stderr)
  process.exitCode = 1
} else {
  mkdirSync('.cache', { recursive: true })
  writeFileSync('.cache/sbom.json', stdout)
  console.log(`.cache/sbom.json: ${JSON.parse(stdout).components.length} packages`)
}
