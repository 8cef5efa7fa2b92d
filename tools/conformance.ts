import { run } from '../src/content/accessibility.ts'
import { checks, judgedCriteria, remarkOf } from '../src/content/criteria.ts'
import { shown } from '../src/content/facts.ts'
import { site } from '../src/content/site.ts'

/**
 * The conformance report in the form of OpenACR (https://github.com/GSA/openacr, catalog `2.5-edition-wcag-2.2-en`, which
 * is VPAT 2.5 for WCAG 2.2), as YAML. `docs/conformance.yaml` is this text: `npx vitest run criteria -u` writes it.
 */
export function conformanceReport(): string {
  const [{ date }] = site.versions.accessibility
  const chapter = (level: 'A' | 'AA') =>
    judgedCriteria
      .filter((criterion) => criterion.level === level)
      .map(
        ({ number, evidence }) => `      - num: ${number}
        components:
          - name: web
            adherence:
              level: ${'by' in evidence ? 'supports' : 'not-applicable'}
              notes: ${text(remarkOf(evidence))}`,
      )
      .join('\n')
  const methods = Object.values(checks).map(({ name, what, at }) => `${name} (${at}): ${what}.`)
  return `title: ${text(`${site.name} Accessibility Conformance Report`)}
product:
  name: ${text(`Website of ${site.name}`)}
  description: ${text('The public website of a mobile app. The app itself is not covered.')}
author:
  company_name: ${text(shown(site.operator.name))}
  email: ${text(site.contacts[site.writeTo.accessibility].address)}
  website: ${text(`${site.origin}/accessibility`)}
report_date: ${text(date)}
catalog: 2.5-edition-wcag-2.2-en
notes: ${text(`What is known not to work stands on the page /accessibility. Figures of the run of ${run.day} stand there, too.`)}
evaluation_methods_used: ${text(methods.join(' '))}
chapters:
  success_criteria_level_a:
    criteria:
${chapter('A')}
  success_criteria_level_aa:
    criteria:
${chapter('AA')}
  success_criteria_level_aaa:
    disabled: true
    notes: ${text('Of level AAA two criteria are promised: 1.4.6 Contrast (Enhanced) and 2.5.5 Target Size (Enhanced).')}
`
}

/** A text as YAML: every JSON string is a YAML string. */
const text = (value: string) => JSON.stringify(value)
