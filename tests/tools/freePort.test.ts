import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, isFree } from '../../tools/freePort.ts'

test('nobody listens on the port that it gives', async () => {
  const port = await freePort()
  expect(port).toBeGreaterThan(0)
  const server = createServer()
  await new Promise<void>((ready, fail) => server.on('error', fail).listen(port, ready))
  await new Promise((closed) => server.close(closed))
})

test('a port on which somebody listens is not free, until they close it', async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await isFree(port)).toBe(false)
  await new Promise((closed) => server.close(closed))
  expect(await isFree(port)).toBe(true)
})

test('a port that is refused for another reason gives that error', async () => {
  await expect(isFree(70_000)).rejects.toThrow('70000')
})
