import type { RegisteredRouter } from '@tanstack/react-router'

export type PressHandler = (event: React.MouseEvent<HTMLAnchorElement>) => void

/** Id of `<main>`, the skip link's target. */
export const MAIN_ID = 'main'

/** True for a plain press of a link: no new tab, window or download asked for. */
export function isPlainClick(event: React.MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/**
 * Handler for a link's press: on page `path` itself it jumps, since the router alone would stay where it is; from any
 * other page the router follows the link.
 *
 * @param first the link's own handler, which has the last word by preventing the default
 */
export function onOwnPage(
  path: string,
  router: RegisteredRouter,
  jump: () => void,
  first?: PressHandler,
): PressHandler {
  return (event) => {
    first?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || router.state.location.pathname !== path) return
    event.preventDefault()
    jump()
  }
}

/**
 * Goes to an element of the present page: scrolls it to the scroll offset (CSS `scroll-padding-top`, 100 px), writes
 * its id into the address, and moves focus to its heading, so that the next Tab goes on from it. Repeats when the address
 * already names it, which a router link would not (TanStack/router#3437).
 */
export function jumpTo(id: string, router: RegisteredRouter): void {
  if (window.location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  else void router.navigate({ to: '.', search: true, hash: id })
  focusTarget(id)
}

/** Goes to the top of the present page, out of the section that the address may name, with focus on the heading. */
export function jumpToTop(router: RegisteredRouter): void {
  if (window.location.hash) void router.navigate({ to: '.', search: true, hash: '', resetScroll: false })
  focusHeading()
  window.scrollTo({ top: 0 })
}

/** Waits until what is there has been drawn: by then assistive technology has been told of it. */
export function drawn(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
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
 * Gives focus to an element that is no control: a screen reader says it and reads on from there, and the next Tab goes
 * on from it. It can take focus only as long as it has it: what always can is announced as something to press, takes
 * focus from a click in the text, and Orca leaves out a heading that names it.
 */
function moveFocus(element: HTMLElement | null): void {
  if (!element) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}
