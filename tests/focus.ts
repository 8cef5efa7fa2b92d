import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/** Takes focus from an element as a browser does that hides it; tells whether `next` gets it. */
export function passesFocus(from: HTMLElement, next: HTMLElement): boolean {
  const focus = vi.spyOn(next, 'focus')
  from.checkVisibility = () => false
  fireEvent.focusOut(from, { relatedTarget: null })
  return focus.mock.calls.length > 0
}
