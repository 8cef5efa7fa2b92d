import { pagePaths } from '../../src/content/pages'
import { DESKTOP, NOT_FOUND } from '../routes'
import { expect, holdScripts, navLink, test, titleOf, waitForHydration } from '../site'

test.use({ viewport: DESKTOP })

/** Simulates a host or tool that changes the head tags of a page and adds its own before them. */
const changeTags = (html: string) =>
  html
    .replace(/<title>[^<]*/, '<title>Changed')
    .replaceAll(/(<meta (?:name="(?:description|robots)"|property="[^"]*") content=")[^"]*/g, '$1Changed')
    .replace(/(rel="canonical" href=")[^"]*/, '$1https://example.org/')
    .replace(
      '<title>',
      '<title>Added</title><meta name="description" content="Added"><link rel="canonical" href="/added"><meta property="og:title" content="Added"><title>',
    )

/** Runs in the page: the tags that differ from page to page. */
const tagsIn = () =>
  Array.from(
    document.querySelectorAll(
      'head > :is(title, link[rel=canonical], [name=description], [name=robots], [property], [name^=twitter])',
    ),
    (tag) => tag.outerHTML,
  ).sort()

for (const address of ['/', NOT_FOUND]) {
  test(`after a host has changed head tags of ${address}, this page and the next ones show only their own`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    const served: Record<string, string[]> = {}
    for (const path of [...pagePaths, address]) {
      await page.goto(path)
      served[path] = await page.evaluate(tagsIn)
    }
    await page.route(address, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: changeTags(await response.text()) })
    })
    await page.goto(address)
    expect((await page.evaluate(tagsIn)).join()).toContain('Changed')
    release()
    await waitForHydration(page)
    expect(await page.evaluate(tagsIn)).toEqual(served[address])
    for (const path of pagePaths) {
      await navLink(page, path).click()
      await expect(page).toHaveTitle(titleOf(path))
      await expect.poll(() => page.evaluate(tagsIn), path).toEqual(served[path])
    }
  })
}
