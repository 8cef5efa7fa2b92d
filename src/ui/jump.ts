import type { RegisteredRouter } from '@tanstack/react-router'
import type { Target } from '../content/pages'

/** Id of `<main>`, the skip link's target. */
export const MAIN_ID = 'main'

/** True for a plain click on a link: no new tab, window or download. */
export function isPlainClick(event: React.MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Smooth for what the visitor chose. Find-in-page, focus and addresses arrive at once: no CSS `scroll-behavior`. */
function chosenBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/**
 * Jumps to an element of the current page: scrolls it to the scroll offset (CSS `scroll-padding-top`, 100 px), writes
 * its id into the address, and moves focus to its heading, so that the next Tab continues from there. Also works when
 * the address already names it, which a router link would not (TanStack/router#3437).
 */
export function jumpTo(id: string, router: RegisteredRouter): void {
  const behavior = chosenBehavior()
  // The router's hash is decoded; that of `window.location` is not.
  if (router.latestLocation.hash === id) document.getElementById(id)?.scrollIntoView({ behavior })
  else void router.navigate({ to: '.', search: true, hash: id, hashScrollIntoView: { behavior } })
  focusTarget(id)
}

/** Jumps to the top of the current page, removes the section from the address, and focuses the heading. */
function jumpToTop(router: RegisteredRouter): void {
  if (window.location.hash) void router.navigate({ to: '.', search: true, hash: '', resetScroll: false })
  focusHeading()
  window.scrollTo({ top: 0, behavior: chosenBehavior() })
}

/** Goes to a page, or to a section of it; on the current page it jumps, which a router link would not. */
export function goTo({ to, section }: Target, router: RegisteredRouter): void {
  if (router.state.location.pathname !== to) void router.navigate({ to, ...(section && { hash: section }) })
  else if (section) jumpTo(section, router)
  else jumpToTop(router)
}

/** Moves focus to the first heading of a jump's target, or to the target where it has none, without scrolling. */
export function focusTarget(id: string): void {
  const target = document.getElementById(id)
  moveFocus(target?.querySelector<HTMLElement>('h1, h2') ?? target)
}

/** Moves focus to the page's heading without scrolling. */
export function focusHeading(): void {
  moveFocus(document.querySelector('h1'))
}

/**
 * Focuses an element that is not a control: a screen reader announces it and reads on from there, and the next Tab
 * continues from it. It is focusable only while it has focus: a permanently focusable element is announced as clickable
 * and takes focus on a click in the text, and Orca skips a heading that names it.
 */
function moveFocus(element: HTMLElement | null): void {
  if (!element) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}
