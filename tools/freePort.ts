import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Listens on a port for a moment; 0 is any free one. The answer is the port's number. */
async function tryPort(asked: number): Promise<number> {
  const server = createServer().listen(asked)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** A port of this machine that nobody listens on. */
export const freePort = (): Promise<number> => tryPort(0)

/**
 * Whether this process can listen on a port.
 *
 * @throws when the machine does not let it for another reason than that the port is taken
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
