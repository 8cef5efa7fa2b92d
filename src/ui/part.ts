import type { HTMLAttributes } from 'react'

/** The props of every part: the attributes of an element, and which element it is. */
export interface PartProps<Element extends string> extends Omit<HTMLAttributes<HTMLElement>, 'color' | 'style'> {
  as?: Element
}
