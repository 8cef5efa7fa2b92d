import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyrightYear } from '../../src/layout/footer/CopyrightYear'

const built = __BUILD_YEAR__

afterEach(() => {
  vi.useRealTimers()
})

const clockSays = (year: number) => vi.useFakeTimers({ now: new Date(year, 5, 15), toFake: ['Date'] })

/** Hydrates the built footer's year at the clock's time; a console message fails the test. */
async function takenOverYear(): Promise<string> {
  const place = document.createElement('p')
  place.innerHTML = renderToString(<CopyrightYear />)
  let root: ReturnType<typeof hydrateRoot> | undefined
  await act(async () => {
    root = hydrateRoot(place, <CopyrightYear />)
  })
  const shown = place.textContent ?? ''
  act(() => root?.unmount())
  return shown
}

test('the built page has the year of the build, whatever the clock says', () => {
  clockSays(built + 3)
  expect(renderToString(<CopyrightYear />)).toBe(`${built}`)
})

test('a visitor of a later year sees that year, without a hydration error', async () => {
  clockSays(built + 1)
  expect(await takenOverYear()).toBe(`${built + 1}`)
})

test('a visitor of the same year sees it', async () => {
  clockSays(built)
  expect(await takenOverYear()).toBe(`${built}`)
})

test('a visitor whose clock is behind the build sees the year of the build', async () => {
  clockSays(built - 30)
  expect(await takenOverYear()).toBe(`${built}`)
})

test('the year of the build is a real one', () => {
  expect(built).toBeGreaterThanOrEqual(2025)
  expect(built).toBeLessThan(2100)
})
