import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { LegalSection } from '../content/legalText'
import { isPlainClick, jumpTo } from '../ui/jump'
import { keepFocus } from '../ui/keepFocus'
import { watchMedia, watchSize } from '../ui/watch'
import { contentsListRecipe } from './contentsList.styles'
import { useActiveSection } from './useActiveSection'

const styles = contentsListRecipe()

/** From this width on the list stands beside the text (docs/design.md section 3). */
const BESIDE = '(min-width: 64em)'

export interface ContentsListProps {
  sections: readonly LegalSection[]
}

/**
 * The contents of a legal page: one list. Below 1024 px it is a native disclosure; from there on it stands open beside
 * the text (`::details-content`, and the `open` attribute where a browser lacks that) and marks the current section.
 */
export function ContentsList({ sections }: ContentsListProps) {
  const router = useRouter()
  const list = useRef<HTMLOListElement>(null)
  const disclosure = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const { current, goTo } = useActiveSection(sections)
  const index = sections.findIndex((section) => section.id === current)

  // The marker slides by custom properties; set by script, since the policy allows no style attributes in the page.
  // The list changes size when it is shown, wraps anew or gets its font: the marker and the entry's place with it.
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

  // Beside the text the list shows by CSS alone; the attribute tells engines that read it instead of the styles.
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

  // What the new width hides passes its focus on: the summary to the current entry, and the entries to the summary.
  useEffect(
    () => keepFocus(BESIDE, summary.current, () => list.current?.querySelector<HTMLElement>('[aria-current]')),
    [],
  )
  useEffect(() => keepFocus(BESIDE, list.current, () => summary.current), [])

  return (
    // Firefox would make the list, which scrolls, a stop of its own between the links before it and those in it.
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

/** Scrolls the list, never the page, so that an entry of it is in view. */
function keepVisible(entry: Element): void {
  const list = entry.closest('nav')
  if (!list || list.scrollHeight <= list.clientHeight) return
  const { top, bottom } = entry.getBoundingClientRect()
  const frame = list.getBoundingClientRect()
  if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom + MARGIN
  else if (top < frame.top + MARGIN) list.scrollTop -= frame.top + MARGIN - top
}

/** Room kept above and below the current entry, in px: the next entry shows. */
const MARGIN = 44
