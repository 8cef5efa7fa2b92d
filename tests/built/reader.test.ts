import { Readability } from '@mozilla/readability'
import { expect, test } from 'vitest'
import { legalPaths } from '../../tools/visits'
import { all, documentOf, textOf } from './site'

test.each(legalPaths)('article readers keep every heading and block of the sections of %s', (path) => {
  const page = documentOf(path)
  const blocks = all(page, 'section[id] :is(h2, h3, p, li, caption, th, td, dt, dd)').map(textOf)
  const article = new DOMParser().parseFromString(new Readability(page).parse()?.content ?? '', 'text/html')
  expect(blocks.filter((block) => !textOf(article.body).includes(block))).toEqual([])
})
