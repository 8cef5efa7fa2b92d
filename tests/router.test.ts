// @vitest-environment node
import { expect, test } from 'vitest'
import { routerAt } from './render'

test.each(['/terms', '/terms?x=1&x=2', '/terms?x=%3Cscript%3E', '/terms?{"a":1}', '/terms?utm_source=mail#age'])(
  'the address %s stays as it was written',
  async (address) => {
    expect((await routerAt(address)).history.location.href).toBe(address)
  },
)

test('a link carries no closing slash, no query string to another page, and keeps it on its own if requested', async () => {
  const router = await routerAt('/terms?x=1')
  const targets = [{ to: '/' }, { to: '/privacy' }, { to: '.', search: true, hash: 'age' }] as const
  expect(targets.map((target) => router.buildLocation(target).href)).toEqual(['/', '/privacy', '/terms?x=1#age'])
})

test.each(['/Terms', '/PRIVACY', '/nowhere', '/terms/more', '/index.html', '/404'])(
  'the page %s is none',
  async (address) => {
    const isFound = async (path: string) =>
      !(await routerAt(path)).state.matches.some((match) => match.status === 'notFound' || match._notFound)
    expect([await isFound('/terms'), await isFound(address)]).toEqual([true, false])
  },
)
