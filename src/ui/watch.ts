/**
 * Calls `tell` with the answer to a media query, now and whenever it changes. Where queries cannot be asked, the
 * answer is no. Returns what stops it.
 */
export function watchMedia(query: string, tell: (matches: boolean) => void): () => void {
  const list = attempt(() => window.matchMedia(query))
  const listen = () => tell(list?.matches ?? false)
  listen()
  list?.addEventListener?.('change', listen)
  return () => list?.removeEventListener?.('change', listen)
}

/** Calls `tell` when the window or an element (by default the page's content) changes size. Returns what stops it. */
export function watchSize(tell: () => void, element: Element = document.body): () => void {
  const observer = attempt(() => new ResizeObserver(tell))
  observer?.observe(element)
  window.addEventListener('resize', tell)
  return () => {
    observer?.disconnect()
    window.removeEventListener('resize', tell)
  }
}

/** Old and hardened browsers lack these interfaces or throw; what they serve here is never needed to read. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    // Undefined, then.
  }
}
