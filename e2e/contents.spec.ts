import type { Page } from 'playwright/test'
import { settled } from '../gate/moments'
import { pages } from '../src/content/pages'
import { DESKTOP, legalPaths, PHONE } from '../tools/visits'
import { expect, headingIn, hold, openPage, scrollY, test, top, waitForHydration } from './site'

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' })
const entry = (page: Page, id: string) => contents(page).locator(`a[href="#${id}"]`)
const current = (page: Page) => contents(page).locator('[aria-current]')

/** Expects the entry of this section, and no other, to be marked. */
async function expectCurrent(page: Page, id = '') {
  await expect(current(page)).toHaveCount(1)
  await expect(current(page)).toHaveAttribute('href', `#${id}`)
  await expect(current(page)).toHaveAttribute('aria-current', 'true')
}

/** Expects a section at rest in its place: its upper edge at 100 ± 1 px, or the page at its end if it ends before that. */
async function expectLanded(page: Page, id: string) {
  await expect
    .poll(() =>
      page.locator(`#${id}`).evaluate(async (section) => {
        const look = () => {
          const { scrollHeight, clientHeight } = document.documentElement
          return { at: section.getBoundingClientRect().top, left: scrollHeight - clientHeight - window.scrollY }
        }
        const before = look()
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        const { at, left } = look()
        if (at !== before.at) return `moves at ${at} px`
        return Math.abs(at - 100) <= 1 || (left <= 2 && at > 100) ? 'landed' : `at ${at} px, ${left} px left`
      }),
    )
    .toBe('landed')
}

/** Expects that a section was jumped to: it is in its place, its entry is marked, and its heading has focus. */
async function expectChosen(page: Page, id: string) {
  await expectLanded(page, id)
  await expectCurrent(page, id)
  await expect(headingIn(page.locator(`#${id}`))).toBeFocused()
}

/** Notes the scroll position and the current entry at each scroll event from the next press on. */
const noteScrolls = (page: Page) =>
  page.evaluate(() => {
    const seen: { y: number; current: string | null | undefined }[] = []
    Object.assign(window, { seen })
    const look = () => {
      const link = document.querySelector('nav [aria-current="true"]')
      seen.push({ y: window.scrollY, current: link?.getAttribute('href') })
    }
    // Recorded from the press on: some engines' drivers scroll to an element before they press it.
    window.addEventListener('mousedown', () => window.addEventListener('scroll', look))
  })
const notedScrolls = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { y: number; current: string }[] }).seen)

const scrollTo = (page: Page, y: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), y)

/** Scrolls so that a section's upper edge stands at `y` px. */
const bringTo = (page: Page, id: string, y: number) =>
  page.locator(`#${id}`).evaluate((node, y) => {
    const rest = node.getBoundingClientRect().top - y
    window.scrollBy({ top: rest, behavior: 'instant' })
  }, y)

const sectionsOf = (path: (typeof legalPaths)[number]): readonly string[] => pages[path].sections

test.use({ viewport: DESKTOP })

for (const path of legalPaths) {
  const sections = sectionsOf(path)

  test(`${path} lists every section in order, and marks the one whose upper edge has reached 150 px`, async ({
    page,
  }) => {
    await openPage(page, path)
    await test.step('every section of the page is listed in order', async () => {
      const hrefs = await contents(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual(sections.map((id) => `#${id}`))
      const ids = await page.locator('main section[id]').evaluateAll((nodes) => nodes.map((node) => node.id))
      expect(ids).toEqual(sections)
    })
    await test.step('the first entry is current at the top of the page', () => expectCurrent(page, sections[0]))
    const heights = new Set<number>()
    const note = async () => heights.add(await contents(page).evaluate((node) => node.scrollHeight))
    await note()
    for (const [index, id] of sections.entries()) {
      await test.step(`each section becomes current when its upper edge reaches 150 px, not before: ${id}`, async () => {
        await bringTo(page, id, 150)
        if (Math.abs((await top(page.locator(`#${id}`))) - 150) >= 1) return // The page ends before that.
        await bringTo(page, id, 149.5)
        await expectCurrent(page, id)
        await note()
        await bringTo(page, id, 151)
        await expectCurrent(page, sections[index - 1] ?? id)
      })
    }
    await test.step("the last entry is current at the page's end, with up to 2 px left", async () => {
      await scrollTo(page, 1_000_000)
      await expectCurrent(page, sections.at(-1))
      await note()
      await page.evaluate(() => window.scrollBy({ top: -2, behavior: 'instant' }))
      await expectCurrent(page, sections.at(-1))
    })
    expect([...heights], 'the mark does not change the height of the list').toHaveLength(1)
  })

  test(`an entry of ${path} scrolls its section to 100 px, changes the address, moves focus, becomes current, and Back returns`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, path)
    for (const id of sections) {
      await test.step(id, async () => {
        await entry(page, id).press('Enter')
        await expectChosen(page, id)
        await expect(page).toHaveURL(new RegExp(`${path}#${id}$`))
      })
    }
    await test.step('Back and Forward', async () => {
      const before = await scrollY(page)
      await entry(page, sections[1] ?? '').click()
      await expectChosen(page, sections[1] ?? '')
      await page.goBack()
      await expect.poll(() => scrollY(page)).toBe(before)
      await page.goForward()
      await expectLanded(page, sections[1] ?? '')
      await expectCurrent(page, sections[1])
    })
  })

  test(`on a phone the disclosure of ${path} opens and closes by key, and its entries scroll their sections to 100 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(PHONE)
    await openPage(page, path)
    const summary = contents(page).locator('summary')
    const list = contents(page).getByRole('list')
    await test.step('it opens and closes by key', async () => {
      await expect(list).toBeHidden()
      await summary.focus()
      await page.keyboard.press('Enter')
      await expect(list).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(list).toBeHidden()
    })
    await summary.click()
    for (const id of sections) {
      await test.step(id, async () => {
        await entry(page, id).click()
        await expectChosen(page, id)
      })
    }
  })
}

// What follows does not depend on the text: one page is enough.
const [path] = legalPaths as [(typeof legalPaths)[number]]
const at = (index: number): string => {
  const id = sectionsOf(path).at(index)
  if (!id) throw new Error(`${path} has too few sections.`)
  return id
}
const middle = at(Math.floor(sectionsOf(path).length / 2))

for (const [motion, reducedMotion] of [
  ['scrolls smoothly to a chosen section', 'no-preference'],
  ['under reduced motion jumps to a chosen section at once', 'reduce'],
] as const) {
  test(`the list ${motion}, whose entry stays current meanwhile`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await openPage(page, path)
    await entry(page, middle).scrollIntoViewIfNeeded()
    await settled(page)
    await noteScrolls(page)
    await entry(page, middle).click()
    await expectLanded(page, middle)
    const seen = await notedScrolls(page)
    const places = new Set(seen.map(({ y }) => y)).size
    if (reducedMotion === 'reduce') expect(places).toBe(1)
    else expect(places, 'scroll positions on the way').toBeGreaterThan(3)
    expect([...new Set(seen.map(({ current }) => current))]).toEqual([`#${middle}`])
  })
}

test('after a jump a wheel moves the mark, the same entry works again, and Tab continues there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, path)
  await test.step('a wheel after the jump returns the mark to the scroll position', async () => {
    await entry(page, at(2)).click()
    await expectLanded(page, at(2))
    await page.mouse.move(900, 500)
    await page.mouse.wheel(0, -20_000)
    await expect.poll(() => scrollY(page)).toBe(0)
    await expectCurrent(page, at(0))
  })
  for (const time of ['first', 'second']) {
    await test.step(`the same entry for the ${time} time, after the visitor has scrolled away`, async () => {
      await entry(page, at(1)).click()
      await expectLanded(page, at(1))
      await expect(headingIn(page.locator(`#${at(1)}`))).toBeFocused()
      await scrollTo(page, 4000)
      await expect.poll(() => scrollY(page)).toBe(4000)
    })
  }
  await test.step('Tab continues from the section that was jumped to', async () => {
    await entry(page, at(-1)).click()
    await expectLanded(page, at(-1))
    await page.keyboard.press('Tab')
    await expect(
      page
        .locator(`#${at(-1)}`)
        .getByRole('link')
        .first(),
    ).toBeFocused()
  })
})

test("a section that cannot reach its place at the page's end stays current until the visitor scrolls", async ({
  page,
}) => {
  const asked = at(-2)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  const rest = await page
    .locator(`#${asked}`)
    .evaluate((node) => document.documentElement.scrollHeight - window.scrollY - node.getBoundingClientRect().top)
  await page.setViewportSize({ width: 1440, height: Math.ceil(rest) + 300 })
  await waitForHydration(page)
  await entry(page, asked).click()
  await settled(page)
  expect(await top(page.locator(`#${asked}`))).toBeGreaterThan(101)
  await expectCurrent(page, asked)
  await page.mouse.move(900, 900)
  await page.mouse.wheel(0, -3000)
  await settled(page)
  await page.mouse.wheel(0, 30_000)
  await settled(page)
  await expectCurrent(page, at(-1))
})

for (const id of [at(1), at(-2)]) {
  test(`a deep link to #${id} is there at once, without smooth scrolling, and marks its entry`, async ({ page }) => {
    await page.addInitScript(() => {
      const places = new Set<number>()
      Object.assign(window, { places })
      window.addEventListener('scroll', () => places.add(Math.round(window.scrollY / 400)))
    })
    await page.goto(`${path}#${id}`)
    await settled(page)
    await expectLanded(page, id)
    expect(await page.evaluate(() => (window as unknown as { places: Set<number> }).places.size)).toBeLessThan(4)
    await waitForHydration(page)
    await settled(page)
    await expectLanded(page, id)
    await expectCurrent(page, id)
  })
}

test('a deep link stays at 100 px when the font is loaded late', async ({ page }) => {
  const release = await hold(page, '**/*.woff2')
  await page.goto(`${path}#${at(-2)}`, { waitUntil: 'commit' })
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0)
  await settled(page)
  const font = page.waitForResponse('**/*.woff2')
  release()
  await (await font).finished()
  await page.evaluate(() => document.fonts.ready)
  await waitForHydration(page)
  await settled(page)
  await expectLanded(page, at(-2))
  await expectCurrent(page, at(-2))
})

test('the current entry is in view in a list taller than the window, all the way down', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 })
  await openPage(page, path)
  for (const id of sectionsOf(path)) {
    await bringTo(page, id, 120)
    await expect(current(page)).toHaveCount(1)
    await expect
      .poll(async () => {
        const box = await current(page).boundingBox()
        const list = await contents(page).boundingBox()
        if (!box || !list) return false
        const [above, below] = [Math.max(list.y, 0), Math.min(list.y + list.height, 500)]
        return box.y >= above - 1 && box.y + box.height <= below + 1
      }, `entry at section ${id} is in view`)
      .toBe(true)
  }
})

test('the marker is beside the current entry, also when the list was first shown by widening', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, `${path}#${at(-1)}`)
  await page.setViewportSize(DESKTOP)
  await expect
    .poll(async () => {
      const marked = await current(page).evaluate((node) => {
        const item = node.closest('li')
        return item && [`${item.offsetTop}px`, `${item.offsetHeight}px`]
      })
      const marker = await contents(page)
        .locator('ol')
        .evaluate((list: HTMLElement) => ['--at', '--size'].map((name) => list.style.getPropertyValue(name)))
      return marked?.join() === marker.join() && marker[1] !== '0px'
    })
    .toBe(true)
})
