import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { LegalSection } from '../content/legalText'
import { isPlainClick, jumpTo } from '../ui/jump'
import { keepFocus } from '../ui/keepFocus'
import { watchMedia, watchSize } from '../ui/watch'
import { contentsListRecipe } from './contentsList.styles'
import { useActiveSection } from './useActiveSection'

const styles = contentsListRecipe()

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
  const summary = useRef<HTMLElement>(null)
  const { current, goTo } = useActiveSection(sections)
  const index = sections.findIndex((section) => section.id === current)

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

  // If a new window width hides the focused element, focus moves from the summary to the current entry, or from an
  // entry to the summary.
  useEffect(
    () => keepFocus(BESIDE, summary.current, () => list.current?.querySelector<HTMLElement>('[aria-current]')),
    [],
  )
  useEffect(() => keepFocus(BESIDE, list.current, () => summary.current), [])

  return (
    // Without this, the list, which scrolls, would be a tab stop of its own in Firefox.
    <nav className={styles.root} aria-label="Contents" tabIndex={-1}>
      <p className={styles.title} aria-hidden="true">
        Contents
      </p>
      <details className={styles.details} ref={disclosure}>
        <summary className={styles.summary} ref={summary}>
          Contents <span className={styles.count}>{`${sections.length} sections`}</span>
        </summary>
        <ol className={styles.list} role="list" ref={list}>
          {sections.map((section, position) => (
            <li key={section.id}>
              <a
                className={styles.link}
                href={`#${section.id}`}
                {...(section.id === current && { 'aria-current': 'true' })}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  goTo(section.id)
                  jumpTo(section.id, router)
                }}
              >
                <span className={styles.number}>{`${position + 1} `}</span>
                <span className={styles.name}>{section.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
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

/** Space kept above and below the current entry, in px, so that the next entry is visible. */
const MARGIN = 44
