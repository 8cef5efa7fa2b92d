import { Box, Heading, type RecipeVariantProps, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { pageHeroRecipe } from './pageHero.recipe'

/** The times on the scale: the tenths of a second after the winner's time, whose label leaves no room for the first. */
const times = Array.from({ length: 12 }, (_, i) => (i === 0 ? '' : `1:${(49.7 + i / 10).toFixed(2)}`))

export interface PageHeroProps extends NonNullable<RecipeVariantProps<typeof pageHeroRecipe>> {
  id?: string
  title: string
  /** The text below the title, and the button beside it. */
  lede: ReactNode
  /** The time shown at the winning line. */
  time: string
  /** The runners in the photo finish; without them, the picture is empty. */
  runners?: ReactNode
  /** What is below the photo finish. */
  children?: ReactNode
}

/** The first region of a page: title, lede, and the photo-finish camera's picture above its time scale. */
export function PageHero({ page, id, title, lede, time, runners, children }: PageHeroProps) {
  const styles = useSlotRecipe({ recipe: pageHeroRecipe })({ page })
  return (
    <Box as="section" css={styles.root} id={id} aria-label={title}>
      <Heading as="h1" css={styles.title}>
        {title}
      </Heading>
      <Box css={styles.lede}>{lede}</Box>
      <Box css={styles.strip}>
        <Box css={styles.picture}>{runners}</Box>
        <Box css={styles.clock} aria-hidden="true">
          {times.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
          <Box as="strong" css={styles.time}>
            {time}
          </Box>
        </Box>
      </Box>
      <Box as="span" css={styles.finish} aria-hidden="true" />
      {children}
    </Box>
  )
}
