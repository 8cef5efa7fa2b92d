import { act, render } from '@testing-library/react'
import { motionValue } from 'framer-motion'
import { beforeEach, expect, test, vi } from 'vitest'
import { PhoneShot } from '../../src/home/hero/PhoneShot'
import { only } from '../built/site'
import { mediaQuery } from '../media'

/** The scroll position reported by framer-motion. */
const scroll = vi.hoisted(() => ({ y: undefined as unknown }))
vi.mock('framer-motion', async (original) => ({
  ...(await original<typeof import('framer-motion')>()),
  useScroll: () => ({ scrollY: scroll.y }),
}))

/** A phone 500 px high whose top stands at 800 px: it leaves between 690 and 1190 px. */
let box = { top: 800, height: 500 }
let scrollY = 0
let reduced: ReturnType<typeof mediaQuery>
const value = () => scroll.y as ReturnType<typeof motionValue<number>>

beforeEach(() => {
  box = { top: 800, height: 500 }
  scrollY = 0
  scroll.y = motionValue(0)
  reduced = mediaQuery('(prefers-reduced-motion: reduce)')
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY)
})

function shown() {
  const view = render(<PhoneShot />)
  const place = only(view.container, '.hero-phone') as HTMLElement
  place.getBoundingClientRect = () => ({ top: box.top - scrollY, height: box.height }) as DOMRect
  const { style } = only(view.container, '.hero-phoneBody') as HTMLElement
  act(() => void window.dispatchEvent(new Event('resize')))
  return { ...view, place, styles: () => [style.transform, style.opacity] }
}

function scrollTo(y: number) {
  scrollY = y
  act(() => value().set(y))
}

/** The phone's styles half-way out. */
const HALF = ['scale(0.92)', '0.56']
const NONE = ['', '']

const resize = () => act(() => void window.dispatchEvent(new Event('resize')))

test('the phone shrinks and fades as it is scrolled away, and comes back', () => {
  const { styles } = shown()
  scrollTo(940)
  expect(styles()).toEqual(HALF)
  scrollTo(0)
  expect(styles()).toEqual(NONE)
})

test('it has the styles of a page that is already scrolled, and is measured again when the page changes size', () => {
  scrollY = 940
  const { styles } = shown()
  expect(styles()).toEqual(HALF)
  box = { top: 2000, height: 500 }
  resize()
  expect(styles()).toEqual(NONE)
})

test('it does not move under reduced motion, whenever that is turned on or off', () => {
  reduced.becomes(true)
  const { styles } = shown()
  scrollTo(940)
  expect(styles()).toEqual(NONE)
  reduced.becomes(false)
  expect(styles()).toEqual(HALF)
  reduced.becomes(true)
  expect(styles()).toEqual(NONE)
})

test('nothing is measured after it is unmounted', () => {
  const { place, unmount } = shown()
  const measured = vi.spyOn(place, 'getBoundingClientRect')
  unmount()
  resize()
  reduced.becomes(true)
  expect(measured).not.toHaveBeenCalled()
})
