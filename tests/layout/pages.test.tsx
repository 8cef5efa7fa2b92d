import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pagePaths } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { moveFocusOnNavigation } from '../../src/layout/moveFocusOnNavigation'
import { axeOf } from '../axe'
import { only } from '../built/site'
import { renderApp } from '../render'

test.each([...pagePaths, '/nowhere'])('the whole page at %s is in order for axe', async (address) => {
  const { container } = await renderApp(address)
  expect(await axeOf(container, { isPage: true })).toEqual([])
})

test('the head has one title, which follows the page', async () => {
  const { router } = await renderApp('/')
  expect(document.title).toMatch(new RegExp(`^${site.name}: `))
  await act(() => router.navigate({ to: '/privacy' }))
  expect(only(document, 'title').textContent).toBe(`Privacy Policy: ${site.name}`)
})

describe('focus after client navigation', () => {
  /** The page at /terms; a function that navigates and returns the focused element, and one that stops it. */
  async function followed() {
    const { router } = await renderApp('/terms')
    const stop = moveFocusOnNavigation(router)
    onTestFinished(stop)
    const focusAt = async (href: string) => {
      await act(() => router.navigate({ href }))
      await waitFor(() => expect(router.state).toMatchObject({ status: 'idle', resolvedLocation: { href } }))
      return document.activeElement
    }
    return { stop, focusAt }
  }

  test.each([
    ['the new page’s heading', '/privacy', 'Privacy Policy'],
    ['the heading if the section named is missing', '/privacy#nope', 'Privacy Policy'],
    ['the heading of the not-found page', '/nowhere', 'Non-runner.'],
  ])('goes to %s: %s', async (_, href, heading) => {
    const { focusAt } = await followed()
    expect(await focusAt(href)).toBe(screen.getByRole('heading', { level: 1, name: heading }))
  })

  test('goes to the section that the address names', async () => {
    const { focusAt } = await followed()
    expect(await focusAt('/privacy#cookies')).toBe(only(document, '#cookies h2'))
  })

  test('stays where it is on the first page, on a jump within it, and after it is stopped', async () => {
    const { stop, focusAt } = await followed()
    expect(document.activeElement).toBe(document.body)
    expect(await focusAt('/terms#age')).toBe(document.body)
    stop()
    expect(await focusAt('/privacy')).toBe(document.body)
  })
})
