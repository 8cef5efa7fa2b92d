import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import { sectionalRulerRecipe } from './sectionHead.recipe'

const marks = ['3f', '2f', '1f', 'Line'] as const

const Ruler = chakra('div', sectionalRulerRecipe)

export interface SectionalRulerProps extends HTMLChakraProps<'div', RecipeVariantProps<typeof sectionalRulerRecipe>> {
  /** The section's mark, one of four, counted from 0. */
  current: 0 | 1 | 2 | 3
}

/** Shows how far down the page the section is, as a distance to the finish line. Decorative: headings say the same. */
export function SectionalRuler({ current, ...rest }: SectionalRulerProps) {
  return (
    <Ruler {...rest} aria-hidden="true">
      {marks.map((mark, i) => (
        <span key={mark} className={i === current ? 'current' : undefined}>
          {mark}
        </span>
      ))}
    </Ruler>
  )
}
