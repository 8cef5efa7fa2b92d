import type { Page } from 'playwright/test'
import type { RawFinding } from '../check.ts'
import { selectorOf } from '../page/nodes.ts'

/** The criteria of each rule, none for good practice, and how to fix it. */
const RULES = {
  'table-caption': ['1.3.1', 'Give the table a caption.'],
  'table-heads': ['1.3.1', 'Give the table th cells, each with a scope.'],
  'list-items': ['1.3.1', 'A list holds its items only, and an item stands in a list.'],
  'tabindex-positive': ['2.4.3', 'Let the order of the document be the order of focus: tabindex 0 or -1.'],
  autofocus: ['3.2.1', 'Leave focus where the visitor is.'],
  'new-window': ['3.2.5', 'Open links in the same window.'],
  'alt-missing': ['1.1.1', 'Say what the picture shows, or alt="" where it only adorns.'],
  'alt-file-name': ['1.1.1', 'Say what the picture shows, not what its file is called.'],
  'alt-repeats': ['1.1.1', 'The text beside the picture says the same: alt="".'],
  'svg-name': ['1.1.1', 'Hide the drawing (aria-hidden="true"), or give it role="img" and a name.'],
  'reference-absent': ['4.1.2', 'Name an id that the page has.'],
  'id-twice': ['4.1.2', 'Use every id once.'],
  'control-empty': ['2.4.4 4.1.2', 'Give the link or button a name.'],
} as const
type MarkupRule = keyof typeof RULES

/** Rules that `markupFaults` applies. */
export const MARKUP_RULES = Object.keys(RULES).length

/** Applies them to a page. */
export async function markupFindings(page: Page): Promise<RawFinding[]> {
  const faults: { rule: MarkupRule; node: string }[] = await page.evaluate(
    `(${markupFaults})(document).map(({ rule, element }) => ({ rule, node: (${selectorOf})(element) }))`,
  )
  return faults.map(({ rule, node }) => {
    const [criteria, help] = RULES[rule]
    return { rule, criteria: criteria.split(' '), node, help, certain: true }
  })
}

/** What is wrong with the markup of one element. */
interface MarkupFault {
  readonly rule: MarkupRule
  readonly element: Element
}

/**
 * Violations in a document's markup that engines do not report. One function without imports, since it runs on the built
 * HTML (`tests/built/markup.test.ts`) and inside the browser, on the hydrated page.
 */
export function markupFaults(page: Document): MarkupFault[] {
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
  const all = (selector: string) => [...page.querySelectorAll(selector)]
  const refersTo = (element: Element, name: string) =>
    (element.getAttribute(name) ?? '').split(/\s+/).map((id) => page.getElementById(id))
  const named = (element: Element) =>
    words(element.getAttribute('aria-label')) !== '' ||
    refersTo(element, 'aria-labelledby').some((label) => words(label?.textContent))
  // What a closed menu or dialog contains is for nobody until it opens. Nothing is laid out on the built HTML in tests.
  const shown = (element: Element) =>
    element.closest('[aria-hidden="true"], [inert]') === null &&
    element.checkVisibility?.({ visibilityProperty: true }) !== false

  const tables = all('table').filter(shown)
  const images = all('img').filter(shown)
  const altOf = (image: Element) => words(image.getAttribute('alt'))
  const isCalledLikeFile = (image: Element) => {
    const alt = altOf(image)
    const file = words(image.getAttribute('src')?.split('/').at(-1)).replace(/(-\w{8})?\.\w+$/, '')
    const general = /^(img|image|picture|photo|screenshot|logo|icon|graphic)?[\d\s_.-]*$/
    const isFile = /\.(png|jpe?g|webp|avif|gif|svg)$/.test(alt) || alt.replaceAll(' ', '-') === file
    return alt !== '' && (isFile || general.test(alt))
  }
  const isSaidBeside = (image: Element) =>
    altOf(image) !== '' && words(image.closest('a, button, figure, li, p, dd, td')?.textContent).includes(altOf(image))
  const isDrawingNamed = (svg: Element) =>
    svg.getAttribute('role') === 'img' && (named(svg) || words(svg.querySelector('title')?.textContent))
  const references =
    'aria-labelledby aria-describedby aria-controls aria-owns aria-details aria-flowto aria-errormessage aria-activedescendant popovertarget headers for'
  const saysSomething = (control: Element) =>
    named(control) ||
    words(control.getAttribute('title')) ||
    [...control.querySelectorAll('img, [aria-label], [title]')]
      .filter(shown)
      .some((part) => ['alt', 'aria-label', 'title'].some((name) => words(part.getAttribute(name)))) ||
    [...control.childNodes].some(
      (node) => (node.nodeType === 3 || (node.nodeType === 1 && shown(node as Element))) && words(node.textContent),
    )

  const found: Record<MarkupRule, Element[]> = {
    'table-caption': tables.filter((table) => !words(table.querySelector('caption')?.textContent) && !named(table)),
    'table-heads': tables.filter((table) => !table.querySelector('th') || table.querySelector('th:not([scope])')),
    'list-items': all(':is(ul, ol) > :not(li), dl > :not(dt, dd, div), :not(ul, ol) > li'),
    'tabindex-positive': all('[tabindex]').filter((element) => Number(element.getAttribute('tabindex')) > 0),
    autofocus: all('[autofocus]'),
    'new-window': all('[target]'),
    'alt-missing': images.filter((image) => !image.hasAttribute('alt')),
    'alt-file-name': images.filter(isCalledLikeFile),
    'alt-repeats': images.filter(isSaidBeside),
    'svg-name': all('svg:not(svg svg)').filter((svg) => shown(svg) && !isDrawingNamed(svg)),
    'reference-absent': references
      .split(' ')
      .flatMap((name) => all(`[${name}]`).filter((element) => refersTo(element, name).includes(null))),
    'id-twice': all('[id]').filter((element) => page.getElementById(element.id) !== element),
    'control-empty': all('a, button, summary').filter((control) => shown(control) && !saysSomething(control)),
  }
  return (Object.keys(found) as MarkupRule[]).flatMap((rule) => found[rule].map((element) => ({ rule, element })))
}
