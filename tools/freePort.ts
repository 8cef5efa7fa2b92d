import { createServer } from 'node:net'

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, ready))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (!address || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
