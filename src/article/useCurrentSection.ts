import { useCallback, useEffect, useRef, useState } from 'react'

/** Distance in px from the window's top to the text that is being read, below the bar and the contents list. */
export const READING_LINE = 150

/** Whether the page is scrolled to its end, with 2 px of tolerance for zoom. */
function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  return window.scrollY > 0 && scrollHeight - clientHeight - window.scrollY <= 2
}

/**
 * The last section whose top is not below the reading line, or the first section if there is none. At the end of the
 * page, which may come before a short section has reached the line: the section just chosen, or the last one.
 */
function sectionAt(ids: readonly string[], chosen: string): string | undefined {
  const isReached = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? NaN) <= READING_LINE
  if (!isAtEnd()) return ids.findLast(isReached) ?? ids[0]
  return ids.includes(chosen) && !isReached(chosen) ? chosen : ids.at(-1)
}

/**
 * Follows the scroll position through sections.
 *
 * @param ids the sections' ids, in reading order
 * @param hash the URL's hash, decoded
 * @returns `current`, the current section's id, undefined until the page is hydrated and scrolled; and `choose`, to be
 * called with the id of a chosen section, since the URL does not change if it is chosen again
 */
export function useCurrentSection(ids: readonly string[], hash: string) {
  const [current, setCurrent] = useState<string>()
  const chosen = useRef('')
  const choose = useCallback(
    (id: string) => {
      chosen.current = id
      setCurrent(sectionAt(ids, id))
    },
    [ids],
  )
  useEffect(() => {
    chosen.current = hash
    let wasAtEnd = isAtEnd()
    const update = () => {
      wasAtEnd = isAtEnd()
      setCurrent(sectionAt(ids, chosen.current))
    }
    const onScroll = () => {
      // A choice ends when the visitor scrolls away from the end of the page.
      if (wasAtEnd && !isAtEnd()) chosen.current = ''
      update()
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    // Calls `update` now, and when a font or an opened disclosure moves the sections.
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    return () => {
      window.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [ids, hash])
  return { current, choose }
}
