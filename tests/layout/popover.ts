import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Adds the popover API, which jsdom lacks, to an element. Setting `open` simulates the browser. */
export function asPopover(element: HTMLElement) {
  let open = false
  const matches = element.matches.bind(element)
  vi.spyOn(element, 'matches').mockImplementation((selector: string) =>
    selector === ':popover-open' ? open : matches(selector),
  )
  const toggle = (now: boolean) => {
    open = now
    // In browsers this is a separate task.
    queueMicrotask(() => act(() => void element.dispatchEvent(new Event('toggle'))))
  }
  element.hidePopover = vi.fn(() => toggle(false))
  return {
    get open() {
      return open
    },
    set open(now: boolean) {
      toggle(now)
    },
  }
}

/** Makes an element behave as in a browser without popovers and their selector. */
export function withoutPopover(element: HTMLElement): void {
  vi.spyOn(element, 'matches').mockImplementation((selector: string) => {
    throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError')
  })
}
