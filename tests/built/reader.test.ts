import { Readability } from '@mozilla/readability'
import { expect, test } from 'vitest'
import { legalPaths } from '../../e2e/routes'
import { all, documentOf, only, textOf } from './site'

/** The texts of an article, in order. What a reader shows apart or leaves out is no part of it. */
function textsOf(article: Element): string[] {
  const walker = article.ownerDocument.createTreeWalker(article, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const isShown = !walker.currentNode.parentElement?.closest('h1, nav, [aria-hidden="true"]')
    if (isShown && walker.currentNode.textContent?.trim()) texts.push(walker.currentNode.textContent.trim())
  }
  return texts
}

test.each(legalPaths)('article readers show title, date, introduction and every text of %s, in order', (path) => {
  const page = documentOf(path)
  const title = textOf(only(page, 'h1'))
  const texts = textsOf(only(page, 'article'))
  expect(texts.slice(0, 2)).toEqual(all(page, 'article header p').map(textOf))
  const read = new Readability(page).parse()
  const article = new DOMParser().parseFromString(read?.content ?? '', 'text/html')
  expect([read?.title, ...textsOf(article.body)]).toEqual([title, ...texts])
})
