import { Box, type HTMLChakraProps } from '@chakra-ui/react'
import { pageHero } from './pageHero.recipe'

/** The times on the scale: the tenths of a second after the winner's time. */
const times = Array.from({ length: 12 }, (_, i) => `1:${(49.7 + i / 10).toFixed(2)}`)

export interface PhotoFinishStripProps extends Omit<HTMLChakraProps<'div'>, 'css'> {
  /** The time shown at the winning line, if a runner has reached it. */
  time?: string
}

/**
 * The photo-finish camera's picture above its time scale. Its children are the runners; without them, the picture
 * is empty.
 */
export function PhotoFinishStrip({ time = 'No time', children, ...rest }: PhotoFinishStripProps) {
  return (
    <Box css={pageHero.strip} {...rest}>
      <Box css={pageHero.picture}>{children}</Box>
      <Box css={pageHero.clock} aria-hidden="true">
        {times.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
        <strong>{time}</strong>
      </Box>
    </Box>
  )
}
