import { expect, test } from 'vitest'
import { routerAt } from './render'

const queries = ['?x=1&x=2', '?x=%3Cscript%3E&y=%00', '?{"a":1}', '?utm_source=mail#age']
test.each(['', ...queries, '#%E0%A4%A', '#__proto__'])('the router does not rewrite the URL /terms%s', async (rest) => {
  const router = await routerAt(`/terms${rest}`)
  expect(router.history.location.href).toBe(`/terms${rest}`)
  expect(router.state.matches.at(-1)?.fullPath).toBe('/terms')
})

test('links have no trailing slash and no query string, except links that ask to keep it', async () => {
  const router = await routerAt('/terms?x=1')
  const targets = [{ to: '/' }, { to: '/privacy' }, { to: '.', search: true, hash: 'age' }] as const
  expect(targets.map((target) => router.buildLocation(target).href)).toEqual(['/', '/privacy', '/terms?x=1#age'])
})
