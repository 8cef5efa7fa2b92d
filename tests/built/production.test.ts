import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'
import { someOf } from '../list'

test.each(['test', 'development', ''])('a build is for production if NODE_ENV is "%s"', async (value) => {
  vi.stubEnv('NODE_ENV', value)
  expect((await resolveConfig({}, 'build')).isProduction).toBe(true)
})

test('nothing is in the build that serves development alone: the audit, React’s connection to its developer tools', () => {
  const names = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  const texts = names.filter((file) => /\.(html|js|css)$/.test(file)).map((file) => join('dist', file))
  const tools = /dequeuniversity|devAudit|__REACT_DEVTOOLS/
  expect(someOf(texts, 'built texts').filter((file) => tools.test(readFileSync(file, 'utf8')))).toEqual([])
})
