import type { AppRouter } from '../router'

/**
 * Keeps a copy of the served page for an error that no component catches: by then React has removed the page. The copy
 * is put back; on any other page the browser reloads the document. Call this before React changes the page.
 *
 * @param served path of the prerendered page
 * @returns the handler of such an error
 */
export function restoreServedPage(root: HTMLElement, router: AppRouter, served: string): (error: unknown) => void {
  const page = root.cloneNode(true)
  const head = [...document.head.children]
  return (error) => {
    logError(error)
    if (router.state.location.pathname !== served) return window.location.reload()
    root.replaceWith(page)
    document.head.append(...head.filter((element) => !element.isConnected))
    delete document.documentElement.dataset.hydrated
    leaveScrollToBrowser()
  }
}

/** Lets the browser restore the scroll position of the current history entry; the router has taken this over. */
export function leaveScrollToBrowser(): void {
  window.history.scrollRestoration = 'auto'
}

/** Writes the error to the console, for tests and developers. */
export function logError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: that is its purpose
  console.error(error)
}
