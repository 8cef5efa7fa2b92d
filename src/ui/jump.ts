import type { RegisteredRouter } from '@tanstack/react-router'

/** Id of `<main>`, the skip link's target. */
export const MAIN_ID = 'main'

/** True for a plain click on a link: no new tab, window or download. */
export function isPlainClick(event: React.MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Goes to a section of the current page. */
export function jumpTo(id: string, router: RegisteredRouter): void {
  void router.navigate({ to: '.', search: true, hash: id })
}

/** Scrolls smoothly, for what the visitor chose. Find-in-page, focus and addresses arrive at once: no CSS does this. */
export function chosenBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/**
 * Moves focus to the first heading of an element, or to the element where it has none, without scrolling: a screen reader
 * announces it and reads on from there, and the next Tab continues from it. It is focusable only while it has focus: a
 * permanently focusable element is announced as clickable and takes focus on a click in the text, and Orca skips a
 * heading that names it.
 */
export function focusHeadingOf(element: Element | null): void {
  const heading = element?.querySelector<HTMLElement>('h1, h2') ?? (element as HTMLElement | null)
  if (!heading) return
  heading.tabIndex = -1
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  heading.focus({ preventScroll: true })
}
