import { Box, useSlotRecipe } from '@chakra-ui/react'
import { type UseScrollOptions, useMotionValueEvent, useScroll } from 'framer-motion'
import { useRef } from 'react'
import { home } from '../../content/home'
import { Picture } from '../Picture'
import { phoneShotRecipe } from './phoneShot.recipe'

/**
 * On phones and tablets the screen scrolled to the runners. Sizes: the phone's width without its bezel
 * (phoneShot.recipe.ts).
 */
const versions = [
  { media: '(max-width: 63.99em)', widths: { '-list': 780 }, sizes: 'min(384px,100vw - 56px)' },
  { widths: { '-420': 420, '': 780 }, sizes: 'min(346px,38vh)' },
]

/** Where the phone's top is when the animation starts and ends: 12% of its height below the window's top, 88% above. */
const scrollRange = ['-12% start', '88% start'] as const satisfies UseScrollOptions['offset']

/**
 * The app's screen, which shrinks and fades while the visitor scrolls, unless reduced motion is on (phoneShot.recipe.ts).
 */
export function PhoneShot() {
  const styles = useSlotRecipe({ recipe: phoneShotRecipe })()
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { scrollYProgress } = useScroll({ target: frame, offset: scrollRange })

  // `useTransform` would add 3 kB to the page, `motion.div` 38 kB.
  useMotionValueEvent(scrollYProgress, 'change', (progress) => {
    if (!body.current) return
    body.current.style.scale = progress ? `${1 - 0.16 * progress}` : ''
    // Opaque at first: the lines behind a half-transparent phone would look like an error.
    body.current.style.opacity = progress ? `${1 - 0.88 * Math.max(0, (progress - 0.45) / 0.55)}` : ''
  })

  return (
    <Box css={styles.root} ref={frame}>
      <Box css={styles.body} ref={body}>
        <Picture
          css={styles.screen}
          name="app"
          versions={versions}
          width={780}
          height={1688}
          fetchPriority="high"
          alt={home.hero.phoneAlt}
        />
      </Box>
    </Box>
  )
}
