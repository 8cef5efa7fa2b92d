import { Box, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react'
import { ticks } from '../../content/ticks'
import { filmStripRecipe } from './filmStrip.styles'

export interface FilmStripProps extends Omit<HTMLChakraProps<'div'>, 'css'> {
  /** The time shown at the line; by default no runner has reached it. */
  time?: string
}

/**
 * The film of the photo-finish camera above its time scale. Its children are the camera's picture; without them the
 * film is empty.
 */
export function FilmStrip({ time = 'No time', children, ...rest }: FilmStripProps) {
  const styles = useSlotRecipe({ recipe: filmStripRecipe })()
  return (
    <Box css={styles.root} {...rest}>
      <Box css={styles.film}>{children}</Box>
      <Box css={styles.clock} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick.behind}>{tick.time}</span>
        ))}
        <strong>{time}</strong>
      </Box>
    </Box>
  )
}
