import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Listens on a port for a moment (0: any free one) and returns its number. */
async function tryPort(asked: number): Promise<number> {
  const server = createServer().listen(asked)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** A free port of this machine. */
export const freePort = (): Promise<number> => tryPort(0)

/**
 * Whether this process can listen on a port.
 *
 * @throws when listening fails for another reason than that the port is in use
 */
export async function isFree(port: number): Promise<boolean> {
  try {
    await tryPort(port)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
}
