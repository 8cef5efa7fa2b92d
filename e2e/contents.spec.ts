import type { Page } from 'playwright/test'
import { pages } from '../src/content/pages'
import {
  expect,
  expectPage,
  holdRequests,
  navLink,
  openAsServed,
  openPage,
  scrollToTop,
  scrollY,
  test,
  top,
  waitForHydration,
  waitForPaint,
} from './fixtures'
import { DESKTOP, PHONE, TABLET } from './routes'

// All contents lists are the same component: testing the longest is enough. Smooth scrolling and what interrupts it:
// tests/layout/moveFocusOnNavigation.test.tsx, tests/article/useCurrentSection.test.ts.
const PATH = '/terms'
const { sections } = pages[PATH]
const at = (index: number): string => sections.at(index) ?? ''
const middle = Math.floor(sections.length / 2)

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' })
const entry = (page: Page, id: string) => contents(page).locator(`a[href="#${id}"]`)
const sectionOf = (page: Page, id: string) => page.locator(`#${id}`)

/** Expects only the entry of this section to be marked as current. */
async function expectCurrent(page: Page, id: string) {
  const current = contents(page).locator('[aria-current]')
  await expect(current).toHaveCount(1)
  await expect(current).toHaveAttribute('href', `#${id}`)
}

/**
 * Expects the top of a section at 100 ± 1 px, on a phone at 144 px, below the bar and the contents list, or farther
 * down if the page is scrolled to its end.
 */
const expectInPlace = (page: Page, id: string) =>
  expect
    .poll(() =>
      sectionOf(page, id).evaluate((section) => {
        const { scrollHeight, clientHeight } = document.documentElement
        const y = section.getBoundingClientRect().top
        const atEnd = scrollHeight - clientHeight - window.scrollY <= 2
        const offset = window.innerWidth < 1024 ? 144 : 100
        return Math.abs(y - offset) <= 1 || (atEnd && y > offset) ? 'in place' : `at ${y} px`
      }),
    )
    .toBe('in place')

/** Expects the result of choosing a section: it is in place, its entry is marked, and its heading has focus. */
async function expectChosen(page: Page, id: string) {
  await expectInPlace(page, id)
  await expectCurrent(page, id)
  await expect(sectionOf(page, id).getByRole('heading').first()).toBeFocused()
}

/** Scrolls until a section's top is at `y` px. */
const scrollSectionTo = (page: Page, id: string, y: number) =>
  sectionOf(page, id).evaluate((node, y) => {
    window.scrollBy({ top: node.getBoundingClientRect().top - y, behavior: 'instant' })
  }, y)

test.use({ viewport: DESKTOP })

test('beside the text, the list shows its entries as the page is served, and stays in view', async ({ page }) => {
  await openAsServed(page, PATH)
  // Fails for an entry of a closed disclosure, or one that something covers.
  await entry(page, at(0)).click({ trial: true })
  await scrollSectionTo(page, at(middle), 120)
  await expect(entry(page, at(0))).toBeInViewport()
})

test('choosing an entry scrolls its section to 100 px, changes the URL and moves focus, even when it is chosen again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, PATH)
  await entry(page, at(2)).press('Enter')
  await expectChosen(page, at(2))
  await expect(page).toHaveURL(new RegExp(`${PATH}#${at(2)}$`))
  await test.step('again, after scrolling away and after Back', async () => {
    const before = await scrollY(page)
    await entry(page, at(1)).click()
    await expectChosen(page, at(1))
    await page.goBack()
    await expect.poll(() => scrollY(page)).toBe(before)
    await scrollToTop(page)
    await entry(page, at(2)).click()
    await expectChosen(page, at(2))
  })
  await test.step('the last section, too short to reach 100 px', async () => {
    await entry(page, at(-1)).click()
    await expectChosen(page, at(-1))
  })
})

test('on a phone the list opens over the text, all of it can be reached, and it closes on Escape and when focus leaves it or an entry is chosen', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, `${PATH}#${at(middle)}`)
  await expectInPlace(page, at(middle))
  const before = await scrollY(page)
  // Unlike `click`, this does not scroll.
  await contents(page).locator('summary').dispatchEvent('click')
  await expect(entry(page, at(0))).toBeInViewport()
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2)
  await page.mouse.wheel(0, 5000)
  await expect(entry(page, at(-1))).toBeInViewport({ ratio: 1 })
  expect(await scrollY(page)).toBe(before)
  await entry(page, at(-1)).focus()
  await page.keyboard.press('Tab')
  await expect(entry(page, at(-1)), 'the list, which would cover the focused element').toBeHidden()
  await contents(page).locator('summary').click()
  await entry(page, at(2)).focus()
  await page.keyboard.press('Escape')
  await expect(entry(page, at(2)), 'the list after Escape').toBeHidden()
  await expect(contents(page).locator('summary')).toBeFocused()
  await contents(page).locator('summary').click()
  await entry(page, at(1)).click()
  await expectChosen(page, at(1))
})

test('a deep link opens its section, which stays in place when the font loads late', async ({ page }) => {
  const release = await holdRequests(page, '**/*.woff2')
  await page.goto(`${PATH}#${at(-2)}`, { waitUntil: 'commit' })
  await expectInPlace(page, at(-2))
  release()
  await page.evaluate(() => document.fonts.ready)
  await waitForHydration(page)
  await expectInPlace(page, at(-2))
  await expectCurrent(page, at(-2))
})

test('in a short window the current entry and the title stay in view, and so does an entry that has focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await openPage(page, PATH)
  for (const id of [at(middle), at(-2), at(1)]) {
    await scrollSectionTo(page, id, 120)
    await expectCurrent(page, id)
    await waitForPaint(page)
    // The title above and the fade below are 44 px high.
    const y = await top(entry(page, id))
    expect(y, `top of the entry of ${id}`).toBeGreaterThanOrEqual((await top(contents(page))) + 40)
    expect(y, `top of the entry of ${id}`).toBeLessThanOrEqual(500 - 88)
  }
  await page.keyboard.press('F2')
  await entry(page, at(-1)).focus()
  await scrollSectionTo(page, at(0), 120)
  await expectCurrent(page, at(0))
  await waitForPaint(page)
  await expect(entry(page, at(-1))).toBeInViewport({ ratio: 1 })
})

test('the list of the next page starts at its top, and Back finds the first one as it was', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  await openPage(page, PATH)
  await scrollSectionTo(page, at(-2), 120)
  await expectCurrent(page, at(-2))
  const scrollTop = () => contents(page).evaluate((list) => list.scrollTop)
  await expect.poll(scrollTop).toBeGreaterThan(100)
  const before = await scrollTop()
  await navLink(page, '/privacy').click()
  await expectPage(page, '/privacy')
  await expectCurrent(page, pages['/privacy'].sections[0])
  await expect.poll(scrollTop).toBe(0)
  await page.goBack()
  await expect.poll(scrollTop).toBe(before)
})

test('turning a phone and changing the window’s width keep the paragraph that is being read in view', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, PATH)
  const paragraph = sectionOf(page, at(middle)).getByRole('paragraph').nth(2)
  await paragraph.evaluate((node) => {
    window.scrollBy({ top: node.getBoundingClientRect().top - 220, behavior: 'instant' })
  })
  await waitForPaint(page)
  for (const viewport of [{ width: PHONE.height, height: PHONE.width }, PHONE, DESKTOP, TABLET, PHONE]) {
    await page.setViewportSize(viewport)
    await expect.poll(async () => Math.abs((await top(paragraph)) - 220), `${viewport.width} px`).toBeLessThan(12)
  }
  await test.step('but a bar of the browser that disappears, which changes the height, does not scroll', async () => {
    const before = await scrollY(page)
    await page.setViewportSize({ ...PHONE, height: PHONE.height - 80 })
    await waitForPaint(page)
    expect(await scrollY(page)).toBe(before)
  })
})
