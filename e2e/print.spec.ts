import { addresses } from '../tools/visits'
import { expect, openPage, test } from './site'

test.describe(() => {
  test.use({ colorScheme: 'dark' })

  test('in print there is no navigation, no dark background, no heading without its text and no hidden link address', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' })
    for (const address of addresses) {
      await openPage(page, address)
      const paper = await page.evaluate(() => {
        const all = (selector: string) => [...document.querySelectorAll(selector)]
        const text = ({ textContent }: Element) => (textContent ?? '').trim()
        const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
        const dark = ([r = 0, g = 0, b = 0, alpha = 1]: number[]) => alpha > 0 && r + g + b < 600
        const link = document.createElement('a')
        link.href = 'https://www.example.org/'
        document.querySelector('main')?.append(link)
        return {
          shown: all('nav, details, header button')
            .filter((element) => element.checkVisibility())
            .map(text),
          // Drawings keep their colors; the background of text is white.
          dark: all('html, body, header, main, main section, main article, footer')
            .filter((element) => dark(rgb(getComputedStyle(element).backgroundColor)))
            .map(text),
          loose: all('h1, h2, h3')
            .filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid')
            .map(text),
          // Engines report `attr()` resolved or as written.
          written: /^" \("|^" \(https/.test(getComputedStyle(link, '::after').content),
        }
      })
      expect(paper, address).toEqual({ shown: [], dark: [], loose: [], written: true })
    }
  })
})
