import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A section becomes current when its top is this far below the top of the window, in px. */
const ACTIVE_OFFSET = 150
/** Where a jump places a section's top, in px: CSS `scroll-padding-top`. */
const SCROLL_OFFSET = 100
/** A scroll that ends this soon after a choice, in ms, may have begun before it. */
const TOO_SOON = 100
/** Input that may start another scroll; `pointerdown` includes touch, the scrollbar and a middle click. */
const INPUTS = ['pointerdown', 'wheel', 'keydown'] as const

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
const distanceTo = (id: string) => Math.abs(topOf(id) - SCROLL_OFFSET)
/** Whether the page ends before the section's top can reach 100 px. */
const cannotScrollFurther = (id: string) => isAtEnd() && topOf(id) > SCROLL_OFFSET

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
  return isAtEnd() ? ids.at(-1) : (ids.findLast((id) => topOf(id) <= ACTIVE_OFFSET) ?? ids[0])
}

/**
 * Follows the scroll position through sections. There are two states:
 *
 * - No section is chosen: the scroll position decides which one is current.
 * - A section was chosen, in the list or by the URL: it is current until the page scrolls away from it (`follow`), or
 *   until the next `scrollend`, input or resize (`settle`), unless the page ends before the section can reach 100 px.
 *
 * @param ids the sections' ids, in reading order
 * @param hash the URL's hash, decoded
 * @returns the current section's id (until hydration, the first) and `choose`, to be called before the page scrolls
 */
export function useCurrentSection(ids: readonly string[], hash: string) {
  const [current, setCurrent] = useState(ids[0])
  const chosen = useRef<{ id: string; distance: number; time: number }>(undefined)

  const choose = useCallback((id: string) => {
    chosen.current = { id, distance: Number.POSITIVE_INFINITY, time: performance.now() }
    setCurrent(id)
  }, [])

  // A layout effect runs before the page scrolls; an effect could run after the visitor has already scrolled further.
  useLayoutEffect(() => {
    if (ids.includes(hash)) choose(hash)
  }, [ids, hash, choose])

  useEffect(() => {
    let stop: ReturnType<typeof setTimeout> | undefined
    const update = () => setCurrent(chosen.current?.id ?? sectionAt(ids))
    const follow = () => {
      clearTimeout(stop)
      if (chosen.current) {
        const distance = distanceTo(chosen.current.id)
        chosen.current = distance > chosen.current.distance ? undefined : { ...chosen.current, distance }
      }
      update()
    }
    const settle = () => {
      if (chosen.current && !cannotScrollFurther(chosen.current.id)) chosen.current = undefined
      update()
    }
    const end = () => {
      stop = setTimeout(settle, chosen.current && chosen.current.time + TOO_SOON - performance.now())
    }

    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    // Safari before 26.2 has no `scrollend`: there the current section follows the scroll even after a choice.
    window.addEventListener('scroll', 'onscrollend' in window ? follow : settle, options)
    window.addEventListener('scrollend', end, options)
    for (const type of [...INPUTS, 'resize']) window.addEventListener(type, settle, options)
    // Calls `settle` now, and when a font or an opened disclosure moves the sections.
    const observer = new ResizeObserver(settle)
    observer.observe(document.body)
    return () => {
      clearTimeout(stop)
      listening.abort()
      observer.disconnect()
    }
  }, [ids])

  return { current, choose }
}
