// @vitest-environment node
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test, vi } from 'vitest'
import { createAppRouter } from '../src/router'
import { routerAt } from './render'

test.each([
  '/terms',
  '/terms?x=1',
  '/terms?x=1&x=2',
  '/terms?x=%3Cscript%3E',
  '/terms?{"a":1}',
  '/terms?a=b=c&&',
  '/terms?utm_source=mail#age',
  '/?q=horse+racing',
])('the address %s stays as it was written', async (address) => {
  expect((await routerAt(address)).history.location.href).toBe(address)
})

test('a question mark with nothing behind it names the page itself', async () => {
  const { pathname, search, searchStr } = (await routerAt('/terms?')).state.location
  expect([pathname, search, searchStr]).toEqual(['/terms', {}, ''])
})

test('a link carries no closing slash, no query string to another page, and keeps it on its own if requested', async () => {
  const router = await routerAt('/terms?x=1')
  const targets = [{ to: '/' }, { to: '/privacy' }, { to: '.', search: true, hash: 'age' }] as const
  expect(targets.map((target) => router.buildLocation(target).href)).toEqual(['/', '/privacy', '/terms?x=1#age'])
})

describe('matching', () => {
  const isFound = async (address: string) =>
    !(await routerAt(address)).state.matches.some((match) => match.status === 'notFound' || match._notFound)

  test.each(['/Terms', '/PRIVACY', '/nowhere', '/terms/more', '/index.html', '/404'])('%s is none', async (address) => {
    expect([await isFound('/terms'), await isFound(address)]).toEqual([true, false])
  })
})

describe('the settings', () => {
  const options = () => createAppRouter(createMemoryHistory()).options

  test('scroll places are restored at once', () => {
    expect(options().scrollRestorationBehavior).toBe('instant')
  })

  test('a page is fetched as soon as a mouse rests on its link, and not before a finger has tapped it', () => {
    const preload = (hovers: boolean) => {
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: hover)' && hovers }))
      return options().defaultPreload
    }
    expect([preload(true), preload(false)]).toEqual(['intent', false])
  })

  test('the first render keeps the scroll position, every later one restores it, in each router', () => {
    for (const decide of [options(), options()].map(({ scrollRestoration }) => scrollRestoration as () => boolean))
      expect([decide(), decide(), decide()]).toEqual([false, true, true])
  })
})
