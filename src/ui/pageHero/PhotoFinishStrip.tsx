import { Box, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react'
import { timeMarks } from '../../content/timeMarks'
import { photoFinishStripRecipe } from './photoFinishStrip.recipe'

export interface PhotoFinishStripProps extends Omit<HTMLChakraProps<'div'>, 'css'> {
  /** The time shown at the winning line, if a runner has reached it. */
  time?: string
}

/**
 * The photo-finish camera's picture above its time scale. Its children are the runners; without them, the picture
 * is empty.
 */
export function PhotoFinishStrip({ time = 'No time', children, ...rest }: PhotoFinishStripProps) {
  const styles = useSlotRecipe({ recipe: photoFinishStripRecipe })()
  return (
    <Box css={styles.root} {...rest}>
      <Box css={styles.picture}>{children}</Box>
      <Box css={styles.clock} aria-hidden="true">
        {timeMarks.map((mark) => (
          <span key={mark.behind} data-behind={mark.behind}>
            {mark.time}
          </span>
        ))}
        <strong>{time}</strong>
      </Box>
    </Box>
  )
}
