import type { AppRouter } from './router'

/**
 * Keeps a copy of the page that was served, for an error that no component catches: React has taken the page away by
 * then. The copy takes its place; any other page is loaded whole from its address. To be called before React changes
 * the page.
 *
 * @param served path of the prerendered page
 * @returns what to do with such an error
 */
export function restoreServedPage(root: HTMLElement, router: AppRouter, served: string): (error: unknown) => void {
  const page = root.cloneNode(true)
  const head = [...document.head.children]
  return (error) => {
    logError(error)
    if (router.state.location.pathname !== served) return window.location.reload()
    root.replaceWith(page)
    document.head.append(...head.filter((element) => !element.isConnected))
    delete document.documentElement.dataset.alive
    leaveScrollToBrowser()
  }
}

/** Scroll places are the browser's matter again, where the router that took them over does not run. */
export function leaveScrollToBrowser(): void {
  window.history.scrollRestoration = 'auto'
}

/** Leaves the reason in the console, where tests and developers find it. */
export function logError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: that is its purpose
  console.error(error)
}
