import { useCallback, useEffect, useRef, useState } from 'react'

/** A section becomes current when its upper edge is this far below the window's, in px. */
const ACTIVE_OFFSET = 150
/** Where a jump puts a section's upper edge, in px: CSS `scroll-padding-top`. */
const SCROLL_OFFSET = 100
/** A jump has ended after this many ms without a scroll. A `scrollend` could be that of an earlier jump. */
const SILENCE = 1000
const INPUTS = ['wheel', 'touchmove', 'keydown'] as const

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
const isAtEnd = () => {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight - clientHeight - window.scrollY <= 2 // In px: with zoom the end is not reached exactly.
}

/**
 * The last section whose upper edge is at or above 150 px. At the page's end the one that the fragment `hash` names, if
 * the end keeps it from its place, or the last one.
 */
function sectionAt(ids: readonly string[], hash?: string): string | undefined {
  if (!isAtEnd()) return ids.findLast((id) => topOf(id) <= ACTIVE_OFFSET) ?? ids[0]
  return ids.find((id) => `#${id}` === hash && topOf(id) > SCROLL_OFFSET) ?? ids.at(-1)
}

/**
 * Follows the scroll position through sections. A chosen one is current at once, until the page has scrolled to it or
 * the visitor scrolls.
 *
 * @param ids of the sections, in reading order
 * @returns the current section's id, the first one until script runs, and `choose`, to be called before the page scrolls
 */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0])
  const choosing = useRef((_: string) => {})

  useEffect(() => {
    let chosen: string | undefined
    /** The fragment from which the visitor has scrolled away. */
    let leftHash: string | undefined
    let measurement: ReturnType<typeof setTimeout> | undefined
    let silence: ReturnType<typeof setTimeout> | undefined

    const update = () => {
      const { hash } = window.location
      measurement = undefined
      setCurrent(chosen ?? sectionAt(ids, hash === leftHash ? undefined : hash))
    }
    const measure = () => {
      // In a task of its own: on a slow phone that of a scrolled frame takes almost 50 ms.
      measurement ??= setTimeout(update)
    }
    const arrive = () => {
      clearTimeout(silence)
      chosen = undefined
      measure()
    }
    const scroll = () => {
      if (!chosen) return measure()
      clearTimeout(silence)
      silence = setTimeout(arrive, SILENCE)
    }
    const input = () => {
      if (!isAtEnd()) leftHash = window.location.hash
      if (chosen) arrive()
    }
    choosing.current = (id) => {
      chosen = id
      leftHash = undefined
      setCurrent(id)
      scroll()
    }

    update()
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    window.addEventListener('scroll', scroll, options)
    window.addEventListener('resize', measure, options)
    document.fonts?.addEventListener?.('loadingdone', measure, options)
    for (const type of INPUTS) window.addEventListener(type, input, options)
    return () => {
      listening.abort()
      clearTimeout(measurement)
      clearTimeout(silence)
    }
  }, [ids])

  return { current, choose: useCallback((id: string) => choosing.current(id), []) }
}
