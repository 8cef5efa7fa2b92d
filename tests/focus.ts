import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/** Removes focus from an element like a browser that hides it; tells whether `next` gets focus. */
export function passesFocus(from: HTMLElement, next: HTMLElement): boolean {
  const focus = vi.spyOn(next, 'focus')
  from.checkVisibility = () => false
  fireEvent.focusOut(from, { relatedTarget: null })
  return focus.mock.calls.length > 0
}
