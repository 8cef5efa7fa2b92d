import { useEffect, useState } from 'react'

/** Whether the page is scrolled to its end, with 2 px of tolerance for zoom. */
function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  return window.scrollY > 0 && scrollHeight - clientHeight - window.scrollY <= 2
}

/**
 * The last section whose top is at most 150 px below the window's, or the first section if there is none. At the end of
 * the page, which may come before a short section has reached the top: the section in the URL, or the last one.
 */
function sectionAt(ids: readonly string[], hash: string): string | undefined {
  const isReached = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? NaN) <= 150
  if (!isAtEnd()) return ids.findLast(isReached) ?? ids[0]
  return ids.includes(hash) && !isReached(hash) ? hash : ids.at(-1)
}

/**
 * Follows the scroll position through sections.
 *
 * @param ids the sections' ids, in reading order
 * @param hash the URL's hash, decoded
 * @returns the current section's id; until hydration, the first
 */
export function useCurrentSection(ids: readonly string[], hash: string) {
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const update = () => setCurrent(sectionAt(ids, hash))
    window.addEventListener('scroll', update, { passive: true })
    // Calls `update` now, and when a font or an opened disclosure moves the sections.
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    return () => {
      window.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [ids, hash])
  return current
}
