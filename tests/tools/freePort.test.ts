// @vitest-environment node
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '../../tools/freePort.ts'

test('nobody listens on the port that it gives', async () => {
  const port = await freePort()
  expect(port).toBeGreaterThan(0)
  const server = createServer()
  await new Promise<void>((ready, fail) => server.on('error', fail).listen(port, ready))
  await new Promise((closed) => server.close(closed))
})
