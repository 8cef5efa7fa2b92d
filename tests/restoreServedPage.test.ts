import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { restoreServedPage } from '../src/restoreServedPage'
import type { AppRouter } from '../src/router'

const router = { state: { location: { pathname: '/terms' } } }
const reload = vi.fn()
const logged = vi.fn()

/** The served page, and the handler of an error. */
function served() {
  document.title = 'Terms'
  document.body.innerHTML = '<div id="root" data-page="/terms"><h1>Terms</h1></div>'
  const root = document.getElementById('root') as HTMLElement
  return { root, fail: restoreServedPage(root, router as unknown as AppRouter, '/terms') }
}

beforeEach(() => {
  router.state.location.pathname = '/terms'
  vi.stubGlobal('location', { reload })
  vi.spyOn(console, 'error').mockImplementation(logged)
  vi.clearAllMocks()
})
afterEach(() => document.head.replaceChildren())

describe('an error on the page that was served', () => {
  test('is logged, and restores the page as it was served', () => {
    const { root, fail } = served()
    const error = new Error('seeded')
    root.innerHTML = ''
    root.inert = true
    fail(error)
    expect(document.body.innerHTML).toBe('<div id="root" data-page="/terms"><h1>Terms</h1></div>')
    expect([reload.mock.calls, logged.mock.calls]).toEqual([[], [[error]]])
  })

  test('restores what React removed from the head, and nothing twice', () => {
    document.head.innerHTML = '<meta name="viewport"><meta name="description">'
    const { fail } = served()
    document.querySelector('title')?.remove()
    fail(new Error('seeded'))
    expect([...document.head.children].map(({ outerHTML }) => outerHTML).sort()).toEqual([
      '<meta name="description">',
      '<meta name="viewport">',
      '<title>Terms</title>',
    ])
  })

  test('leaves scrolling to the browser, and turns off smooth scrolling', () => {
    document.documentElement.dataset.alive = ''
    window.history.scrollRestoration = 'manual'
    served().fail(new Error('seeded'))
    expect(window.history.scrollRestoration).toBe('auto')
    expect(document.documentElement.dataset.alive).toBeUndefined()
  })
})

test('an error on another page reloads that page as a document', () => {
  const { root, fail } = served()
  root.innerHTML = ''
  router.state.location.pathname = '/privacy'
  fail(new Error('seeded'))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(root.isConnected).toBe(true)
})
