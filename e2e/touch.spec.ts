import { expect, openPage, sampleRoutes, test } from './site'

test.skip(({ browserName }) => browserName !== 'chromium', "touch events are sent by Chromium's protocol")
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 420 } })

for (const route of sampleRoutes) {
  test(`${route} can be zoomed and scrolled by touch, and its text can be copied`, async ({ page }) => {
    await openPage(page, route)
    // tests/built/heads shows that the viewport meta element allows zooming.
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const { touchAction, userSelect, pointerEvents, overflow } = getComputedStyle(element)
        const name = `${element.localName}.${element.getAttribute('class')}`
        const { width, bottom } = element.getBoundingClientRect()
        // Text for screen readers is one pixel wide; the skip link is above the page.
        const isSeen = !(overflow === 'hidden' && width <= 1) && bottom > 0
        const isRead = element.matches('a, p, li, dd, h1, h2, h3')
        const isTransparent = element.checkVisibility() && !element.checkVisibility({ opacityProperty: true })
        return [
          ...(['auto', 'manipulation'].includes(touchAction) ? [] : [`${name} blocks touch gestures`]),
          ...(userSelect === 'none' && isRead && isSeen && !element.closest('button, summary')
            ? [`${name} cannot be copied`]
            : []),
          ...(pointerEvents === 'none' && isRead ? [`${name} cannot be pressed or selected`] : []),
          ...(isTransparent && element.matches('main :is(a, button, summary)') ? [`${name} shows only on hover`] : []),
        ]
      }),
    )
    expect(faults).toEqual([])
  })
}
