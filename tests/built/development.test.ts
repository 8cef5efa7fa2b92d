import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { someOf } from '../list'

test('nothing of the audit that runs in development is in the build', () => {
  const texts = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css)$/.test(file),
  )
  const found = someOf(texts, 'built texts').filter((file) =>
    /dequeuniversity|devAudit/.test(readFileSync(join('dist', file), 'utf8')),
  )
  expect(found).toEqual([])
})
