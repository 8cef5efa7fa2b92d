import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hash, previewsHash } from '../../tools/pictures/drawings'

test('the pictures were drawn from the current race, theme and drawings', () => {
  const drawn = readFileSync('tools/pictures/drawn.sha256', 'utf8').trim().split('\n')
  expect(drawn, 'run npm run pictures').toEqual([hash, previewsHash()])
})
