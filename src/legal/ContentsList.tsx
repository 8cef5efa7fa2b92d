import { Box } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { LegalSection } from '../content/legalText'
import { isPlainClick, jumpTo } from '../ui/jump'
import { watchMedia, watchSize } from '../ui/watch'
import { contentsList } from './contentsList.recipe'
import { useCurrentSection } from './useCurrentSection'

/** Space kept above and below the current entry, in px, so that the next entry is visible. */
const MARGIN = 44

/** From this width on the list is beside the text (docs/design.md section 3). */
const BESIDE = '(min-width: 64em)'

export interface ContentsListProps {
  sections: readonly LegalSection[]
}

/**
 * The contents list of a legal page. Below 1024 px it is a native disclosure; from there on it is always open beside
 * the text (by `::details-content`, or the `open` attribute in browsers without it) and marks the current section.
 */
export function ContentsList({ sections }: ContentsListProps) {
  const router = useRouter()
  const list = useRef<HTMLOListElement>(null)
  const disclosure = useRef<HTMLDetailsElement>(null)
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const { current, choose } = useCurrentSection(ids)
  const index = ids.indexOf(current ?? '')

  // Custom properties position the marker; script sets them, since the Content-Security-Policy forbids style attributes
  // in HTML. They are set again whenever the list changes size: when it is shown, wraps differently or gets its font.
  useLayoutEffect(() => {
    const element = list.current
    const entry = element?.children[index]
    if (!element || !(entry instanceof HTMLElement)) return
    const place = () => {
      element.style.setProperty('--at', `${entry.offsetTop}px`)
      element.style.setProperty('--size', `${entry.offsetHeight}px`)
      keepVisible(entry)
    }
    place()
    return watchSize(place, element)
  }, [index])

  // Beside the text CSS alone shows the list; the attribute is for browsers that expose it, not the styles, to
  // assistive technology.
  useEffect(() => {
    let opened = false
    return watchMedia(BESIDE, (wide) => {
      const details = disclosure.current
      if (!details) return
      if (details.open !== wide && (wide || opened)) {
        details.open = wide
        opened = wide
      }
    })
  }, [])

  return (
    // Without this, the list, which scrolls, would be a tab stop of its own in Firefox.
    <Box as="nav" className="sidebar" css={contentsList} aria-label="Contents" tabIndex={-1}>
      <p aria-hidden="true">Contents</p>
      <details ref={disclosure}>
        <summary>
          Contents <span>{`${sections.length} sections`}</span>
        </summary>
        <ol role="list" ref={list}>
          {sections.map((section, position) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                {...(section.id === current && { 'aria-current': 'true' })}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  choose(section.id)
                  jumpTo(section.id, router)
                }}
              >
                <span>{`${position + 1} `}</span>
                <span>{section.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </Box>
  )
}

/** Scrolls an entry into view inside the list, without scrolling the page. */
function keepVisible(entry: Element): void {
  const list = entry.closest('nav')
  if (!list || list.scrollHeight <= list.clientHeight) return
  const { top, bottom } = entry.getBoundingClientRect()
  const frame = list.getBoundingClientRect()
  if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom + MARGIN
  else if (top < frame.top + MARGIN) list.scrollTop -= frame.top + MARGIN - top
}
