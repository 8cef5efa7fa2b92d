import type { Page } from 'playwright/test'
import { type Answer, atTop, type Check, violation } from '../check.ts'
import { settled } from '../moments.ts'
import { isWide } from '../views.ts'

/** Shares of the page that it is scrolled by. */
const SHARES = [0.05, 0.1, 0.2, 0.5, 1]

/** What moves although the reader asked for less motion (WCAG 2.3.3): by itself, or as the page is scrolled. */
export const motion: Check = {
  // The first view of its load: what comes with the page is still on its way.
  views: isWide,
  moments: atTop,
  async start(page) {
    // Later the gate waits until what comes with the page has come to an end.
    const animated = await page.evaluate(() =>
      document.getAnimations().map((animation) => (animation as CSSAnimation).animationName || 'an animation'),
    )
    return async () => [await judge(page, animated)]
  },
}

async function judge(page: Page, animated: readonly string[]): Promise<Answer> {
  const before = await looks(page)
  const findings = animated.map((name) => moving('html', `${name} runs under reduced motion.`))
  if ((await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)) !== 'auto')
    findings.push(moving('html', 'The page scrolls smoothly under reduced motion.'))
  const moved = new Set<number>()
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)
  for (const share of scrolls ? SHARES : []) {
    await page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), share)
    await settled(page)
    for (const [index, look] of (await looks(page)).entries()) if (look.style !== before[index]?.style) moved.add(index)
  }
  for (const index of moved) findings.push(moving(before[index]?.name ?? 'main', 'It moves as the page is scrolled.'))
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  return { checks: before.length, findings }
}

const moving = (node: string, help: string) => violation('reduced-motion', '2.3.3', node, help)

/** What could move: every element's place in time and on its layer. */
const looks = (page: Page): Promise<{ name: string; style: string }[]> =>
  page.locator('main *').evaluateAll((elements) =>
    elements.map((element) => {
      const { transform, opacity, scale, translate } = getComputedStyle(element)
      return {
        name: `${element.localName}.${element.getAttribute('class')}`,
        style: `${transform} ${scale} ${translate} ${opacity}`,
      }
    }),
  )
