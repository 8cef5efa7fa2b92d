import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyrightYear } from '../../src/layout/footer/CopyrightYear'

const built = __BUILD_YEAR__

const clockSays = (year: number) => vi.useFakeTimers({ now: new Date(year, 5, 15), toFake: ['Date'] })
afterEach(() => void vi.useRealTimers())

test('the built page has the year of the build, whatever the clock says', () => {
  clockSays(built + 3)
  expect(renderToString(<CopyrightYear />)).toBe(`${built}`)
})

test.each([
  ['a visitor of a later year sees that year', 1, 1],
  ['a visitor whose clock is behind the build sees the year of the build', -30, 0],
])('%s, without a hydration error', async (_, ahead, seen) => {
  clockSays(built + ahead)
  const place = document.createElement('p')
  place.innerHTML = renderToString(<CopyrightYear />)
  // A message in the console fails the test.
  const root = await act(async () => hydrateRoot(place, <CopyrightYear />))
  expect(place.textContent).toBe(`${built + seen}`)
  act(() => root.unmount())
})
