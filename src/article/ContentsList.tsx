import { chakra, useMediaQuery, useSlotRecipe } from '@chakra-ui/react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import type { ArticleSection } from '../content/articleText'
import { isPlainClick } from '../ui/focus'
import { contentsListRecipe } from './contentsList.recipe'
import { useCurrentSection } from './useCurrentSection'

/** Space in px above and below the current entry: room for the list's title or fade and for the next entry. */
const MARGIN = 88

/** The number and the title of a section, in one text: screen readers stop at each part of a heading. */
export const numbered = (index: number, title: string): string => `${index + 1}. ${title}`

/** Marks a number of two digits, which the styles move farther to the left of its title. */
export const digits = (index: number) => (index < 9 ? undefined : { 'data-digits': 2 })

export interface ContentsListProps {
  sections: readonly ArticleSection[]
}

/**
 * An article's contents list, which marks the current section. Below 1024 px it is a native disclosure. At
 * 1024 px and above, it is always open beside the text: by `::details-content`, or the `open` attribute in browsers
 * without it. With a second list for wide windows, screen readers would find every link twice.
 */
export function ContentsList({ sections }: ContentsListProps) {
  const styles = useSlotRecipe({ recipe: contentsListRecipe })()
  const router = useRouter()
  const hash = useLocation({ select: (location) => location.hash })
  const list = useRef<HTMLElement>(null)
  // For browsers without `::details-content`, and for those that report `open` to assistive technology.
  const [beside] = useMediaQuery(['(min-width: 64em)'])
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const { current, choose } = useCurrentSection(ids, hash)

  // Keeps the current entry visible, but does not scroll while a keyboard user is in the list: that could hide the
  // focus. `scrollIntoView` would also scroll the page. On a new page, this also undoes the scroll position that the
  // router has copied from the list of the page before (TanStack/router#7335).
  useEffect(() => {
    const frame = list.current
    const entry = frame?.querySelector(`[href="#${current}"]`)
    if (!frame || !entry || frame.querySelector(':focus-visible')) return
    const { top, bottom } = frame.getBoundingClientRect()
    const { top: above, bottom: below } = entry.getBoundingClientRect()
    frame.scrollTop += Math.max(0, below + MARGIN - bottom) || Math.min(0, above - MARGIN - top)
  }, [current])

  /** The list's disclosure while it is open over the text. */
  const openOverText = () => {
    const frame = list.current
    const isOver = frame && !beside && getComputedStyle(frame).position === 'sticky'
    return isOver ? frame.querySelector<HTMLDetailsElement>('details[open]') : null
  }

  return (
    // Without `tabIndex`, Firefox would make the scrolling list a tab stop.
    <chakra.nav
      ref={list}
      className="sidebar"
      css={styles.root}
      aria-label="Contents"
      tabIndex={-1}
      // A list that is open over the text closes on Escape, and when focus leaves it: it would cover what gets focus next.
      onKeyDown={({ key }) => {
        const details = key === 'Escape' && openOverText()
        if (!details) return
        details.open = false
        details.querySelector('summary')?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const details = relatedTarget && !currentTarget.contains(relatedTarget) && openOverText()
        if (details) details.open = false
      }}
    >
      <chakra.p css={styles.title} aria-hidden="true">
        Contents
      </chakra.p>
      <chakra.details css={styles.details} open={beside}>
        <chakra.summary css={styles.summary}>
          Contents <chakra.span css={styles.count}>{`${sections.length} sections`}</chakra.span>
        </chakra.summary>
        <chakra.ol role="list" css={styles.list}>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              {/* Plain: as styled elements, the entries of Terms add 6% to the function calls of its first load. */}
              <a
                {...digits(index)}
                href={`#${id}`}
                {...(id === current && { 'aria-current': 'true' })}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  choose(id)
                  if (!beside) event.currentTarget.closest('details')?.removeAttribute('open')
                  void router.navigate({ to: '.', search: true, hash: id })
                }}
              >
                {numbered(index, title)}
              </a>
            </li>
          ))}
        </chakra.ol>
      </chakra.details>
    </chakra.nav>
  )
}
