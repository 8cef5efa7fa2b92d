import { Box, useSlotRecipe } from '@chakra-ui/react'
import { useMotionValueEvent, useScroll } from 'framer-motion'
import { useCallback, useEffect, useRef } from 'react'
import { home } from '../../content/home'
import { watchMedia, watchSize } from '../../ui/watch'
import { Picture } from '../Picture'
import { heroRecipe } from './hero.recipe'
import { type Exit, exitOf, stylesAt } from './phoneExit'

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

/** The app's screen, which shrinks and fades while it is scrolled away. It does not move under reduced motion. */
export function PhoneShot() {
  const styles = useSlotRecipe({ recipe: heroRecipe })()
  const place = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const exit = useRef<Exit | null>(null)
  const { scrollY } = useScroll()

  const draw = useCallback((y: number) => {
    if (!body.current) return
    Object.assign(body.current.style, stylesAt(y, exit.current))
  }, [])

  useMotionValueEvent(scrollY, 'change', draw)

  useEffect(() => {
    let still = false
    /* The only layout read. It does not happen while scrolling, and measures the container, which has no transform. */
    const measure = () => {
      const box = place.current?.getBoundingClientRect()
      exit.current = box && !still ? exitOf(box.top + window.scrollY, box.height) : null
      draw(window.scrollY)
    }
    const stopMedia = watchMedia('(prefers-reduced-motion: reduce)', (reduced) => {
      still = reduced
      measure()
    })
    const stopSize = watchSize(measure)
    return () => {
      stopMedia()
      stopSize()
    }
  }, [draw])

  return (
    <Box css={styles.phone} ref={place}>
      <Box css={styles.phoneBody} ref={body}>
        <Picture versions={versions} width={780} height={1688} alt={home.hero.phoneAlt} />
      </Box>
    </Box>
  )
}
