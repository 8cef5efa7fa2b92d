// @vitest-environment node
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createAppRouter } from '../src/router'

async function at(address: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  return router
}

describe('the address', () => {
  test.each([
    '/terms?x=1',
    '/terms?x=1&x=2',
    '/terms?x=%3Cscript%3E',
    '/terms?{"a":1}',
    '/terms?a=b=c&&',
    '/terms?utm_source=mail#age',
    '/?q=horse+racing',
    '/terms',
  ])('%s stays as it was written', async (address) => {
    expect((await at(address)).history.location.href).toBe(address)
  })

  test('a question mark with nothing behind it names the page itself', async () => {
    const { pathname, search, searchStr } = (await at('/terms?')).state.location
    expect([pathname, search, searchStr]).toEqual(['/terms', {}, ''])
  })

  test('a query string is not carried to another page', async () => {
    const router = await at('/terms?x=1')
    expect(router.buildLocation({ to: '/privacy' }).href).toBe('/privacy')
  })

  test('a query string stays on the page if requested', async () => {
    const router = await at('/terms?x=1')
    expect(router.buildLocation({ to: '.', search: true, hash: 'age' }).href).toBe('/terms?x=1#age')
  })

  test('links carry no closing slash', async () => {
    const router = await at('/')
    expect([router.buildLocation({ to: '/terms' }).href, router.buildLocation({ to: '/' }).href]).toEqual([
      '/terms',
      '/',
    ])
  })
})

describe('matching', () => {
  const isFound = async (address: string) =>
    !(await at(address)).state.matches.some((match) => match.status === 'notFound' || match._notFound)

  test.each(['/', '/terms', '/privacy'])('%s is a page', async (address) => {
    expect(await isFound(address)).toBe(true)
  })

  test.each(['/Terms', '/PRIVACY', '/nowhere', '/terms/more', '/index.html', '/404'])('%s is none', async (address) => {
    expect(await isFound(address)).toBe(false)
  })
})

describe('a site under a sub-path', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test('its links keep to the sub-path', async () => {
    vi.stubEnv('BASE_URL', '/x/')
    const router = await at('/x/terms')
    expect(router.buildLocation({ to: '/privacy' }).publicHref).toBe('/x/privacy')
    expect(router.state.location.pathname).toBe('/terms')
  })
})

test('a page is fetched as soon as a visitor shows that they want it', () => {
  expect(createAppRouter(createMemoryHistory()).options.defaultPreload).toBe('intent')
})

describe('scroll places', () => {
  test('they are restored at once, however smooth other jumps are', () => {
    expect(createAppRouter(createMemoryHistory()).options.scrollRestorationBehavior).toBe('instant')
  })

  test('the first render keeps the scroll position, every later one restores it', () => {
    const { scrollRestoration } = createAppRouter(createMemoryHistory()).options
    if (typeof scrollRestoration !== 'function') throw new Error('scroll places are not decided by a function')
    const decide = scrollRestoration as () => boolean
    expect([decide(), decide(), decide()]).toEqual([false, true, true])
  })

  test('every router decides for itself', () => {
    const first = createAppRouter(createMemoryHistory()).options.scrollRestoration as () => boolean
    first()
    const second = createAppRouter(createMemoryHistory()).options.scrollRestoration as () => boolean
    expect(second()).toBe(false)
  })
})
