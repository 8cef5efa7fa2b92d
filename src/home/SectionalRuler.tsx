import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import { sectionalRulerRecipe } from './sectionHead.recipe'

const marks = ['3f', '2f', '1f', 'Line'] as const

const Ruler = chakra('div', sectionalRulerRecipe)

export interface SectionalRulerProps extends HTMLChakraProps<'div', RecipeVariantProps<typeof sectionalRulerRecipe>> {
  /** Index of the section's mark. */
  current: 0 | 1 | 2 | 3
}

/** Decorative: shows how far down the page the section is, as the distance to the finish line. */
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
