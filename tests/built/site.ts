import { readFileSync } from 'node:fs'
import { pagePaths } from '../../src/content/pages'
import { onlyOne, someOf } from '../list'

/** The built pages: each page of the list, and the one for addresses without a page. */
export const builtPaths = [...someOf(pagePaths, 'pages'), '/404']

/** A built page, parsed without running script. */
export function documentOf(path: string): Document {
  const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
  return new DOMParser().parseFromString(html, 'text/html')
}

/** The text of a node, with single spaces. */
export function textOf(node: Element | null | undefined): string {
  if (!node) throw new Error('The element whose text is asked for is missing.')
  return (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** The one element that matches; throws when there is none or several. */
export function only(root: ParentNode, selector: string): Element {
  return onlyOne(root.querySelectorAll(selector), selector)
}

/** All elements that match; throws when there is none. */
export function all(root: ParentNode, selector: string): [Element, ...Element[]] {
  return someOf(root.querySelectorAll(selector), selector)
}
