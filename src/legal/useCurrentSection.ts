import { useCallback, useEffect, useRef, useState } from 'react'

/** A section becomes current when its upper edge is this far below the window's, in px. */
const ACTIVE_OFFSET = 150
/** Where a jump puts a section's upper edge, in px: CSS `scroll-padding-top`. */
const SCROLL_OFFSET = 100
/** A scroll that ends so soon after a choice, in ms, may have begun before it: the page may not have set off yet. */
const TOO_SOON = 100
/** What begins a scroll that comes in the way of the chosen one: also a press on the scrollbar, a finger, a middle click. */
const INPUTS = ['pointerdown', 'wheel', 'keydown'] as const

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
const distanceTo = (id: string) => Math.abs(topOf(id) - SCROLL_OFFSET)

/** Whether the page has been scrolled to its end: with zoom it stops up to 2 px before. */
function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  return window.scrollY > 0 && scrollHeight - clientHeight - window.scrollY <= 2
}

/** The last section whose upper edge is at or above 150 px; at the page's end the last one. */
function sectionAt(ids: readonly string[]): string | undefined {
  return isAtEnd() ? ids.at(-1) : (ids.findLast((id) => topOf(id) <= ACTIVE_OFFSET) ?? ids[0])
}

/**
 * Follows the scroll position through sections. The section just asked for, in the list or by the address, is current
 * while the page moves towards it, and at the page's end if that keeps it from its place.
 *
 * @param ids of the sections, in reading order
 * @param hash the address's, decoded
 * @returns the current section's id, the first one until hydration, and `choose`, to be called before the page scrolls
 */
export function useCurrentSection(ids: readonly string[], hash: string) {
  const [current, setCurrent] = useState(ids[0])
  const asked = useRef<{ id: string; distance: number; time: number }>(undefined)

  const choose = useCallback((id: string) => {
    asked.current = { id, distance: Number.POSITIVE_INFINITY, time: performance.now() }
    setCurrent(id)
  }, [])

  useEffect(() => {
    if (ids.includes(hash)) choose(hash)
  }, [ids, hash, choose])

  useEffect(() => {
    let stop: ReturnType<typeof setTimeout> | undefined
    const update = () => setCurrent(asked.current?.id ?? sectionAt(ids))
    const follow = () => {
      clearTimeout(stop)
      if (asked.current) {
        const distance = distanceTo(asked.current.id)
        asked.current = distance > asked.current.distance ? undefined : { ...asked.current, distance }
      }
      update()
    }
    const settle = () => {
      if (asked.current && !(isAtEnd() && topOf(asked.current.id) > SCROLL_OFFSET)) asked.current = undefined
      update()
    }
    const end = () => {
      stop = setTimeout(settle, asked.current && asked.current.time + TOO_SOON - performance.now())
    }

    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    // Safari before 26.2 has no `scrollend`: there an entry is current once its section is.
    window.addEventListener('scroll', 'onscrollend' in window ? follow : settle, options)
    window.addEventListener('scrollend', end, options)
    for (const type of [...INPUTS, 'resize']) window.addEventListener(type, settle, options)
    // Also calls `settle` now, and when a font or an opened disclosure moves the sections.
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
