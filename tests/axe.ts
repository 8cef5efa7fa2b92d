import { configureAxe } from 'jest-axe'

const run = configureAxe({
  rules: {
    // jsdom does not render: contrast is tested in a real browser (e2e).
    'color-contrast': { enabled: false },
    // Only whole pages have landmarks; `axeOfPage` enables this rule.
    region: { enabled: false },
  },
})

/** What axe-core finds wrong with a part of a page, a line for each node. */
export async function axeOf(part: Element): Promise<string[]> {
  return lines(await run(part))
}

/** What axe-core finds wrong with a whole page: all content has to be in landmarks too. */
export async function axeOfPage(page: Element): Promise<string[]> {
  return lines(await run(page, { rules: { 'color-contrast': { enabled: false }, region: { enabled: true } } }))
}

function lines({ violations, passes }: Awaited<ReturnType<typeof run>>): string[] {
  if (passes.length === 0) throw new Error('axe-core found nothing to judge.')
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}
