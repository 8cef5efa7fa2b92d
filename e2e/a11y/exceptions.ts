import { legalPaths, NOT_FOUND } from '../routes'

/** Something that axe reports and that stays, because it is no barrier. */
export interface Exception {
  /** The rules of axe that report it. */
  readonly rules: readonly string[]
  /** The pages on which they do. */
  readonly routes: readonly string[]
  /** A CSS selector that the reported node matches. */
  readonly node: string
  /** Axe could not decide; without this, the exception is for a violation. */
  readonly undecided?: true
  readonly reason: string
  readonly link: string
}

/** Text on a background that axe cannot see. contrast.spec.ts measures the same nodes on pixels. */
const measured = (route: string | readonly string[], node: string, reason: string): Exception => ({
  rules: ['color-contrast', 'color-contrast-enhanced'],
  routes: [route].flat(),
  node,
  undecided: true,
  reason,
  link: 'https://dequeuniversity.com/rules/axe/4.14/color-contrast',
})

export const exceptions: readonly Exception[] = [
  measured(
    ['/', NOT_FOUND],
    'section > div > [aria-hidden] > :is(span, strong)',
    'Time scale: each tick is a pseudo-element.',
  ),
  measured('/', 'header > [aria-hidden] > span', 'Ruler above a section: each tick is a pseudo-element.'),
  measured('/', '#hero i', 'Flags on the photo finish, which is an image.'),
  measured('/', '#science svg text', 'Labels in the chart of a card, over its lines.'),
  measured('/', '#features li [aria-hidden] > span', 'Live data: the scale is a pseudo-element.'),
  measured('/', '#features [aria-hidden] > ul > li', 'Calls on the drawing of the race.'),
  measured(
    legalPaths,
    'nav a > span:first-child',
    'Number of an entry: the marker beside the list is a pseudo-element.',
  ),
]
