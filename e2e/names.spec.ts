import type { Locator } from 'playwright/test'
import { addStyles } from './a11y/states'
import { expect, openPage, test, waitForPaint } from './fixtures'
import { contentsOpener, menuOpener, waitForDrawer } from './openers'
import { articlePaths, at, fileNameOf, LATER, PHONE, routes } from './routes'

/**
 * Snapshots of the accessibility tree: roles, names, states and link targets. `npm run baselines` updates them after an
 * intended change.
 */
test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Playwright computes names itself, the same way in every engine',
)
test.use({ viewport: PHONE })

test.beforeEach(({ page }) => page.clock.setFixedTime(LATER))

/** Headings, landmarks, links, controls, images, tables and counts of list items, without the text of src/content. */
const withoutText = (snapshot: string) =>
  snapshot
    .replaceAll(/^( *- (?:listitem|row|cell|definition))\b[^\n]*?(:?)$/gm, '$1$2')
    .replaceAll(/^ *- '(row|cell) .*\n/gm, '')
    .replaceAll(/^( *)- term.*\n *- definition:?$/gm, '$1- term and definition')
    .replaceAll(/^ *- (?:text|paragraph|caption|time|row|rowgroup)\b.*\n/gm, '')
    .replaceAll(/^( *- \w+):?\n(?:\1:?\n)+/gm, (lines, line) => `${line} × ${lines.trimEnd().split('\n').length}\n`)

const isArticle = (name: string) => articlePaths.some((path) => fileNameOf(path) === name)

async function expectNames(part: Locator, name: string): Promise<void> {
  const snapshot = `${await part.ariaSnapshot()}\n`
    .replaceAll(/:\n *- \/url: (.*)$/gm, ' → $1')
    .replaceAll(` → ${at('/')}`, ' → /')
  expect(withoutText(snapshot)).toMatchSnapshot(['names', `${name}.yml`])
}

for (const address of routes)
  test(`${address}, with its contents list if it is the first article, matches its snapshots of names, roles and links`, async ({
    page,
  }) => {
    await openPage(page, address)
    // Header and footer are the same on every page.
    await expectNames(page.locator(isArticle(fileNameOf(address)) ? 'main' : 'body'), fileNameOf(address))
    // All contents lists are the same component.
    if (address === articlePaths[0] && (await contentsOpener.open(page)))
      await expectNames(page.getByRole('navigation', { name: 'Contents' }), `${fileNameOf(address)}-contents`)
  })

test('the open menu matches its snapshot of names, roles and links', async ({ page }) => {
  await openPage(page, '/')
  await waitForDrawer(page)
  expect(await menuOpener.open(page)).toBe(true)
  await waitForPaint(page)
  // Playwright's snapshot contains what is inert, which assistive technology does not get.
  await addStyles(page, '[inert] { display: none !important }')
  await expectNames(page.locator('body'), 'menu')
})
