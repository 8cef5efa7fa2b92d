import type { HTMLAttributes } from 'react'

/** What every part takes: the attributes of an element, and which element it is. */
export interface PartProps<Element extends string> extends Omit<HTMLAttributes<HTMLElement>, 'color' | 'style'> {
  as?: Element
}
