import { expect, openPage, sampleRoutes, test, titleOf } from './site'

/** Touch screens. */
test.skip(({ browserName }) => browserName !== 'chromium', "touch events are sent by Chromium's protocol")
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 420 } })

for (const address of sampleRoutes) {
  test(`${address} can be zoomed by two fingers and scrolled by one, its links tapped and its text copied`, async ({
    page,
  }) => {
    await openPage(page, address)
    // That its meta element allows to zoom is tested on the built page (tests/built/document.test.ts).
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { touchAction, userSelect, pointerEvents, overflow, fontSize } = getComputedStyle(element)
        const name = `${element.localName}.${element.getAttribute('class')}`
        const pressed = element.matches('a, button, summary, p, li, dd, h1, h2, h3')
        const { width, bottom } = element.getBoundingClientRect()
        const isTiny = width <= 1 && (overflow === 'hidden' || fontSize === '0px')
        const isSeen = !isTiny && bottom + window.scrollY > 0
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === node.TEXT_NODE && node.nodeValue?.trim(),
        )
        const hidden = element.checkVisibility() && !element.checkVisibility({ opacityProperty: true })
        return [
          ...(['auto', 'manipulation'].includes(touchAction) ? [] : [`${name} holds the page: touch-action`]),
          ...(userSelect === 'none' && isSeen && !element.closest('button, summary')
            ? [`${name} cannot be copied`]
            : []),
          ...(userSelect !== 'none' && !isSeen && hasText && element.checkVisibility()
            ? [`${name} is copied unseen`]
            : []),
          ...(pointerEvents === 'none' && pressed ? [`${name} cannot be pressed or selected`] : []),
          ...(hidden && element.matches('main :is(a, button, summary)') ? [`${name} is shown to a mouse alone`] : []),
        ]
      }),
    )
    expect(faults).toEqual([])
  })
}

test('a tap on a link leads to its page', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).tap()
  await expect(page).toHaveTitle(titleOf('/terms'))
})
