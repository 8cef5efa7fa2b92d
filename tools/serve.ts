import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { createBuilder } from 'vite'
import { baseOf, createSiteServer } from './server.ts'

/**
 * Serves the site in `dist`: `npm run preview -- [--port 5000]`; with `--build`, which `npm start` passes, it builds the
 * site first. Port 0 is any free port. The environment variable PORT also sets the port.
 */
const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
    port: { type: 'string', default: process.env.PORT || '4173' },
  },
})

// npm passes signals only to its shell, which exits and would leave this process running, with its port in use.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.exit(), 500).unref()

try {
  if (values.build) await (await createBuilder({ logLevel: 'warn' })).buildApp()
  const server = createSiteServer().listen(Number(values.port))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  console.log(`The site is served at http://localhost:${port}${baseOf()}`)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const advice = code === 'EADDRINUSE' ? '. Choose another port: add -- --port 5000' : ''
  console.error(`The site cannot be served: ${message}${advice}`)
  process.exitCode = 1
}
