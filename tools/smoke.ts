import { spawnSync } from 'node:child_process'

/**
 * Tries the site as it is served at an address: `npm run smoke -- https://www.example.com/path`. It runs
 * `e2e/smoke.spec.ts`, a handful of the gate's states.
 */
const [address = '', ...rest] = process.argv.slice(2)
if (rest.length > 0 || !/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
  console.error('Give the one address that the site is served at: npm run smoke -- https://www.example.com')
  process.exit(1)
}
const env = { ...process.env, FORMLINE_ADDRESS: address.replace(/\/+$/, '') }
const { status } = spawnSync(process.execPath, ['tools/e2e.ts', 'smoke.spec.ts'], { stdio: 'inherit', env })
process.exitCode = status ?? 1
