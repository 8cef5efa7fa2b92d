import { Readability } from '@mozilla/readability'
import { expect, test } from 'vitest'
import { nonEmpty } from '../nonEmpty'
import { all, builtPaths, documentOf, parse, textOf } from './documents'

/** The pages of numbered sections. */
const articlePaths = nonEmpty(
  builtPaths.filter((path) => documentOf(path).querySelector('article section[id]')),
  'pages of sections',
)

/** The text of each block, without that of the contents list and of the title, which reader views show themselves. */
const blocksOf = (root: ParentNode) =>
  all(root, ':is(h2, h3, h4, p, li, caption, th, td, dt, dd):not(nav *)').map(textOf).filter(Boolean)

test.each(articlePaths)('a reader view of %s, such as Firefox’s, keeps every block of its text in order', (path) => {
  const expected = blocksOf(all(documentOf(path), 'article')[0])
  // Readability changes the document that it gets.
  const view = new Readability(documentOf(path).cloneNode(true) as Document).parse()
  // It makes paragraphs of other elements too, such as the 18+ ring.
  const kept = blocksOf(parse(view?.content ?? '')).filter((text) => expected.includes(text))
  expect(kept).toEqual(expected)
})
