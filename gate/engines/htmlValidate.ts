import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Check, Told } from '../check'

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
        ({ ruleId, message, line, column, selector }): Told => ({
          rule: ruleId,
          criteria: [],
          node: selector ?? 'html',
          help: `${message} (line ${line}, column ${column}).`,
          certain: true,
        }),
      )
      return [{ checks: 1, findings: findings.filter(({ rule }) => !(`html-validate ${rule}` in rulesOff)) }]
    },
}
