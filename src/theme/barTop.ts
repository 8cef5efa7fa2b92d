/** `top` of a bar that needs `room` rem for one row: 0 if the window is that wide, otherwise far above the window. */
const topOf = (room: number) => `min(0px,(100vw - ${room.toFixed()}rem)*99)` as const

/**
 * `top` of the sticky bar: with name and Menu button, and with name, links and Download App. A bar of several rows,
 * which would cover the target of a jump, gets a `top` far above the window and scrolls with the page.
 *
 * @param name of the product
 * @param pages names of the pages that the bar links to
 */
export function barTop(name: string, pages: readonly string[]) {
  // Widths in rem: letters at their mean width, the space around each link, the rest of the bar.
  const brand = name.length * 0.66
  const links = pages.reduce((width, page) => width + 2 + page.length * 0.47, brand)
  const room = { button: brand + 10.5, links: links + 21 }
  // The bar is at most as wide as the page's content, 90rem: a row with an estimate of more than 98 never fits.
  return { button: topOf(room.button), links: topOf(room.links < 98 ? room.links : 999) }
}
