import { expect, test } from 'vitest'
import { routerAt } from './render'

test.each(['/terms', '/terms?x=1&x=2', '/terms?x=%3Cscript%3E', '/terms?{"a":1}', '/terms?utm_source=mail#age'])(
  'the router does not rewrite the URL %s',
  async (url) => {
    expect((await routerAt(url)).history.location.href).toBe(url)
  },
)

test('links have no trailing slash and no query string, except links that ask to keep it', async () => {
  const router = await routerAt('/terms?x=1')
  const targets = [{ to: '/' }, { to: '/privacy' }, { to: '.', search: true, hash: 'age' }] as const
  expect(targets.map((target) => router.buildLocation(target).href)).toEqual(['/', '/privacy', '/terms?x=1#age'])
})
