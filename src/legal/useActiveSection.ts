import { useCallback, useEffect, useRef, useState } from 'react'

/** A section is current from this far below the scroll position on, in px (SPEC section 9). */
export const ACTIVE_OFFSET = 150
/** The page counts as scrolled to its end when this or less is left, in px. */
const END_SLACK = 2

export interface SectionTop<Id extends string> {
  id: Id
  /** Distance of the section's upper edge from the window's, in px. */
  top: number
}

/**
 * The rule: the last section whose top is at or above scroll + 150 px; at the page's end the last one.
 *
 * @param tops live positions, in reading order
 * @param left px that the page can still scroll down
 */
export function activeSection<Id extends string>(tops: readonly SectionTop<Id>[], left: number): Id | undefined {
  if (left <= END_SLACK) return tops.at(-1)?.id
  return (tops.findLast(({ top }) => top <= ACTIVE_OFFSET) ?? tops[0])?.id
}

/**
 * Follows the scroll position through sections. While a chosen section is being scrolled to it stays current, and at
 * the page's end too where its own place cannot be reached, until the visitor scrolls on.
 *
 * @returns the current section's id, the first one until the page is measured, and `goTo` for a chosen one
 */
export function useActiveSection(sections: readonly { id: string }[]) {
  const [current, setCurrent] = useState(sections[0]?.id)
  const chosen = useRef<string>(undefined)

  useEffect(() => {
    let frame = 0
    function measure() {
      frame = 0
      if (chosen.current) return
      const tops = sections.flatMap(({ id }) => {
        const element = document.getElementById(id)
        return element ? { id, top: element.getBoundingClientRect().top } : []
      })
      const { scrollHeight, clientHeight } = document.documentElement
      const left = scrollHeight - clientHeight - window.scrollY
      const atEnd = left <= END_SLACK
      const asked = atEnd && tops.find(({ id, top }) => `#${id}` === window.location.hash && top >= 0)
      setCurrent(asked ? asked.id : activeSection(tops, left))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(measure)
    }
    const release = () => {
      if (!chosen.current) return
      chosen.current = undefined
      schedule()
    }

    measure()
    const scroll = { passive: true } as const
    window.addEventListener('scroll', schedule, scroll)
    window.addEventListener('resize', schedule)
    document.addEventListener('scrollend', release)
    for (const type of RELEASES) window.addEventListener(type, release, scroll)
    document.fonts?.addEventListener?.('loadingdone', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
      document.removeEventListener('scrollend', release)
      for (const type of RELEASES) window.removeEventListener(type, release)
      document.fonts?.removeEventListener?.('loadingdone', schedule)
    }
  }, [sections])

  const goTo = useCallback((id: string) => {
    chosen.current = id
    setCurrent(id)
  }, [])

  return { current, goTo }
}

/** What takes a chosen section's hold away: the visitor moves on by themselves. */
const RELEASES = ['wheel', 'touchmove', 'keydown'] as const
