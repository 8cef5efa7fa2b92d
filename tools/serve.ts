import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { createBuilder } from 'vite'
import { baseOf, createSiteServer } from './server.ts'

/**
 * Serves the site in `dist`: `npm run preview -- [--port 5000] [--host 0.0.0.0]`; with `--build`, which `npm start`
 * passes, it builds the site first. Port 0 is any free port. The environment variable PORT also sets the port. Like Vite,
 * it can be reached only from this machine, unless `--host` names another address.
 */
const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
    host: { type: 'string', default: 'localhost' },
    port: { type: 'string', default: process.env.PORT || '4173' },
  },
})

// npm passes signals only to its shell, which exits and would leave this process running, with its port in use.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.exit(), 500).unref()

try {
  if (values.build) await (await createBuilder({ logLevel: 'warn' })).buildApp()
  const server = createSiteServer().listen(Number(values.port), values.host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  console.log(`The site is served at http://${values.host}:${port}${baseOf()}`)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const advice = code === 'EADDRINUSE' ? '. Choose another port: add -- --port 5000' : ''
  console.error(`The site cannot be served: ${message}${advice}`)
  process.exitCode = 1
}
