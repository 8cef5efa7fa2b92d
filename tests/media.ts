import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** A media query of the simulated window, whose result the test changes; any other query is asked for in vain. */
export function mediaQuery(query: string) {
  const list = Object.assign(new EventTarget(), { matches: false })
  vi.spyOn(window, 'matchMedia').mockImplementation((asked) => {
    if (asked !== query) throw new Error(`asked for ${asked}`)
    return list as unknown as MediaQueryList
  })
  return {
    list,
    becomes(matches: boolean) {
      list.matches = matches
      act(() => void list.dispatchEvent(new Event('change')))
    },
  }
}
