import { List, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { expandAbbreviations } from '../content/expandAbbreviations'

/** Displays its children; screen readers read `text` instead. */
export function TextAlternative({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden userSelect="none">{text}</VisuallyHidden>
    </>
  )
}

/** Text about a race. Screen readers read its abbreviations (`3/1`, `9st 4lb`) as words. */
export function RaceText({ children }: { children: string }) {
  const text = expandAbbreviations(children)
  return text === children ? children : <TextAlternative text={text}>{children}</TextAlternative>
}

/** The details of a drawing, as a list for screen readers. */
export function ScreenReaderList({ items }: { items: readonly string[] }) {
  return (
    <List.Root variant="plain" as="ol">
      {items.map((item) => (
        <VisuallyHidden key={item} as="li" userSelect="none">
          {item}
        </VisuallyHidden>
      ))}
    </List.Root>
  )
}
