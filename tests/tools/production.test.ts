// @vitest-environment node
import { resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

test.each(['test', 'development', ''])('a build is for production if NODE_ENV is "%s"', async (value) => {
  vi.stubEnv('NODE_ENV', value)
  expect((await resolveConfig({}, 'build')).isProduction).toBe(true)
})
