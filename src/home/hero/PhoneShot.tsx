import { Box, useSlotRecipe } from '@chakra-ui/react'
import { type UseScrollOptions, useMotionValueEvent, useReducedMotion, useScroll, useTransform } from 'framer-motion'
import { useRef } from 'react'
import { home } from '../../content/home'
import { Picture } from '../Picture'
import { heroRecipe } from './hero.recipe'

/** CSS px of the image's width: the phone less its bezel (hero.recipe.ts). */
const sizes = '(min-width: 64em) min(346px,24vw), (min-width: 48em) 40vw, 52vw'
const versions = [
  {
    media: '(prefers-color-scheme: dark)',
    widths: { 'app-dark-420': 420, 'app-dark-520': 520, 'app-dark': 780 },
    sizes,
  },
  { widths: { 'app-light-420': 420, 'app-light-520': 520, 'app-light': 780 }, sizes },
]

/** The phone leaves from 12% of its height before its top edge reaches that of the window, until 88% after. */
const exit = ['-12% start', '88% start'] as const satisfies UseScrollOptions['offset']

/** The app's screen, which shrinks and fades while the visitor scrolls, unless reduced motion is on. */
export function PhoneShot() {
  const styles = useSlotRecipe({ recipe: heroRecipe })()
  const place = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const isStill = useReducedMotion()
  const { scrollYProgress } = useScroll({ target: place, offset: exit })
  const scale = useTransform(scrollYProgress, [0, 1], [1, 0.84])
  const opacity = useTransform(scrollYProgress, [0, 1], [1, 0.12])

  // Written directly: `motion.div` weighs 38 kB more.
  const write = (property: 'scale' | 'opacity') => (value: number) => {
    if (body.current && !isStill) body.current.style[property] = value === 1 ? '' : `${value}`
  }
  useMotionValueEvent(scale, 'change', write('scale'))
  useMotionValueEvent(opacity, 'change', write('opacity'))

  return (
    <Box css={styles.phone} ref={place}>
      <Box css={styles.phoneBody} ref={body}>
        <Picture versions={versions} width={780} height={1688} alt={home.hero.phoneAlt} />
      </Box>
    </Box>
  )
}
