import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** A media query of the simulated window, whose result the test changes; no other query ever matches. */
export function mediaQuery(query: string) {
  const list = Object.assign(new EventTarget(), { matches: false })
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((asked) =>
    asked === query ? (list as unknown as MediaQueryList) : matchMedia(asked),
  )
  return {
    list,
    becomes(matches: boolean) {
      list.matches = matches
      act(() => void list.dispatchEvent(new Event('change')))
    },
  }
}
