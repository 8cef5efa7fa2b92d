import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { pagePaths } from '../../src/content/pages'
import { nonEmpty } from '../nonEmpty'

/** The paths of all built pages, including the not-found page. */
export const builtPaths = [...nonEmpty(pagePaths, 'pages'), '/404']

const { DOMParser } = new JSDOM().window

const documents = new Map<string, Document>()

/** A built page, parsed without running its JavaScript. Tests share it: they must not change it. */
export function documentOf(path: string): Document {
  const html = () => readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
  const document = documents.get(path) ?? new DOMParser().parseFromString(html(), 'text/html')
  documents.set(path, document)
  return document
}

/** The text of an element, with single spaces. */
export function textOf(element: Element | null | undefined): string {
  if (!element) throw new Error('The element is missing.')
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** The only element that matches; throws when there is none or more than one. */
export function only(root: ParentNode, selector: string): Element {
  const [element, ...others] = all(root, selector)
  if (others.length > 0) throw new Error(`${others.length + 1} elements match ${selector} instead of one.`)
  return element
}

/** All elements that match; throws when there is none. */
export function all(root: ParentNode, selector: string): [Element, ...Element[]] {
  return nonEmpty(root.querySelectorAll(selector), selector)
}
