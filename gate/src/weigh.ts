import type { Level } from './config.ts'
import type { Finding } from './findings.ts'

/** Rules that fail what is right in some of W3C's test cases for them: each asks for review. */
const INEXACT = [
  'axe frame-focusable-content',
  'axe label-content-name-mismatch',
  'axe meta-refresh',
  'alfa sia-r14',
  'alfa sia-r66',
  'alfa sia-r69',
  'alfa sia-r84',
  'alfa sia-r93',
  'alfa sia-r95',
  'ibm aria_id_unique',
  'ibm element_lang_valid',
  'ibm frame_title_exists',
  'ibm html_lang_valid',
  'ibm input_autocomplete_valid',
  'ibm label_name_visible',
  'ibm svg_graphics_labelled',
  'ibm text_contrast_sufficient',
]

/** Criteria of WCAG 2.2 at level AAA. */
const AAA =
  '1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6 2.3.2 2.3.3 2.4.8 2.4.9 2.4.10 2.4.12 2.4.13 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6 3.3.9'

/**
 * Whether a finding is as certain as its check says: a person has to decide where the rule is inexact, and where the
 * finding breaks no criterion of the level that the site promises, but good practice.
 */
export function isCertain({ engine, rule, criteria, certain }: Omit<Finding, 'state'>, level: Level = 'AA'): boolean {
  const isPromised = level === 'AAA' || criteria.some((criterion) => !AAA.split(' ').includes(criterion))
  return certain && isPromised && !INEXACT.includes(`${engine} ${rule}`)
}
