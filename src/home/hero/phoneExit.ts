/** Scroll positions, px of the document, between which the phone leaves. */
export interface Exit {
  start: number
  end: number
}

/**
 * The scroll range in which a phone at `top` px of the document, `height` px high, leaves: from .22 of its height
 * before its top edge reaches that of the viewport, until .78 after. It does not start above the top of the document.
 */
export function exitOf(top: number, height: number): Exit {
  return { start: Math.max(0, top - 0.22 * height), end: Math.max(1, top + 0.78 * height) }
}

/** The phone's styles at scroll position `y`, px. Empty values remove the property: at rest, or without an exit. */
export function stylesAt(y: number, exit: Exit | null): { transform: string; opacity: string } {
  const gone = exit ? Math.min(1, Math.max(0, (y - exit.start) / (exit.end - exit.start))) : 0
  if (gone === 0) return { transform: '', opacity: '' }
  return { transform: `scale(${1 - 0.16 * gone})`, opacity: `${1 - 0.88 * gone}` }
}
