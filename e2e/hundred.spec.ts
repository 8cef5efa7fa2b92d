import type { Page } from 'playwright/test'
import { addStyles, light, print } from './a11y/states'
import {
  expect,
  openAsServed,
  openPage,
  setTextSize,
  test,
  top,
  waitForHydration,
  waitForPaint,
  wordsIn,
} from './fixtures'
import { PAPER, PHONE } from './routes'

/** A hundred silks, on Home. Its text and numbers: tests/home/. */

const part = (page: Page) => page.locator('#hundred')
const radio = (page: Page, name: string) => part(page).getByRole('radio', { name })
const button = (page: Page, name: string) => part(page).getByRole('button', { name })
const status = (page: Page) => part(page).getByRole('status')

/** What is in full color, with a line below: the numbers of the horses, each once. Everything else is at half. */
const marked = (page: Page) =>
  part(page)
    .locator('div[aria-hidden] > svg')
    .evaluateAll((all) => {
      const numbers = new Set<string>()
      for (const silks of all) {
        const { opacity, backgroundSize } = getComputedStyle(silks)
        const number = silks.querySelector('use')?.getAttribute('href')?.split('-').at(-1) ?? ''
        const isMarked = opacity === '1' && !backgroundSize.startsWith('0')
        if (isMarked) numbers.add(number)
        else if (opacity !== '0.5' || !backgroundSize.startsWith('0')) numbers.add(`${number}: ${opacity}`)
      }
      return [...numbers]
    })

async function expectAverageOf(page: Page, number: number, name: string, chance: number): Promise<void> {
  await expect(status(page)).toHaveText(
    new RegExp(`^On average, ${name} loses ${100 - chance} and wins ${chance}\\. ?\\s*This is the average`),
    { useInnerText: true },
  )
  expect(await marked(page)).toEqual([`${number}`])
}

test.use({ viewport: PHONE })
test.beforeEach(({ page }) => page.emulateMedia(light))

test('before hydration, a choice marks the silks and the sentence of that horse, and hydration keeps it', async ({
  page,
}) => {
  const release = await openAsServed(page, '/')
  await expectAverageOf(page, 4, 'Copper Lantern', 31)
  await expect(part(page).getByRole('button')).toHaveCount(0)
  await part(page).getByText('Second Post 19%').click()
  await expectAverageOf(page, 2, 'Second Post', 19)
  const { y, height } = (await part(page).boundingBox()) ?? {}
  release()
  await waitForHydration(page)
  await expect(button(page, 'Run all 100')).toBeVisible()
  expect(await part(page).boundingBox(), 'its box, with the buttons').toMatchObject({ y, height })
  await expect(radio(page, 'Second Post')).toBeChecked()
  await expectAverageOf(page, 2, 'Second Post', 19)
  await button(page, 'Run one').click()
  await expect(status(page)).toContainText(/Run 1: .+ won\.Second Post: [01] lost, [01] won\./)
})

test('a choice that the browser restores after Back counts, and after a reload the text agrees with the choice', async ({
  page,
}) => {
  await openPage(page, '/')
  await radio(page, 'Night Porter').press('Space')
  // A page load, so that the browser restores the choice, instead of the router.
  await page.goto('/accessibility')
  await page.goBack()
  await waitForHydration(page)
  await expect(radio(page, 'Night Porter')).toBeChecked()
  await expectAverageOf(page, 7, 'Night Porter', 14)
  await button(page, 'Run one').click()
  await expect(status(page)).toContainText(/Night Porter: [01] lost/)
  await page.reload()
  await waitForHydration(page)
  // Firefox restores the choice, Chromium does not.
  const isRestored = await radio(page, 'Night Porter').isChecked()
  await (isRestored ? expectAverageOf(page, 7, 'Night Porter', 14) : expectAverageOf(page, 4, 'Copper Lantern', 31))
  await button(page, 'Run one').click()
  await expect(status(page)).toContainText(isRestored ? /Night Porter: [01] lost/ : 'Choose a horse to follow it.')
})

/**
 * Runs in the part: presses the buttons with these names in turn. Returns by name how far the buttons are from their first
 * place after that press, px.
 */
async function pressAll(part: Element, names: readonly string[]) {
  const place = () =>
    (part.querySelector('button')?.getBoundingClientRect().top ?? 0) - part.getBoundingClientRect().top
  const moved: Record<string, number> = {}
  const before = place()
  for (const name of names) {
    const button = [...part.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!button) throw new Error(`There is no button "${name}".`)
    button.click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    moved[name] = Math.round(10 * Math.abs(place() - before)) / 10
  }
  return moved
}

test('the buttons stay where they are from the average to a hundred, with and without a choice', async ({ page }) => {
  await openPage(page, '/')
  for (const [width, percent] of [
    [320, 100],
    [PHONE.width, 100],
    [768, 100],
    [1440, 100],
    [320, 200],
    [PHONE.width, 200],
  ] as const) {
    await page.setViewportSize({ ...PHONE, width })
    await setTextSize(page, percent)
    const expectInPlace = async (...names: string[]) => {
      const moved = await part(page).evaluate(pressAll, names)
      expect(moved, `at ${width} px, text at ${percent}%`).toEqual(Object.fromEntries(names.map((name) => [name, 0])))
    }
    await expectInPlace('Run one', 'Run the other 99', 'New hundred', 'Clear')
    await radio(page, 'Second Post').press('Space')
    await expectInPlace('Run all 100', 'Clear')
  }
})

test('at any width and text size, no word is broken or cut off, and the outline of the chosen horse surrounds its name', async ({
  page,
}) => {
  await openAsServed(page, '/')
  const labels = part(page).locator('label')
  for (const [width, percent, columns] of [
    [320, 100, 2],
    [360, 100, 3],
    [376, 100, 3],
    [412, 100, 3],
    [812, 100, 5],
    [1280, 100, 9],
    [1440, 100, 9],
    [320, 200, 2],
    [PHONE.width, 200, 2],
    [768, 200, 3],
  ] as const) {
    await page.setViewportSize({ ...PHONE, width })
    await setTextSize(page, percent)
    const faults: string[] = []
    const horses = await wordsIn(labels)
    for (const { word, boxes } of [...horses, ...(await wordsIn(status(page)))].flat())
      if (boxes.length > 1) faults.push(`"${word}" breaks`)
    const boxes = await labels.evaluateAll((all) =>
      all.map((label) => {
        const silks = label.querySelector('svg') as Element
        return [label, silks].map((node) => node.getBoundingClientRect().toJSON() as DOMRect)
      }),
    )
    expect(boxes.length).toBe(9)
    for (const [index, [label, silks]] of (boxes as [DOMRect, DOMRect][]).entries()) {
      const words = horses[index] ?? []
      const [number, name] = words.map(({ boxes: [box] }) => box as DOMRect) as [DOMRect, DOMRect]
      const middle = ({ y, height }: DOMRect) => y + height / 2
      // The radio button, which draws the outline of 2 px, is as wide as the label.
      if (words.some(({ boxes }) => boxes.some(({ right }) => label.right - right < 3)))
        faults.push(`"${words.map(({ word }) => word)}" is cut`)
      if ([name, silks].every((box) => Math.abs(middle(number) - middle(box)) >= 6))
        faults.push(`"${words.map(({ word }) => word)}" has its number alone in a line`)
    }
    const lefts = new Set(boxes.map(([label]) => label?.left))
    expect({ faults, columns: lefts.size }, `at ${width} px, text at ${percent}%`).toEqual({ faults: [], columns })
  }
})

test('a link leads to its title, and from there all can be done with the keyboard, and focus stays on the pressed button', async ({
  page,
}) => {
  await openPage(page, '/#hundred')
  expect(await top(part(page))).toBeCloseTo(100, 0)
  // The first Tab stop of the group that has no choice yet.
  await radio(page, 'Copper Lantern').focus()
  await expect(radio(page, 'Copper Lantern')).not.toBeChecked()
  await page.keyboard.press('Space')
  await expect(radio(page, 'Copper Lantern')).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(radio(page, 'Second Post')).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(radio(page, 'Hedge Sparrow')).toBeChecked()
  await expectAverageOf(page, 5, 'Hedge Sparrow', 2)
  await page.keyboard.press('Tab')
  await expect(button(page, 'Run all 100')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'New hundred')).toBeFocused()
  await expect(status(page)).toContainText(/Hedge Sparrow lost \d+ of 100 and won \d+\.|Hedge Sparrow lost all 100\./)
  await page.keyboard.press('Tab')
  await expect(button(page, 'Clear')).toBeFocused()
  await page.keyboard.press('Space')
  await expectAverageOf(page, 5, 'Hedge Sparrow', 2)
  await expect(button(page, 'Run one')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(radio(page, 'Hedge Sparrow')).toBeFocused()
})

test('the wall of a hundred is uncovered before its result is told', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page, '/')
  const wall = part(page).locator('div[aria-hidden]')
  await addStyles(page, '#hundred * { animation-duration: 60s !important }')
  for (const name of ['Run all 100', 'New hundred']) {
    const before = await status(page).innerText()
    await button(page, name).click()
    await expect(button(page, 'New hundred')).toBeVisible()
    await waitForPaint(page)
    expect(await status(page).innerText()).toBe(before)
    const finished = await wall.evaluate((node) => {
      const animations = node.getAnimations()
      for (const animation of animations) animation.finish()
      return animations.length
    })
    // Otherwise, the sentence about the hundred before could pass for that about this one.
    expect(finished, `animations of the wall after ${name}`).toBe(1)
    await expect(status(page)).toContainText(/Copper Lantern lost \d+ of 100/)
  }
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('without JavaScript a horse can be chosen, and there are no buttons and no space for them', async ({ page }) => {
    await page.goto('/')
    await part(page).getByText('Marl Pit').first().click()
    await expect(radio(page, 'Marl Pit')).toBeChecked()
    await expect(status(page)).toHaveText(/^On average, Marl Pit loses 94 and wins 6/, { useInnerText: true })
    await expect(part(page).getByRole('button')).toHaveCount(0)
    const text = await status(page).boundingBox()
    const note = await part(page).getByText('No bets, no money').boundingBox()
    expect((note?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)).toBeLessThan(20)
  })
})

test('a printout has the wall, on one sheet with its text, and no buttons', async ({ page }) => {
  await openPage(page, '/')
  await page.emulateMedia(print)
  await page.setViewportSize(PAPER)
  await expect(part(page)).toHaveCSS('break-inside', 'avoid')
  expect((await part(page).boundingBox())?.height).toBeLessThan(PAPER.height)
  await expect(button(page, 'Run all 100')).toBeHidden()
  await expectAverageOf(page, 4, 'Copper Lantern', 31)
})
