import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Check, RawFinding } from '../check'

/** The checker: of valid and accessible markup, and where it is strict of its style, too. */
const checker = (strict: boolean) =>
  new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: [
        ...(strict ? ['html-validate:recommended'] : []),
        'html-validate:standard',
        'html-validate:document',
        'html-validate:a11y',
      ],
      rules: {
        // Files of the same origin need no integrity hash.
        'require-sri': ['error', { target: 'crossorigin' }],
        // HTML names are written without regard to case, and React writes `srcSet`, `dateTime`, `popoverTarget`.
        'attr-case': 'off',
        // Both cases are the same doctype (HTML, 13.1.1).
        'doctype-style': 'off',
        // React closes void elements with a slash, which HTML ignores.
        'void-style': 'off',
      },
    }),
  )

/**
 * Rules that name a barrier, each with its criteria. The others are about valid markup and its style, which WCAG 2.2 no
 * longer asks for (4.1.1), or about what a style sheet may hide: what a browser makes of them is judged by the engines.
 */
const CRITERIA: Readonly<Record<string, readonly string[]>> = {
  'area-alt': ['1.1.1'],
  'aria-hidden-body': ['4.1.2'],
  'empty-title': ['2.4.2'],
  'input-missing-label': ['1.3.1', '4.1.2'],
  'text-content': ['4.1.2'],
  'wcag/h30': ['2.4.4', '4.1.2'],
  'wcag/h36': ['1.1.1'],
  'wcag/h37': ['1.1.1'],
}

/** html-validate on the document as it is served, before any script: once for each page. */
export const htmlValidate: Check = {
  name: 'html-validate',
  views: ({ plainViews }) =>
    plainViews.filter(({ page }, i) => plainViews.findIndex((view) => view.page === page) === i),
  judges: ({ kind }) => kind === 'top',
  start:
    (page, _, { config: { rulesOff = {}, strictMarkup = false } }) =>
    async () => {
      const served = await page.request.get(page.url())
      const { results } = await checker(strictMarkup).validateString(await served.text(), page.url())
      const messages = results.flatMap(({ messages }) => messages)
      const findings = messages.map(
        ({ ruleId, message, line, column, selector }): RawFinding => ({
          rule: ruleId,
          criteria: CRITERIA[ruleId] ?? [],
          node: selector ?? 'html',
          help: `${message} (line ${line}, column ${column}).`,
          certain: true,
        }),
      )
      return [{ checks: 1, findings: findings.filter(({ rule }) => !(`html-validate ${rule}` in rulesOff)) }]
    },
}
