import { watchMedia } from './watch'

/**
 * Moves focus to `next` when a media query changes and hides the focused element of `region`. Some browsers blur a
 * hidden element, sometimes before the query changes; in others it keeps focus. Returns a function that stops this.
 */
export function keepFocus(
  query: string,
  region: HTMLElement | null | undefined,
  next: () => HTMLElement | null | undefined,
): () => void {
  function pass(focused: EventTarget | null) {
    if (focused instanceof Element && region?.contains(focused) && focused.checkVisibility?.() === false)
      next()?.focus()
  }
  const lost = (event: FocusEvent) => event.relatedTarget === null && pass(event.target)
  region?.addEventListener('focusout', lost)
  const forget = watchMedia(query, () => pass(document.activeElement))
  return () => {
    region?.removeEventListener('focusout', lost)
    forget()
  }
}
