import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { pagePaths } from '../../src/content/pages'
import { baseOf } from '../../tools/server'
import { nonEmpty } from '../nonEmpty'

/** The paths of all built pages, including the not-found page. */
export const builtPaths = [...nonEmpty(pagePaths, 'pages'), '/404']

const { DOMParser } = new JSDOM().window

export const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

const documents = new Map<string, Document>()

/** The file of a page. */
export const fileOf = (path: string): string => `dist${path === '/' ? '/index' : path}.html`

/**
 * A built page, parsed without running its JavaScript, with URLs as if it were built for the root of a domain. Tests
 * share it: they must not change it.
 */
export function documentOf(path: string): Document {
  const document = documents.get(path) ?? parse(readFileSync(fileOf(path), 'utf8').replaceAll(baseOf(), '/'))
  documents.set(path, document)
  return document
}

/** The text of an element, with single spaces. */
export function textOf(element: Element | null | undefined): string {
  if (!element) throw new Error('textOf: the test has found no element.')
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
