import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { createBuilder } from 'vite'
import { createSiteServer } from './server.ts'

/**
 * Serves the built site: `npm run preview -- [--port 5000] [--base /x/] [--dir dist]`; with `--build`, which `npm
 * start` passes, it builds the site first. Port 0 is any free port. The environment variable PORT also sets the port.
 */
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    build: { type: 'boolean', default: false },
    dir: { type: 'string', default: 'dist' },
    port: { type: 'string', default: process.env.PORT || '4173' },
  },
})

try {
  if (values.build) await (await createBuilder({ logLevel: 'warn' })).buildApp()
  const server = createSiteServer({ base: values.base, dir: values.dir }).listen(Number(values.port))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  console.log(`The site is served at http://localhost:${port}${values.base}`)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const advice = code === 'EADDRINUSE' ? '. Choose another port: npm start -- --port 5000' : ''
  console.error(`The site cannot be served: ${message}${advice}`)
  process.exitCode = 1
}
