import type { Page } from 'playwright/test'
import { settled } from '../gate/moments'
import { pages } from '../src/content/pages'
import { DESKTOP, legalPaths, PHONE } from '../tools/visits'
import { expect, headingIn, hold, scrollY, test, top, waitForHydration } from './site'

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' })
const entry = (page: Page, id: string) => contents(page).locator(`a[href="#${id}"]`)
const current = (page: Page) => contents(page).locator('[aria-current]')

/** Expects the entry of this section, and no other, to be marked. */
async function expectCurrent(page: Page, id: string) {
  await expect(current(page)).toHaveCount(1)
  await expect(current(page)).toHaveAttribute('href', `#${id}`)
  await expect(current(page)).toHaveAttribute('aria-current', 'true')
}

/** Expects a section in place: its upper edge at 100 ± 1 px, or the page at its end if it ends before that. */
async function expectLanded(page: Page, id: string) {
  await settled(page)
  await expect
    .poll(async () => {
      const left = await page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement
        return scrollHeight - clientHeight - window.scrollY
      })
      const at = await top(page.locator(`#${id}`))
      return Math.abs(at - 100) <= 1 || (left <= 2 && at > 100) ? 'landed' : `at ${at} px, ${left} px left`
    })
    .toBe('landed')
}

const scrollTo = (page: Page, y: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), y)

/** Scrolls so that a section's upper edge stands at `y` px. */
const bringTo = (page: Page, id: string, y: number) =>
  page.locator(`#${id}`).evaluate((node, y) => {
    const rest = node.getBoundingClientRect().top - y
    window.scrollBy({ top: rest, behavior: 'instant' })
  }, y)

for (const path of legalPaths) {
  const sections: readonly string[] = pages[path].sections
  if (sections.length === 0) throw new Error(`${path} has no sections.`)
  const [first] = sections

  test.describe(path, () => {
    test.describe('on a wide window', () => {
      test.use({ viewport: DESKTOP })

      test('lists every section of the page in order', async ({ page }) => {
        await page.goto(path)
        const hrefs = await contents(page)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(hrefs).toEqual(sections.map((id) => `#${id}`))
        const ids = await page.locator('main section[id]').evaluateAll((nodes) => nodes.map((node) => node.id))
        expect(ids).toEqual(sections)
      })

      test('the first entry is current at the top of the page', async ({ page }) => {
        await page.goto(path)
        await waitForHydration(page)
        if (!first) throw new Error('no section')
        await expectCurrent(page, first)
      })

      for (const how of ['a click', 'Enter'] as const) {
        test.describe(`each entry by ${how}`, () => {
          test.use({ contextOptions: { reducedMotion: 'reduce' } })
          test(`scrolls its section to 100 px, changes the address, moves focus, becomes current, and Back returns`, async ({
            page,
          }) => {
            test.setTimeout(120_000)
            await page.goto(path)
            await waitForHydration(page)
            let before = await scrollY(page)
            for (const id of sections) {
              await test.step(id, async () => {
                if (how === 'a click') await entry(page, id).click()
                else {
                  await entry(page, id).focus()
                  before = await scrollY(page)
                  await page.keyboard.press('Enter')
                }
                await expectLanded(page, id)
                await expect(page).toHaveURL(new RegExp(`${path}#${id}$`))
                await expectCurrent(page, id)
                await expect(headingIn(page.locator(`#${id}`))).toBeFocused()
                const landed = await scrollY(page)
                await page.goBack()
                await expect.poll(() => scrollY(page)).toBe(before)
                await page.goForward()
                await expect.poll(() => scrollY(page)).toBe(landed)
                await expectCurrent(page, id)
                before = landed
              })
            }
          })
        })
      }

      test('scrolls smoothly to a chosen section, whose entry stays current meanwhile', async ({ page }) => {
        await page.goto(path)
        await waitForHydration(page)
        const far = sections[Math.floor(sections.length / 2)]
        if (!far) throw new Error('no section')
        await entry(page, far).scrollIntoViewIfNeeded()
        await settled(page)
        await page.evaluate(() => {
          const seen: { y: number; current: string | null | undefined }[] = []
          Object.assign(window, { seen })
          const look = () => {
            const link = document.querySelector('nav [aria-current="true"]')
            seen.push({ y: window.scrollY, current: link?.getAttribute('href') })
          }
          // Recorded from the press on: some engines' drivers scroll to an element before they press it.
          window.addEventListener('mousedown', () => window.addEventListener('scroll', look))
        })
        await entry(page, far).click()
        await expectLanded(page, far)
        const seen = await page.evaluate(() => (window as unknown as { seen: { y: number; current: string }[] }).seen)
        expect(new Set(seen.map(({ y }) => y)).size, 'scroll positions on the way').toBeGreaterThan(3)
        expect([...new Set(seen.map(({ current }) => current))]).toEqual([`#${far}`])
      })

      test.describe('under reduced motion', () => {
        test.use({ contextOptions: { reducedMotion: 'reduce' } })
        test('jumps to a chosen section at once', async ({ page }) => {
          await page.goto(path)
          await waitForHydration(page)
          const far = sections.at(-3)
          if (!far) throw new Error('no section')
          await entry(page, far).scrollIntoViewIfNeeded()
          await settled(page)
          await page.evaluate(() => {
            const places = new Set<number>()
            Object.assign(window, { places })
            const look = () => places.add(window.scrollY)
            window.addEventListener('mousedown', () => window.addEventListener('scroll', look))
          })
          await entry(page, far).click()
          await expectLanded(page, far)
          expect(await page.evaluate(() => (window as unknown as { places: Set<number> }).places.size)).toBe(1)
        })
      })

      test('a wheel during the scroll to a chosen section returns the mark to the scroll position', async ({
        page,
      }) => {
        await page.goto(path)
        await waitForHydration(page)
        const [, , third] = sections
        if (!first || !third) throw new Error('no section')
        await entry(page, third).click()
        await expectLanded(page, third)
        await page.mouse.move(900, 500)
        await page.mouse.wheel(0, -20_000)
        await expect.poll(() => scrollY(page)).toBe(0)
        await expectCurrent(page, first)
      })

      test('the same entry works again after the visitor has scrolled away', async ({ page }) => {
        await page.goto(path)
        await waitForHydration(page)
        const [, second] = sections
        if (!second) throw new Error('no section')
        for (const time of [1, 2]) {
          await test.step(`time ${time}`, async () => {
            await entry(page, second).click()
            await expectLanded(page, second)
            await expect(headingIn(page.locator(`#${second}`))).toBeFocused()
            await scrollTo(page, 4000)
            await expect.poll(() => scrollY(page)).toBe(4000)
          })
        }
      })

      test('Tab continues from the section that was jumped to', async ({ page }) => {
        await page.goto(path)
        await waitForHydration(page)
        const last = sections.at(-1)
        if (!last) throw new Error('no section')
        await entry(page, last).click()
        await expectLanded(page, last)
        await page.keyboard.press('Tab')
        await expect(page.locator(`#${last}`).getByRole('link').first()).toBeFocused()
      })

      test('each section becomes current when its upper edge reaches 150 px, not before', async ({ page }) => {
        test.setTimeout(120_000)
        await page.goto(path)
        await waitForHydration(page)
        for (const [index, id] of sections.entries()) {
          const previous = sections[index - 1]
          await bringTo(page, id, 150)
          if (Math.abs((await top(page.locator(`#${id}`))) - 150) >= 1) break // The page ends before that.
          await bringTo(page, id, 149.5)
          await expectCurrent(page, id)
          await bringTo(page, id, 151)
          await expectCurrent(page, previous ?? id)
          expect(index).toBeLessThan(sections.length)
        }
      })

      test("the last entry is current at the page's end, with up to 2 px left", async ({ page }) => {
        await page.goto(path)
        await waitForHydration(page)
        const last = sections.at(-1)
        if (!last) throw new Error('no section')
        await scrollTo(page, 1_000_000)
        await expectCurrent(page, last)
        await page.evaluate(() => window.scrollBy({ top: -2, behavior: 'instant' }))
        await expectCurrent(page, last)
      })

      test("a section that cannot reach its place at the page's end stays current until the visitor scrolls", async ({
        page,
      }) => {
        const [asked, last] = sections.slice(-2)
        if (!asked || !last) throw new Error('no section')
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
        await expectCurrent(page, last)
      })

      for (const id of [sections[1], sections.at(-2)]) {
        test(`a deep link to #${id} scrolls it to 100 px and marks its entry`, async ({ page }) => {
          if (!id) throw new Error('no section')
          await page.goto(`${path}#${id}`)
          await expectLanded(page, id)
          await waitForHydration(page)
          await expectLanded(page, id)
          await expectCurrent(page, id)
        })

        test(`a deep link to #${id} is there at once, without smooth scrolling`, async ({ page }) => {
          if (!id) throw new Error('no section')
          await page.addInitScript(() => {
            const places = new Set<number>()
            Object.assign(window, { places })
            window.addEventListener('scroll', () => places.add(Math.round(window.scrollY / 400)))
          })
          await page.goto(`${path}#${id}`)
          await expectLanded(page, id)
          expect(await page.evaluate(() => (window as unknown as { places: Set<number> }).places.size)).toBeLessThan(4)
        })

        test(`a deep link to #${id} stays at 100 px when the font is loaded late`, async ({ page }) => {
          if (!id) throw new Error('no section')
          const release = await hold(page, '**/*.woff2')
          await page.goto(`${path}#${id}`, { waitUntil: 'commit' })
          await expect.poll(() => scrollY(page)).toBeGreaterThan(0)
          await settled(page)
          const font = page.waitForResponse('**/*.woff2')
          release()
          await (await font).finished()
          await page.evaluate(() => document.fonts.ready)
          await waitForHydration(page)
          await expectLanded(page, id)
          await expectCurrent(page, id)
        })
      }

      test('the current entry is in view in a list taller than the window, all the way down', async ({ page }) => {
        await page.setViewportSize({ width: 1024, height: 500 })
        await page.goto(path)
        await waitForHydration(page)
        for (const id of sections) {
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

      test('the mark of the current entry does not change the height of the list', async ({ page }) => {
        await page.goto(path)
        await waitForHydration(page)
        const heights = new Set<number>()
        for (const id of sections) {
          await bringTo(page, id, 120)
          await expect(current(page)).toHaveCount(1)
          heights.add(await contents(page).evaluate((node) => node.scrollHeight))
        }
        expect(heights.size).toBe(1)
      })

      test('the marker is beside the current entry, also when the list was first shown by widening', async ({
        page,
      }) => {
        await page.setViewportSize(PHONE)
        await page.goto(`${path}#${sections.at(-1)}`)
        await waitForHydration(page)
        await page.setViewportSize(DESKTOP)
        await expect
          .poll(async () => {
            const marked = await current(page).evaluate((node) => {
              const item = node.closest('li')
              return item && [`${item.offsetTop}px`, `${item.offsetHeight}px`]
            })
            const marker = await contents(page)
              .locator('ol')
              .evaluate((list: HTMLElement) => [
                list.style.getPropertyValue('--at'),
                list.style.getPropertyValue('--size'),
              ])
            return marked?.join() === marker.join() && marker[1] !== '0px'
          })
          .toBe(true)
      })
    })

    test.describe('on a phone', () => {
      test.use({ viewport: PHONE })

      test('each entry of the opened disclosure scrolls its section to 100 px', async ({ page }) => {
        test.setTimeout(120_000)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        await waitForHydration(page)
        await expect(entry(page, sections[0] ?? '')).toBeHidden()
        await contents(page).locator('summary').click()
        for (const id of sections) {
          await entry(page, id).click()
          await expectLanded(page, id)
          await expectCurrent(page, id)
          await expect(headingIn(page.locator(`#${id}`))).toBeFocused()
        }
      })

      test('the disclosure opens and closes by key', async ({ page }) => {
        await page.goto(path)
        await waitForHydration(page)
        const summary = contents(page).locator('summary')
        await summary.focus()
        await page.keyboard.press('Enter')
        await expect(entry(page, sections[0] ?? '')).toBeVisible()
        await page.keyboard.press('Enter')
        await expect(entry(page, sections[0] ?? '')).toBeHidden()
      })
    })
  })
}
