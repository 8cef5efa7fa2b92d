// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { moveFocusOnNavigation } from '../../src/layout/moveFocusOnNavigation'
import { renderApp } from '../render'

test('moves focus to the heading of the new page, or of the section that the address names', async () => {
  const { router } = await renderApp('/terms')
  onTestFinished(moveFocusOnNavigation(router))
  const headingFocusedAt = async (href: string) => {
    await act(() => router.navigate({ href }))
    await waitFor(() => expect(router.state).toMatchObject({ status: 'idle', resolvedLocation: { href } }))
    return document.activeElement?.closest('h1, h2')?.textContent
  }
  expect(await headingFocusedAt('/privacy#cookies')).toMatch(/Cookies/)
  expect(await headingFocusedAt('/terms#nope')).toBe('Terms of Service')
})
