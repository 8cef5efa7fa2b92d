import { spawnSync } from 'node:child_process'

/** Tries every fault of `e2e/faults/` on the built site: `node tools/faults.ts [options of Playwright]`. */
const { status } = spawnSync(process.execPath, ['tools/e2e.ts', 'faults/', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, FORMLINE_FAULTS: 'all' },
})
process.exitCode = status ?? 1
