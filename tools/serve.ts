import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { isFree } from './freePort.ts'
import { run } from './run.mjs'
import { createSiteServer } from './server.ts'

/**
 * Serves the built site: `node tools/serve.ts [--base=/x/]`; with `--build` it builds the site first, after it has
 * checked that the port is free. The environment variable PORT sets the port; 0 is any free one.
 */
const DEFAULT_PORT = 4173

const { values } = parseArgs({
  options: { base: { type: 'string', default: '/' }, build: { type: 'boolean', default: false } },
})

try {
  const port = askedPort()
  if (!(await isFree(port))) throw new Error(`port ${port} is in use; choose another with PORT=`)
  if (values.build && (await run('vite', ['build'])) !== 0) throw new Error('the build failed, see above')
  const server = createSiteServer({ base: values.base })
  server.listen(port)
  await once(server, 'listening')
  const { port: actual } = server.address() as AddressInfo
  console.log(`The site is served at http://localhost:${actual}${values.base}`)
} catch (error) {
  console.error(`The site cannot be served: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

/** @throws when PORT is not a port number */
function askedPort(): number {
  const asked = process.env.PORT || String(DEFAULT_PORT)
  const port = Number(asked)
  if (!/^\d+$/.test(asked) || port > 65_535)
    throw new Error(`PORT is "${asked}" and has to be a number from 0 to 65535`)
  return port
}
