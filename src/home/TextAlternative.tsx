import { List, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { spoken } from '../content/race'

/** Displays its children; screen readers read `text` instead. The space is for readers of plain text, such as crawlers. */
export function TextAlternative({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{children}</span> <VisuallyHidden userSelect="none">{text}</VisuallyHidden>
    </>
  )
}

/** Text about the race, which screen readers read as in `spoken`. */
export function RaceText({ children }: { children: string }) {
  const text = spoken[children]
  return text ? <TextAlternative text={text}>{children}</TextAlternative> : children
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
