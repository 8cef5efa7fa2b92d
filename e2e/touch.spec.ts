import { addresses, legalPaths } from '../tools/visits'
import { openMenu } from './openers'
import { expect, openPage, test } from './site'

/** Touch screens. */
test.skip(({ browserName }) => browserName !== 'chromium', "touch events are sent by Chromium's protocol")
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 420 } })

const [legalPath = ''] = legalPaths

for (const address of addresses) {
  test(`${address} can be zoomed by two fingers and scrolled by one, its links tapped and its text copied`, async ({
    page,
  }) => {
    await openPage(page, address)
    // That its meta element allows to zoom is tested on the built page (tests/built/document.test.ts).
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { touchAction, userSelect, pointerEvents } = getComputedStyle(element)
        const name = `${element.localName}.${element.getAttribute('class')}`
        return [
          ...(['auto', 'manipulation'].includes(touchAction) ? [] : [`${name} holds the page: touch-action`]),
          ...(userSelect === 'none' && !element.closest('button, summary') ? [`${name} cannot be copied`] : []),
          ...(pointerEvents === 'none' && element.matches('a, button, summary, p, li, dd, h1, h2, h3')
            ? [`${name} cannot be pressed or selected`]
            : []),
        ]
      }),
    )
    expect(faults).toEqual([])
    const hidden = await page
      .locator('main :is(a, button, summary)')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.checkVisibility({ opacityProperty: true }))
          .map((one) => one.outerHTML),
      )
    expect(hidden, 'what a mouse would show when it points there is there from the start').toEqual([])
  })
}

test('a tap on a link loads the page at once, with no script before it', async ({ page, watch }) => {
  await openPage(page, '/')
  watch.requests.length = 0
  await page.locator(`footer nav a[href="${legalPath}"]`).tap()
  await expect(page).toHaveURL(legalPath)
  // On the way to the link, pictures come near.
  expect(watch.requests.find(({ type }) => type !== 'image')?.type).toBe('document')
})

test('a swipe scrolls the open menu to its end', async ({ page }) => {
  await openPage(page, '/')
  await page.locator('header button').first().tap()
  const last = openMenu(page).locator('a, button').last()
  await expect(last).toBeVisible()
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
  for (let swipe = 0; swipe < 4; swipe++) {
    await touch('touchStart', 380)
    for (let y = 360; y >= 40; y -= 20) await touch('touchMove', y)
    await touch('touchEnd')
  }
  await expect(last).toBeInViewport({ ratio: 1 })
})
