// @vitest-environment node
import { resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

test.each(['test', 'development', ''])('a build is for production if NODE_ENV is "%s"', async (value) => {
  vi.stubEnv('NODE_ENV', value)
  expect((await resolveConfig({}, 'build')).isProduction).toBe(true)
})

test('React looks for its developer tools in development only', async () => {
  const defined = async (command: 'build' | 'serve') =>
    (await resolveConfig({}, command)).environments.client?.define?.__REACT_DEVTOOLS_GLOBAL_HOOK__
  expect([await defined('build'), await defined('serve')]).toEqual(['undefined', undefined])
})
