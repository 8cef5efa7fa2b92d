import { useCallback, useEffect, useRef, useState } from 'react'
import { initialState, nextState, type Position, type SectionEvent } from './activeSection'

/**
 * Follows the scroll position through sections.
 *
 * @returns the current section's id, the first one until the page is measured, and `goTo`, to be called when the page
 * is about to scroll to a chosen one
 */
export function useActiveSection(sections: readonly { id: string }[]) {
  const first = sections[0]?.id
  const [current, setCurrent] = useState(first)
  const send = useRef((_: SectionEvent) => {})

  useEffect(() => {
    let state = initialState(first)
    let measurement: ReturnType<typeof setTimeout> | undefined
    let timeout: ReturnType<typeof setTimeout> | undefined

    function handle(event: SectionEvent) {
      const { travel } = state
      state = nextState(state, event)
      setCurrent(state.current)
      if (state.travel !== travel) {
        clearTimeout(timeout)
        if (state.travel?.timeout) timeout = setTimeout(handle, state.travel.timeout, { type: 'timeout' })
      }
      // Measured in a separate task: on a slow phone the task of a scrolled frame already takes almost 50 ms.
      if (state.stale) measurement ??= setTimeout(measure)
    }
    function measure() {
      measurement = undefined
      if (state.stale) handle({ type: 'measure', ...positionOf(sections) })
    }
    send.current = handle

    const scroll = () => handle({ type: 'scroll', reportsScrollEnd: REPORTS_SCROLL_END })
    const resize = () => handle({ type: 'resize' })
    const scrollEnd = () => {
      if (state.travel) handle({ type: 'scrollend', ...positionOf(sections) })
    }
    const input = () => handle({ type: 'input', hash: window.location.hash })

    measure()
    const passive = { passive: true } as const
    window.addEventListener('scroll', scroll, passive)
    window.addEventListener('resize', resize)
    document.addEventListener('scrollend', scrollEnd)
    for (const type of INPUTS) window.addEventListener(type, input, passive)
    document.fonts?.addEventListener?.('loadingdone', resize)
    return () => {
      clearTimeout(measurement)
      clearTimeout(timeout)
      window.removeEventListener('scroll', scroll)
      window.removeEventListener('resize', resize)
      document.removeEventListener('scrollend', scrollEnd)
      for (const type of INPUTS) window.removeEventListener(type, input)
      document.fonts?.removeEventListener?.('loadingdone', resize)
    }
  }, [sections, first])

  const goTo = useCallback((id: string) => send.current({ type: 'choose', id }), [])
  return { current, goTo }
}

const REPORTS_SCROLL_END = typeof window !== 'undefined' && 'onscrollend' in window
const INPUTS = ['wheel', 'touchmove', 'keydown'] as const

function positionOf(sections: readonly { id: string }[]): Position {
  const { scrollHeight, clientHeight } = document.documentElement
  const tops = sections.flatMap(({ id }) => {
    const element = document.getElementById(id)
    return element ? { id, top: element.getBoundingClientRect().top } : []
  })
  return { tops, rest: scrollHeight - clientHeight - window.scrollY, hash: window.location.hash }
}
