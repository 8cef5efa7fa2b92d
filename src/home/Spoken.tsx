import { List, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { expandAbbreviations } from '../content/expandAbbreviations'

export interface SpokenProps {
  /** What is displayed. */
  children: ReactNode
  /** What a screen reader reads instead, as one text. */
  words: string
}

/** Displays its children, and has screen readers read `words` instead. */
export function Spoken({ children, words }: SpokenProps) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden userSelect="none">{words}</VisuallyHidden>
    </>
  )
}

/** The details of a drawing, as a list for screen readers. */
export function SpokenList({ items }: { items: readonly string[] }) {
  return (
    <List.Root as="ol">
      {items.map((item) => (
        <VisuallyHidden key={item} as="li" userSelect="none">
          {item}
        </VisuallyHidden>
      ))}
    </List.Root>
  )
}

/** A text about a race. Screen readers read its abbreviations (`3/1`, `9st 4lb`) as words. */
export function RaceText({ children }: { children: string }) {
  const words = expandAbbreviations(children)
  return words === children ? children : <Spoken words={words}>{children}</Spoken>
}
