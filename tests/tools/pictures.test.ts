import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hash } from '../../tools/pictures/drawings'

test('every picture, icon and link preview is the one that npm run pictures makes', () => {
  expect(hash(), 'run npm run pictures').toBe(readFileSync('tools/pictures/drawn.sha256', 'utf8'))
})
