import type { ReactNode } from 'react'
import { inWords } from '../content/inWords'
import { VisuallyHidden } from '../ui/VisuallyHidden'

export interface SpokenProps {
  /** What is seen. */
  children: ReactNode
  /** What a screen reader says in its place, in one go. */
  words: string
}

/** A part whose looks do not say it: a screen reader says the words. */
export function Spoken({ children, words }: SpokenProps) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  )
}

/** A text about a race; where it has short forms (`3/1`, `9st 4lb`), a screen reader says the words they stand for. */
export function RaceText({ children }: { children: string }) {
  const words = inWords(children)
  return words === children ? children : <Spoken words={words}>{children}</Spoken>
}
