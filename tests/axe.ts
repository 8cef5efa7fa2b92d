import { axe } from 'jest-axe'

/** The axe violations of a component, one line per node. jsdom has no layout: e2e tests whole pages and contrast. */
export async function axeViolations(component: Element): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }
  const { violations } = await axe(component, { rules })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}
