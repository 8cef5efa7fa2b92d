import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { createBuilder } from 'vite'
import { createSiteServer } from './server.ts'

/**
 * Serves the built site: `node tools/serve.ts [--base=/x/]`; with `--build` it builds the site first. The environment
 * variable PORT sets the port; 0 is any free one.
 */
const { values } = parseArgs({
  options: { base: { type: 'string', default: '/' }, build: { type: 'boolean', default: false } },
})

try {
  if (values.build) await (await createBuilder()).buildApp()
  const server = createSiteServer({ base: values.base }).listen(Number(process.env.PORT || 4173))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  console.log(`The site is served at http://localhost:${port}${values.base}`)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const advice = code === 'EADDRINUSE' ? '; another port: PORT=5000 npm start' : ''
  console.error(`The site cannot be served: ${message}${advice}`)
  process.exitCode = 1
}
