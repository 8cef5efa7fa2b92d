import { watchMedia } from './watch'

/**
 * Keeps focus when what holds it inside `region` is hidden as the answer to a media query changes: it goes to `next`.
 * A browser that drops the focus of what is no longer shown tells so, sometimes before the query changes; in others it
 * stays there. Returns what stops it.
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
