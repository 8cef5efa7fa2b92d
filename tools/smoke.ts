import { spawnSync } from 'node:child_process'
import { site } from '../src/content/site.ts'

/**
 * Tests a served site: `npx node tools/smoke.ts` tests the deployed one, `npx node tools/smoke.ts
 * http://localhost:4173` the one at an address. It runs `e2e/smoke.spec.ts`, a few of the gate's states.
 */
const [address = `${site.origin}${site.base}`, ...rest] = process.argv.slice(2)
if (rest.length > 0 || !/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
  console.error(
    'Give one address, or none for where the site is deployed: npx node tools/smoke.ts http://localhost:4173',
  )
  process.exit(1)
}
const env = { ...process.env, FORMLINE_ADDRESS: address.replace(/\/+$/, '') }
const { status } = spawnSync(process.execPath, ['tools/e2e.ts', 'smoke.spec.ts'], { stdio: 'inherit', env })
process.exitCode = status ?? 1
