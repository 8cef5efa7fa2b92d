import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { pageHero } from './pageHero.recipe'

/** The times on the scale: the tenths of a second after the winner's time. */
const times = Array.from({ length: 12 }, (_, i) => `1:${(49.7 + i / 10).toFixed(2)}`)

export interface PhotoFinishStripProps {
  /** The time shown at the winning line, if a runner has reached it. */
  time?: string
  /** The runners; without them, the picture is empty. */
  children?: ReactNode
}

/** The photo-finish camera's picture above its time scale. */
export function PhotoFinishStrip({ time = 'No time', children }: PhotoFinishStripProps) {
  return (
    <Box css={pageHero.strip}>
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
