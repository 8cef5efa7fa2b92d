import { vi } from 'vitest'

/** jsdom knows no popovers: gives an element what a browser with popovers has. */
export function asPopover(element: HTMLElement, open: boolean) {
  const state = { open }
  const matches = element.matches.bind(element)
  vi.spyOn(element, 'matches').mockImplementation((selector: string) =>
    selector === ':popover-open' ? state.open : matches(selector),
  )
  element.hidePopover = vi.fn(() => {
    state.open = false
  })
  return state
}

/** An element in a browser that knows neither popovers nor their selector. */
export function withoutPopover(element: HTMLElement): void {
  vi.spyOn(element, 'matches').mockImplementation((selector: string) => {
    throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError')
  })
}
