import type { Level } from './config'
import type { Finding } from './findings'

/** Criteria of WCAG 2.2 at level AAA, and 4.1.1, which it has given up. */
const BEYOND_AA =
  '1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6 2.3.2 2.3.3 2.4.8 2.4.9 2.4.10 2.4.12 2.4.13 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6 3.3.9 4.1.1'.split(
    ' ',
  )

/**
 * Rules that ask more than their criterion does: a page may meet WCAG another way. A site that promises AAA is held to
 * them.
 */
const GOOD_PRACTICE = [
  // A heading near the table may name it, and a simple table needs no scope.
  'document table-caption',
  'document table-heads',
  'document one-h1',
  'document landmark-name',
  'document autofocus',
  'document alt-repeats',
  // An icon beside text adorns it, however it is marked up; what has to be named is judged by the engines.
  'document svg-name',
  // Landmarks help, and no criterion asks for them.
  'ibm aria_content_in_landmark',
  'ibm aria_complementary_labelled',
  'ibm aria_contentinfo_misuse',
  // What refers to the id is judged by the engines.
  'document id-twice',
  'document reference-absent',
  'practice link-nowhere',
  'practice placeholder-only',
  'practice label-twice',
  'practice focus-without-role',
  'practice table-nested',
  'practice spacer',
]

/**
 * At level AA only a finding that breaks a criterion of level A or AA is certain; what is good practice, or of level AAA,
 * asks. Markup is certain where the site asks for strict markup.
 */
export function promised<Item extends Finding>(
  findings: readonly Item[],
  level: Level = 'AA',
  strictMarkup = false,
): Item[] {
  return findings.map((finding) => {
    const { engine, rule, criteria, certain } = finding
    const practice = GOOD_PRACTICE.includes(`${engine} ${rule}`)
    const breaks = !practice && criteria.some((criterion) => !BEYOND_AA.includes(criterion))
    const held = level === 'AAA' || breaks || (strictMarkup && engine === 'html-validate')
    return certain && !held ? { ...finding, certain: false } : finding
  })
}
