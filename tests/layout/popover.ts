import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Adds the popover API, which jsdom lacks, to an element. Setting `open` simulates the browser. */
export function asPopover(element: HTMLElement) {
  let isOpen = false
  const matches = element.matches.bind(element)
  vi.spyOn(element, 'matches').mockImplementation((selector: string) =>
    selector === ':popover-open' ? isOpen : matches(selector),
  )
  const popover = {
    get open() {
      return isOpen
    },
    set open(now: boolean) {
      isOpen = now
      // In browsers this is a separate task.
      queueMicrotask(() => act(() => void element.dispatchEvent(new Event('toggle'))))
    },
  }
  element.hidePopover = () => {
    popover.open = false
  }
  return popover
}
