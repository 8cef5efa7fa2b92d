import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreServedPage } from '../src/restoreServedPage'
import type { AppRouter } from '../src/router'

const router = { state: { location: { pathname: '/terms' } } }
const reload = vi.fn()
const SERVED = '<div id="root" data-page="/terms"><h1>Terms</h1></div>'

/** The served page, and the handler of an error. */
function served() {
  document.title = 'Terms'
  document.body.innerHTML = SERVED
  const root = document.getElementById('root') as HTMLElement
  const fail = restoreServedPage(root, router as unknown as AppRouter, '/terms')
  return { root, fail: () => fail(new Error('seeded')) }
}

beforeEach(() => {
  router.state.location.pathname = '/terms'
  vi.stubGlobal('location', { reload })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  reload.mockClear()
})
afterEach(() => document.head.replaceChildren())

test('an error on the page that was served is logged, and restores the page, with scrolling left to the browser', () => {
  document.documentElement.dataset.alive = ''
  window.history.scrollRestoration = 'manual'
  const { root, fail } = served()
  root.innerHTML = ''
  root.inert = true
  fail()
  expect(document.body.innerHTML).toBe(SERVED)
  expect([window.history.scrollRestoration, document.documentElement.dataset.alive]).toEqual(['auto', undefined])
  expect(reload).not.toHaveBeenCalled()
  expect(console.error).toHaveBeenCalledTimes(1)
})

test('what React removed from the head comes back, and nothing twice', () => {
  document.head.innerHTML = '<meta name="viewport"><meta name="description">'
  const { fail } = served()
  document.querySelector('title')?.remove()
  fail()
  const tags = [...document.head.children].map(({ outerHTML }) => outerHTML)
  expect(tags.sort()).toEqual(['<meta name="description">', '<meta name="viewport">', '<title>Terms</title>'])
})

test('an error on another page reloads that page as a document', () => {
  const { fail } = served()
  router.state.location.pathname = '/privacy'
  fail()
  expect(reload).toHaveBeenCalledTimes(1)
})
