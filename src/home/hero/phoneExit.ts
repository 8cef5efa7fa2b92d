/** Scroll positions, px of the document, between which the phone leaves. */
export interface Exit {
  start: number
  end: number
}

/**
 * When a phone that stands at `top` and is `height` px high leaves: from .22 of its height before its top edge meets
 * the window's, until .78 after. Never before the first pixel of scrolling.
 */
export function exitOf(top: number, height: number): Exit {
  return { start: Math.max(0, top - 0.22 * height), end: Math.max(1, top + 0.78 * height) }
}

/** The phone's styles at scroll position `y`, px. Empty ones take the property away: at rest, or without an exit. */
export function stylesAt(y: number, exit: Exit | null): { transform: string; opacity: string } {
  const gone = exit ? Math.min(1, Math.max(0, (y - exit.start) / (exit.end - exit.start))) : 0
  if (gone === 0) return { transform: '', opacity: '' }
  return { transform: `scale(${1 - 0.16 * gone})`, opacity: `${1 - 0.88 * gone}` }
}
