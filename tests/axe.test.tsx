// @vitest-environment jsdom
import { axe } from 'jest-axe'
import { expect, test } from 'vitest'
import { openMenu, renderApp, routerAt } from './render'

/** The violations that axe finds in the structure of the page. jsdom has no layout; e2e/a11y audits every page. */
async function violations(): Promise<string[]> {
  const { violations, passes } = await axe(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(passes.length, 'rules that axe applied').toBeGreaterThan(0)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}

test('axe finds no violations on a page with a contents list, or in its menu', async () => {
  await renderApp(await routerAt('/accessibility'))
  expect(await violations()).toEqual([])
  await openMenu()
  expect(await violations()).toEqual([])
})
