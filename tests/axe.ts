import { axe } from 'jest-axe'

/**
 * What axe-core finds wrong with a part of a page, or a whole one, a line for each node. jsdom does not render: contrast is
 * tested in a browser.
 */
export async function axeOf(part: Element, { isPage = false } = {}): Promise<string[]> {
  // Only a whole page has landmarks for all of its content.
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: isPage } }
  const { violations, passes } = await axe(part, { rules })
  if (passes.length === 0) throw new Error('axe-core found nothing to judge.')
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}
