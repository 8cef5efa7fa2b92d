import { Box, useMediaQuery } from '@chakra-ui/react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import type { ArticleSection } from '../content/articleText'
import { isPlainClick } from '../ui/focus'
import { contentsList } from './contentsList.recipe'
import { useCurrentSection } from './useCurrentSection'

/** Space in px above and below the current entry: room for the list's title or fade and for the next entry. */
const MARGIN = 88

export interface ContentsListProps {
  sections: readonly ArticleSection[]
}

/**
 * An article's contents list, which marks the current section. Below 1024 px it is a native disclosure. At
 * 1024 px and above, it is always open beside the text: by `::details-content`, or the `open` attribute in browsers
 * without it. With a second list for wide windows, screen readers would find every link twice.
 */
export function ContentsList({ sections }: ContentsListProps) {
  const router = useRouter()
  const hash = useLocation({ select: (location) => location.hash })
  const list = useRef<HTMLElement>(null)
  // For browsers without `::details-content`, and for those that report `open` to assistive technology.
  const [beside] = useMediaQuery(['(min-width: 64em)'])
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const { current, choose } = useCurrentSection(ids, hash)

  // Keeps the current entry visible, even if the window gets shorter, but does not scroll while a keyboard user is in
  // the list: that could hide the focus. `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const frame = list.current
    const entry = frame?.querySelector(`[href="#${current}"]`)
    if (!frame || !entry) return
    const observer = new ResizeObserver(() => {
      if (frame.querySelector(':focus-visible')) return
      const { top, bottom } = frame.getBoundingClientRect()
      const { top: above, bottom: below } = entry.getBoundingClientRect()
      frame.scrollTop += Math.max(0, below + MARGIN - bottom) || Math.min(0, above - MARGIN - top)
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [current])

  return (
    // Without `tabIndex`, Firefox would make the scrolling list a tab stop.
    <Box as="nav" ref={list} className="sidebar" css={contentsList} aria-label="Contents" tabIndex={-1}>
      <p aria-hidden="true">Contents</p>
      <details
        open={beside}
        // When the open list covers the text, close it: otherwise it would cover the element that gets focus next.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.matches('[data-over]') && relatedTarget && !currentTarget.contains(relatedTarget))
            currentTarget.open = false
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary
          // While the summary is stuck over the text, the list opens over the text too.
          onClick={({ currentTarget }) => {
            const { bottom } = currentTarget.getBoundingClientRect()
            const text = list.current?.nextElementSibling?.getBoundingClientRect()
            currentTarget.parentElement?.toggleAttribute('data-over', text && bottom > text.top)
          }}
        >
          Contents <span>{`${sections.length} sections`}</span>
        </summary>
        <ol role="list">
          {sections.map((section, position) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                {...(section.id === current && { 'aria-current': 'true' })}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  if (!beside) event.currentTarget.closest('details')?.removeAttribute('open')
                  choose(section.id)
                  void router.navigate({ to: '.', search: true, hash: section.id })
                }}
              >
                <span className="number">{`${position + 1} `}</span>
                <span>{section.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </Box>
  )
}
