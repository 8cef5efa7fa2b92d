import { useCallback, useEffect, useRef, useState } from 'react'

/** A section is current from this far below the scroll position on, in px (SPEC section 9). */
export const ACTIVE_OFFSET = 150
/** Where a jump puts a section's upper edge, in px: CSS `scroll-padding-top` (SPEC section 9). */
const SCROLL_OFFSET = 100
/** A section counts as reached, and the page as scrolled to its end, when this or less is left, in px. */
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
  /** The chosen section on the way to it. */
  const chosen = useRef<string>(undefined)
  /** The address's fragment once the visitor has scrolled on from it. */
  const left = useRef<string>(undefined)
  const landing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const land = useRef(() => {})

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasAtEnd = false
    function measure() {
      timer = undefined
      if (chosen.current) return
      const tops = sections.flatMap(({ id }) => {
        const element = document.getElementById(id)
        return element ? { id, top: element.getBoundingClientRect().top } : []
      })
      const rest = scrollableRest()
      const atEnd = rest <= END_SLACK
      const { hash } = window.location
      if (wasAtEnd && !atEnd) left.current = hash
      wasAtEnd = atEnd
      const asked =
        atEnd && hash !== left.current && tops.find(({ id, top }) => `#${id}` === hash && top > SCROLL_OFFSET)
      setCurrent(asked ? asked.id : activeSection(tops, rest))
    }
    // In a task of its own: a scrolled frame's is near its 50 ms (README). Frames have one scroll event, so one of these.
    const schedule = () => {
      timer ??= setTimeout(measure)
    }
    land.current = () => {
      if (!chosen.current) return
      chosen.current = undefined
      schedule()
    }
    const arrive = () => {
      const top = document.getElementById(chosen.current ?? '')?.getBoundingClientRect().top ?? SCROLL_OFFSET
      // What ended elsewhere was under way before the press: the chosen section is still to come.
      clearTimeout(landing.current)
      if (Math.abs(top - SCROLL_OFFSET) > END_SLACK && scrollableRest() > END_SLACK)
        landing.current = setTimeout(land.current, NO_FLIGHT)
      else land.current()
    }
    const follow = () => {
      clearTimeout(landing.current)
      if (chosen.current && !HAS_SCROLL_END) landing.current = setTimeout(land.current, SILENCE)
      schedule()
    }
    const moveOn = () => {
      if (!wasAtEnd) left.current = window.location.hash
      land.current()
    }

    measure()
    const passive = { passive: true } as const
    window.addEventListener('scroll', follow, passive)
    window.addEventListener('resize', schedule)
    document.addEventListener('scrollend', arrive)
    for (const type of MOVES) window.addEventListener(type, moveOn, passive)
    document.fonts?.addEventListener?.('loadingdone', schedule)
    return () => {
      clearTimeout(timer)
      clearTimeout(landing.current)
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', schedule)
      document.removeEventListener('scrollend', arrive)
      for (const type of MOVES) window.removeEventListener(type, moveOn)
      document.fonts?.removeEventListener?.('loadingdone', schedule)
    }
  }, [sections])

  const goTo = useCallback((id: string) => {
    chosen.current = id
    left.current = undefined
    setCurrent(id)
    clearTimeout(landing.current)
    landing.current = setTimeout(() => land.current(), NO_FLIGHT)
  }, [])

  return { current, goTo }
}

/** How far the page can still scroll down, in px. */
function scrollableRest(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight - clientHeight - window.scrollY
}

/** What takes a chosen section's hold away: the visitor moves on by themselves. */
const MOVES = ['wheel', 'touchmove', 'keydown'] as const

/** Safari before 26.2 has no `scrollend`: there a scroll has ended when none was heard of for so long, in ms. */
const SILENCE = 150
const HAS_SCROLL_END = typeof window !== 'undefined' && 'onscrollend' in window

/** A chosen section that is there already moves nothing: after so long without a scroll, in ms, the hold ends. */
const NO_FLIGHT = 600
