import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

/** The order of the steps of hydration. */
const steps: string[] = []
const started = vi.hoisted(() => vi.fn())
vi.mock('../src/start', () => ({ start: started }))
beforeEach(() => {
  vi.resetModules()
  started.mockReset()
})

test('the page is hydrated with React’s hydrateRoot, in a task of its own', async () => {
  const wait = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((next: () => void) => {
    steps.push('pause')
    queueMicrotask(next)
  }) as typeof setTimeout)
  started.mockImplementationOnce(() => void steps.push('start'))
  await import('../src/main' as string)
  await vi.dynamicImportSettled()
  wait.mockRestore()
  const { hydrateRoot } = await import('react-dom/client')
  await waitFor(() => expect(started.mock.calls).toEqual([[hydrateRoot]]))
  expect(steps).toEqual(['pause', 'start'])
})

test('a script that fails to start leaves the page as it is, and logs the error', async () => {
  const reason = new Error('seeded')
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  started.mockRejectedValueOnce(reason)
  await import('../src/main' as string)
  await waitFor(() => expect(told.mock.calls).toEqual([[reason]]))
  told.mockRestore()
})
