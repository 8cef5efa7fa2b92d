import { parseArgs } from 'node:util'
import { createSiteServer } from './server.ts'

/** Serves the built site: `node tools/serve.ts [--base=/x/]`; the port is that of the environment variable PORT. */
const { values } = parseArgs({ options: { base: { type: 'string', default: '/' } } })
const port = Number(process.env.PORT || 4173)
const server = createSiteServer({ base: values.base })

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? `port ${port} is in use; choose another with PORT=` : error.message
  console.error(`The site cannot be served: ${reason}`)
  process.exit(1)
})
server.listen(port, () => console.log(`The site is served at http://localhost:${port}${values.base}`))
