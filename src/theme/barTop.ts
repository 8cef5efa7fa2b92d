import { headerPaths, pages } from '../content/pages'
import { site } from '../content/site'

/** Widths in rem at a letter's mean width: of the name, and of all links with the space around each. */
const name = site.name.length * 0.66
const links = headerPaths.reduce((width, path) => width + 2 + pages[path].nav.length * 0.47, 0)

/** Where a bar sticks that takes one row in a window of `room` rem: at the top, or, in a smaller window, out of sight. */
const topOf = (room: number) => `min(0px,(100vw - ${room.toFixed()}rem)*99)` as const

/**
 * `top` of the sticky bar: with name and Menu button, and with name, links and Download App. If they need more than one
 * row, the bar scrolls with the page, since it would cover the target of a jump. Rem follow the visitor's text size.
 */
export const barTop = {
  button: topOf(name + 10.5),
  // The bar is never wider than the page's content, 90rem.
  links: topOf(name + links < 77 ? name + links + 21 : 999),
}
