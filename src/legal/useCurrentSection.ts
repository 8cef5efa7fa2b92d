import { useCallback, useEffect, useRef, useState } from 'react'

/** A section becomes current when its upper edge is this far below the window's, in px. */
const ACTIVE_OFFSET = 150
/** Where a jump puts a section's upper edge, in px: CSS `scroll-padding-top`. */
const SCROLL_OFFSET = 100
/** The page counts as scrolled to its end when this much or less is left, in px. */
const SLACK = 2
/** A scroll has ended after this many ms without another one; where the section is in place already, none comes. */
const SILENCE = 600
const INPUTS = ['wheel', 'touchmove', 'keydown'] as const

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
const isAtEnd = () => {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight - clientHeight - window.scrollY <= SLACK
}

/** The last section whose top is at or above scroll + 150 px; at the page's end the last one. */
function sectionAt(ids: readonly string[]): string | undefined {
  if (isAtEnd()) return ids.at(-1)
  return ids.findLast((id) => topOf(id) <= ACTIVE_OFFSET) ?? ids[0]
}

/**
 * Follows the scroll position through sections. A chosen one, or the one that the address names, is current until the
 * page has scrolled to it; where the page ends before it is in place, until the visitor scrolls.
 *
 * @param ids of the sections, in reading order
 * @returns the current section's id, the first one until script runs, and `choose`, to be called before the page scrolls
 */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0])
  const choosing = useRef((_: string) => {})

  useEffect(() => {
    let chosen: string | undefined
    let measurement: ReturnType<typeof setTimeout> | undefined
    let silence: ReturnType<typeof setTimeout> | undefined
    // In a task of its own: on a slow phone that of a scrolled frame takes almost 50 ms.
    const update = () => {
      clearTimeout(measurement)
      measurement = setTimeout(() => chosen ?? setCurrent(sectionAt(ids)))
    }
    const release = () => {
      chosen = undefined
      update()
    }
    const settle = () => {
      if (!(chosen && isAtEnd() && topOf(chosen) > SCROLL_OFFSET)) release()
    }
    const scroll = () => {
      clearTimeout(silence)
      if (!chosen) update()
      // Safari before 26.2 has no `scrollend`.
      else if (!('onscrollend' in window)) silence = setTimeout(settle, SILENCE)
    }
    choosing.current = (id) => {
      chosen = id
      setCurrent(id)
      clearTimeout(silence)
      silence = setTimeout(settle, SILENCE)
    }
    chosen = ids.find((id) => window.location.hash === `#${id}`)
    if (chosen) setCurrent(chosen)
    settle()
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    window.addEventListener('scroll', scroll, options)
    document.addEventListener('scrollend', settle, options)
    window.addEventListener('resize', update, options)
    document.fonts?.addEventListener?.('loadingdone', update, options)
    for (const type of INPUTS) window.addEventListener(type, release, options)
    return () => {
      listening.abort()
      clearTimeout(measurement)
      clearTimeout(silence)
    }
  }, [ids])

  return { current, choose: useCallback((id: string) => choosing.current(id), []) }
}
