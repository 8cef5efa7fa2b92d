import { VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { inWords } from '../content/inWords'

export interface SpokenProps {
  /** What is displayed. */
  children: ReactNode
  /** What a screen reader reads instead, as one text. */
  words: string
}

/** Displays one thing and gives screen readers a text instead, where the display alone would not be understood. */
export function Spoken({ children, words }: SpokenProps) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      {/* Not copied: what one takes away is what one sees. The prefix is for Safari. */}
      <VisuallyHidden userSelect="none" WebkitUserSelect="none">
        {words}
      </VisuallyHidden>
    </>
  )
}

/** A text about a race. For abbreviations in it (`3/1`, `9st 4lb`) a screen reader reads the words they stand for. */
export function RaceText({ children }: { children: string }) {
  const words = inWords(children)
  return words === children ? children : <Spoken words={words}>{children}</Spoken>
}
