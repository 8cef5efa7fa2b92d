import { act, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
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

test('focus goes to the section that the address names, and to the heading if it is missing, until it is stopped', async () => {
  const { router } = await renderApp('/terms')
  const stop = moveFocusOnNavigation(router)
  onTestFinished(stop)
  const focusAt = async (href: string) => {
    await act(() => router.navigate({ href }))
    await waitFor(() => expect(router.state).toMatchObject({ status: 'idle', resolvedLocation: { href } }))
    return document.activeElement?.closest('h1, h2')?.textContent
  }
  expect(await focusAt('/privacy#cookies')).toBe(only(document, '#cookies h2').textContent)
  expect(await focusAt('/terms#nope')).toBe('Terms of Service')
  stop()
  expect(await focusAt('/privacy')).not.toBe('Privacy Policy')
})
