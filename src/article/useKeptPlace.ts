import { useEffect } from 'react'
import { READING_LINE } from './useCurrentSection'

const blocks = 'h2, h3, h4, p, li, tr, dl > div'

/** The first of the elements, in document order, that is not completely above the reading line. */
const firstBelow = (elements: Iterable<Element>) =>
  [...elements].find((element) => element.getBoundingClientRect().bottom > READING_LINE)

/**
 * Keeps the block that is being read where it is when the window's width changes, as when a phone is turned: its lines
 * break anew, and lengths that follow the width, such as margins, turn off the browser's own scroll anchoring.
 */
export function useKeptPlace() {
  useEffect(() => {
    let width = window.innerWidth
    let place: { block: Element; fraction: number; y: number } | undefined
    const remember = () => {
      if (window.innerWidth !== width) return
      const section = window.scrollY > 0 && firstBelow(document.querySelectorAll('article section'))
      const block = section && firstBelow(section.querySelectorAll(blocks))
      place = undefined
      if (!block) return
      const { top, height } = block.getBoundingClientRect()
      const y = Math.max(top, READING_LINE)
      place = { block, fraction: (y - top) / height, y }
    }
    const restore = () => {
      // The height alone changes while a visitor scrolls, when a phone's browser hides its bar.
      if (window.innerWidth === width) return
      width = window.innerWidth
      if (!place) return
      const { top, height } = place.block.getBoundingClientRect()
      window.scrollBy({ top: top + place.fraction * height - place.y, behavior: 'instant' })
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('resize', restore)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('resize', restore)
    }
  }, [])
}
