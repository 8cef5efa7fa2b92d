import { KITCHEN_SINK } from '../routes'
import { expect, openPage, test } from '../site'
import { openWithoutJavaScript } from './states'

/** Tests that only the page of Chakra components needs, in addition to those that run on every page. */

test(`${KITCHEN_SINK}, opened by a link or without JavaScript, has Chakra's keyframes, which other pages do not load`, async ({
  page,
}) => {
  const canAnimate = () =>
    page.locator('main').evaluate((main) => {
      const element = main.appendChild(document.createElement('div'))
      element.style.animation = 'expand-height 1s paused'
      return element.getAnimations().length > 0
    })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page, '/')
  expect(await canAnimate()).toBe(false)
  await page.getByRole('link', { name: 'Kitchen Sink' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen Sink')
  expect(await canAnimate()).toBe(true)
  await openWithoutJavaScript(page, KITCHEN_SINK)
  expect(await canAnimate()).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(`on ${KITCHEN_SINK} panels that JavaScript would open are shown on screen and on paper`, async ({ page }) => {
    await page.goto(KITCHEN_SINK)
    const scopes = ['accordion', 'collapsible', 'tabs'].map((scope) => `[data-scope=${scope}]`)
    const panels = page.locator(`main :is(${scopes})[data-part$=content]`)
    for (const panel of await panels.all()) await expect(panel).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    expect(await panels.count()).toBeGreaterThan(6)
    for (const panel of await panels.all()) await expect(panel).toBeVisible()
  })
})
