import { NOT_FOUND } from '../routes'

/**
 * Text whose background axe cannot determine: `node` is a CSS selector that the reported node matches. contrast.spec.ts
 * measures the text in screenshots.
 */
export const exceptions = [
  {
    routes: ['/', NOT_FOUND],
    node: 'section > div > [aria-hidden] > :is(span, strong)',
    reason: 'Time scale: the ticks are pseudo-elements.',
  },
  {
    routes: ['/'],
    node: 'header > [aria-hidden] > span',
    reason: 'Ruler above a section: each tick is a pseudo-element.',
  },
  {
    routes: ['/'],
    node: '#hero [aria-hidden] div',
    reason: 'Numbers, margins and the note at the post, on the photo finish, an image.',
  },
  { routes: ['/'], node: '#science svg text', reason: 'Win chances in the drawing of a step, over its lines.' },
  {
    routes: ['/'],
    node: '#hundred label :is(span, b)',
    reason: 'Horses to choose from: the radio button lies behind the text, and a number is too short for axe.',
  },
  {
    routes: ['/'],
    node: '#features svg text',
    reason: 'Labels in drawings, over their shapes.',
  },
]
