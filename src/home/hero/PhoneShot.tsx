import { Box, useSlotRecipe } from '@chakra-ui/react'
import { type UseScrollOptions, useMotionValueEvent, useReducedMotion, useScroll } from 'framer-motion'
import { useRef } from 'react'
import { home } from '../../content/home'
import { Picture } from '../Picture'
import { heroRecipe } from './hero.recipe'

/** Width of the image: the phone's without its bezel (hero.recipe.ts). */
const sizes = '(min-width: 64em) min(346px,24vw), (min-width: 48em) 40vw, 52vw'
const versions = [{ widths: { '-420': 420, '-520': 520, '': 780 }, sizes }]

/** The exit begins 12% of the phone's height before the phone's top edge reaches the window's, and ends 88% after. */
const exit = ['-12% start', '88% start'] as const satisfies UseScrollOptions['offset']

/** The app's screen, which shrinks and fades while the visitor scrolls, unless reduced motion is on. */
export function PhoneShot() {
  const styles = useSlotRecipe({ recipe: heroRecipe })()
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const isMotionReduced = useReducedMotion()
  const { scrollYProgress } = useScroll({ target: frame, offset: exit })

  // `useTransform` would add 3 kB to the page, `motion.div` 38 kB.
  useMotionValueEvent(scrollYProgress, 'change', (progress) => {
    if (!body.current || isMotionReduced) return
    body.current.style.scale = progress ? `${1 - 0.16 * progress}` : ''
    body.current.style.opacity = progress ? `${1 - 0.88 * progress}` : ''
  })

  return (
    <Box css={styles.phone} ref={frame}>
      <Box css={styles.phoneBody} ref={body}>
        <Picture name="app" versions={versions} width={780} height={1688} alt={home.hero.phoneAlt} />
      </Box>
    </Box>
  )
}
