import type { AppRouter } from '../router'

/**
 * Keeps a copy of the served page and restores it after an uncaught error, when React has removed the page. On any
 * other page, the browser reloads the document instead. Call this before React changes the page.
 *
 * @param served path of the prerendered page
 * @returns the handler for uncaught errors
 */
export function restoreServedPage(root: HTMLElement, router: AppRouter, served: string): (error: unknown) => void {
  const page = root.cloneNode(true)
  const path = window.location.pathname
  const head = [...document.head.children]
  return (error) => {
    logError(error)
    if (router.state.location.pathname !== served) return window.location.reload()
    root.replaceWith(page)
    document.head.append(...head.filter((element) => !element.isConnected))
    delete document.documentElement.dataset.hydrated
    leaveScrollToBrowser()
    // Back or Forward to another page that was shown in this document: React can no longer show it.
    window.addEventListener('popstate', () => {
      if (window.location.pathname !== path) window.location.reload()
    })
  }
}

/** Lets the browser, instead of the router, restore the scroll position of the current history entry. */
export function leaveScrollToBrowser(): void {
  window.history.scrollRestoration = 'auto'
}

/** Writes the error to the console, for tests and developers. */
export function logError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the purpose of the function
  console.error(error)
}
