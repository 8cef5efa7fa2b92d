import { atTopAndOpen, type Check, violation } from '../check.ts'
import { interactive } from '../moments.ts'

/** Side of a target that is easy to press, px: WCAG 2.5.5 (AAA). For AA axe measures 24 px (2.5.8). */
const SIDE = 44

/** Targets that are too small to press with ease (WCAG 2.5.5); where the site promises AAA. */
export const targets: Check = {
  views: ({ main, scheme }, { config }) => config.level === 'AAA' && main && scheme === 'light',
  moments: atTopAndOpen,
  start: (page) => async () => {
    const handle = await interactive(page)
    const measured = await handle.evaluate((elements) =>
      elements.flatMap((element) => {
        // WCAG excepts links inside a sentence; the panel of a tab takes focus, not presses.
        if (getComputedStyle(element).display === 'inline' || element.role === 'tabpanel') return []
        const { width, height } = element.getBoundingClientRect()
        return [
          { name: element.textContent || element.getAttribute('aria-label'), tag: element.localName, width, height },
        ]
      }),
    )
    const small = measured.filter(({ width, height }) => Math.min(width, height) < SIDE - 0.5)
    const findings = small.map(({ name, tag, width, height }) => {
      const help = `It is ${width} × ${height} px: make it ${SIDE} × ${SIDE}.`
      return violation('target-size', '2.5.5', `${tag} "${name}"`, help)
    })
    return [{ checks: measured.length, findings }]
  },
}
