import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A section becomes current when its top is this far below the top of the window, in px. */
const ACTIVE_OFFSET = 150
/** Input that may start another scroll; `pointerdown` includes touch, the scrollbar and a middle click. */
const INPUTS = ['pointerdown', 'wheel', 'keydown'] as const

/** Whether the page is scrolled to its end, with 2 px of tolerance for zoom. */
function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  return window.scrollY > 0 && scrollHeight - clientHeight - window.scrollY <= 2
}

/**
 * The last section whose top is at most 150 px below the viewport's, or the first section if there is none; at the end
 * of the page, the last one.
 */
function sectionAt(ids: readonly string[]): string | undefined {
  const isReached = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? NaN) <= ACTIVE_OFFSET
  return isAtEnd() ? ids.at(-1) : (ids.findLast(isReached) ?? ids[0])
}

/**
 * Follows the scroll position through sections. A section that was chosen, in the list or by the URL, is current until
 * the scroll to it ends, or the visitor starts another. At the end of the page, which may come before a short section
 * has reached the top, it stays current.
 *
 * @param ids the sections' ids, in reading order
 * @param hash the URL's hash, decoded
 * @returns the current section's id (until hydration, the first) and `choose`, to be called before the page scrolls
 */
export function useCurrentSection(ids: readonly string[], hash: string) {
  const [current, setCurrent] = useState(ids[0])
  const chosen = useRef<string>(undefined)

  const choose = useCallback((id: string) => {
    chosen.current = id
    setCurrent(id)
  }, [])

  // A layout effect runs before the page scrolls; an effect could run after the visitor has already scrolled further.
  useLayoutEffect(() => {
    if (ids.includes(hash)) choose(hash)
  }, [ids, hash, choose])

  useEffect(() => {
    const release = () => {
      chosen.current = undefined
    }
    const update = () => setCurrent(chosen.current ?? sectionAt(ids))
    const end = () => {
      if (!isAtEnd()) release()
      update()
    }
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    for (const type of INPUTS) window.addEventListener(type, release, options)
    window.addEventListener('scroll', update, options)
    window.addEventListener('scrollend', end, options)
    // Calls `update` now, and when a font or an opened disclosure moves the sections.
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [ids])

  return { current, choose }
}
