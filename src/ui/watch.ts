/**
 * Calls `listener` with the result of a media query, now and on every change; with `false` in browsers without media
 * queries. Returns a function that stops this.
 */
export function watchMedia(query: string, listener: (matches: boolean) => void): () => void {
  const list = attempt(() => window.matchMedia(query))
  const listen = () => listener(list?.matches ?? false)
  listen()
  list?.addEventListener?.('change', listen)
  return () => list?.removeEventListener?.('change', listen)
}

/** Calls `action` when the browser is idle. Safari has no `requestIdleCallback`. */
export function whenIdle(action: () => void): void {
  if (attempt(() => window.requestIdleCallback(action)) === undefined) setTimeout(action, 300)
}

/** Old and hardened browsers lack these interfaces or throw; nothing that uses them is needed to read the page. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    // Returns undefined.
  }
}
