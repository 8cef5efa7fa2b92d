import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** jsdom knows no popovers: gives an element what a browser with popovers has. Setting `open` is the browser's doing. */
export function asPopover(element: HTMLElement, isOpen: boolean) {
  let open = isOpen
  const matches = element.matches.bind(element)
  vi.spyOn(element, 'matches').mockImplementation((selector: string) =>
    selector === ':popover-open' ? open : matches(selector),
  )
  const toggle = (now: boolean) => {
    open = now
    // A task of its own in browsers.
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

/** An element in a browser that knows neither popovers nor their selector. */
export function withoutPopover(element: HTMLElement): void {
  vi.spyOn(element, 'matches').mockImplementation((selector: string) => {
    throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError')
  })
}
