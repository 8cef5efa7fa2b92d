import { type AppRouter, isComplete } from './router'

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
  let left: string | undefined
  /** Leaves the page at the address to the browser, once; from then on its links are the browser's, too. */
  const loadWhole = () => {
    clearTimeout(waiting)
    const { href } = window.location
    if (left === href) return
    if (left === undefined) window.addEventListener('click', keepFromScript, true)
    left = href
    window.location.reload()
  }
  const canDraw = (matches: AppRouter['state']['matches']) => left === undefined && isComplete(router, matches)
  const { options } = router.routeTree
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    clearTimeout(waiting)
    if (pathChanged) waiting = setTimeout(loadWhole, PATIENCE)
    // A page whose script cannot be had is not drawn: the one before it stays until the browser has the next. The
    // router's own way is to load it whole as well, but from within a render, which takes the old page away and fails.
    // Where the script is there, a `beforeLoad` would only delay the page by a render.
    if (canDraw(router.matchRoutes(toLocation))) delete options.beforeLoad
    else options.beforeLoad = whereDrawable
  })
  const whereDrawable: NonNullable<typeof options.beforeLoad> = ({ matches, preload, abortController }) => {
    if (preload) return
    return Promise.all(matches.map(({ routeId }) => router.loadRouteChunk(router.routesById[routeId]))).then(() => {
      if (abortController.signal.aborted || canDraw(matches)) return
      loadWhole()
      return new Promise(() => {})
    })
  }
  router.subscribe('onRendered', () => clearTimeout(waiting))
  return (error) => {
    tell(error)
    if (router.state.location.pathname !== served) return loadWhole()
    root.replaceWith(page)
    document.head.append(...head.filter((element) => !element.isConnected))
    delete document.documentElement.dataset.alive
    leaveToBrowser()
  }
}

/** A link that is pressed is followed by the browser: script does not hear of it. */
function keepFromScript(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation()
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
