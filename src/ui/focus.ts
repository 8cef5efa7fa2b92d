/** Id of `<main>`, the skip link's target. */
export const MAIN_ID = 'main'

/** True for a plain click on a link: no new tab, window or download. */
export function isPlainClick(event: React.MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Scroll behavior for a chosen link. CSS `scroll-behavior` would also animate find-in-page, focus and page loads. */
export function linkScrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/**
 * Moves focus to the first heading of an element, or to the element if it has none, without scrolling: screen readers
 * announce it, and Tab continues from it. It stays focusable: focus returns to it with the visitor from another window.
 */
export function focusHeadingOf(element: Element | null): void {
  const heading = element?.querySelector<HTMLElement>('h1, h2, h3') ?? (element as HTMLElement | null)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
