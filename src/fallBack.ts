import type { AppRouter } from './router'

/** After so long, in ms, without the page that was asked for, the browser loads it whole. */
export const PATIENCE = 5000

/**
 * Where script fails after all, the visitor is left with finished HTML, which needs none: the page that was served comes
 * back as it came, any other is loaded whole from its address. That one is served, too, so nothing is loaded twice.
 * To be called before React changes the page.
 *
 * @param served path of the prerendered page
 * @returns what to do with an error that no component has caught: React has taken the page away by then
 */
export function fallBack(root: HTMLElement, router: AppRouter, served: string): (error: unknown) => void {
  const page = root.cloneNode(true)
  const head = [...document.head.children]
  let waiting: ReturnType<typeof setTimeout>
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    clearTimeout(waiting)
    if (pathChanged) waiting = setTimeout(() => window.location.reload(), PATIENCE)
  })
  router.subscribe('onRendered', () => clearTimeout(waiting))
  return (error) => {
    tell(error)
    if (router.state.location.pathname !== served) return window.location.reload()
    root.replaceWith(page)
    document.head.append(...head.filter((element) => !element.isConnected))
    delete document.documentElement.dataset.alive
    leaveToBrowser()
  }
}

/** Scroll places are the browser's matter again, where the router that took them over does not run. */
export function leaveToBrowser(): void {
  window.history.scrollRestoration = 'auto'
}

/** Leaves the reason in the console, where tests and developers find it. */
export function tell(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: that is its purpose
  console.error(error)
}
