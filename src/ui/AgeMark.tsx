import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import { site } from '../content/site'
import { ageMarkRecipe } from './ageMark.recipe'

const Ring = chakra('span', ageMarkRecipe)

export type AgeMarkProps = HTMLChakraProps<'span', RecipeVariantProps<typeof ageMarkRecipe>>

/** The 18+ ring. */
export function AgeMark(props: AgeMarkProps) {
  return (
    <Ring role="img" aria-label={`Over ${site.minimumAge}s only`} {...props}>
      {`${site.minimumAge}+`}
    </Ring>
  )
}
