import { NOT_FOUND } from '../routes'

/** A finding of axe that is accepted because it is not a barrier. */
export interface Exception {
  /** The axe rules that report it. */
  readonly rules: readonly string[]
  /** The pages on which they report it. */
  readonly routes: readonly string[]
  /** A CSS selector that the reported node matches. */
  readonly node: string
  /** Set if axe could not decide; otherwise the exception is for a violation. */
  readonly undecided?: true
  readonly reason: string
  readonly link: string
}

/** Text whose background axe cannot determine. contrast.spec.ts measures these nodes in screenshots. */
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
  measured('/', '#hero :is(i, em)', 'Margins and the note at the post, on the photo finish, an image.'),
  measured('/', '#science svg text', 'Win chances in the drawing of a step, over its lines.'),
  measured('/', '#features [aria-hidden] > ul > li', 'Labels of the calls, over the drawing of the race.'),
]
