import { act } from '@testing-library/react'
import { motionValue } from 'framer-motion'
import { beforeEach, expect, test, vi } from 'vitest'
import { PhoneShot } from '../../src/home/hero/PhoneShot'
import { mediaQuery } from '../media'
import { renderPart } from '../render'

/** The scroll position reported by framer-motion. */
const scroll = vi.hoisted(() => ({ y: undefined as unknown }))
vi.mock('framer-motion', async (original) => ({
  ...(await original<typeof import('framer-motion')>()),
  useScroll: () => ({ scrollY: scroll.y }),
}))

/** A phone 500 px high whose top stands at 800 px: it leaves between 690 and 1190 px. */
let scrollY: number
let reduced: ReturnType<typeof mediaQuery>

beforeEach(() => {
  scrollY = 0
  scroll.y = motionValue(0)
  reduced = mediaQuery('(prefers-reduced-motion: reduce)')
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY)
})

async function shown() {
  const { container } = await renderPart(<PhoneShot />)
  const place = container.firstElementChild as HTMLElement
  place.getBoundingClientRect = () => ({ top: 800 - scrollY, height: 500 }) as DOMRect
  const { style } = place.firstElementChild as HTMLElement
  act(() => void window.dispatchEvent(new Event('resize')))
  return { styles: () => [style.transform, style.opacity] }
}

function scrollTo(y: number) {
  scrollY = y
  act(() => (scroll.y as ReturnType<typeof motionValue<number>>).set(y))
}

/** The phone's styles half-way out. */
const HALF = ['scale(0.92)', '0.56']
const NONE = ['', '']

test('the phone shrinks and fades as it is scrolled away, and comes back', async () => {
  const { styles } = await shown()
  scrollTo(940)
  expect(styles()).toEqual(HALF)
  scrollTo(0)
  expect(styles()).toEqual(NONE)
})

test('it has the styles of a page that is already scrolled', async () => {
  scrollY = 940
  const { styles } = await shown()
  expect(styles()).toEqual(HALF)
})

test('it does not move under reduced motion, whenever that is turned on or off', async () => {
  reduced.becomes(true)
  const { styles } = await shown()
  scrollTo(940)
  expect(styles()).toEqual(NONE)
  reduced.becomes(false)
  expect(styles()).toEqual(HALF)
  reduced.becomes(true)
  expect(styles()).toEqual(NONE)
})
