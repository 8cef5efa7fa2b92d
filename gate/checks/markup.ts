/** What is wrong with the markup of one element. */
export interface MarkupFault {
  /** `table-caption`, `alt-file-name` … */
  readonly rule: string
  /** WCAG criteria; empty for good practice. */
  readonly criteria: readonly string[]
  /** CSS selector of the element. */
  readonly node: string
  /** How to fix it. */
  readonly help: string
}

/** Rules that `markupFaults` applies. */
export const MARKUP_RULES = 13

/**
 * Violations in a document's markup that engines do not report. One function without imports, since it runs on the built
 * HTML (`tests/built/markup.test.ts`) and inside the browser, on the hydrated page.
 */
export function markupFaults(page: Document): MarkupFault[] {
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
  const all = (selector: string) => [...page.querySelectorAll(selector)]
  const place = (element: Element): string => {
    if (/^[a-z][\w-]*$/i.test(element.id) && all(`#${element.id}`).length === 1) return `#${element.id}`
    const parent = element.parentElement
    if (!parent) return element.localName
    return `${place(parent)} > ${element.localName}:nth-child(${[...parent.children].indexOf(element) + 1})`
  }
  const named = (element: Element) =>
    words(element.getAttribute('aria-label')) !== '' ||
    (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .some((id) => words(page.getElementById(id)?.textContent))
  // What a closed menu or dialog contains is for nobody until it opens. Nothing is laid out on the built HTML in tests.
  const shown = (element: Element) =>
    element.closest('[aria-hidden="true"], [inert]') === null &&
    element.checkVisibility?.({ visibilityProperty: true }) !== false
  const faults: MarkupFault[] = []
  const fault = (rule: string, criteria: string[], help: string, elements: Element[]) => {
    for (const element of elements) faults.push({ rule, criteria, node: place(element), help })
  }

  const tables = all('table').filter(shown)
  fault(
    'table-caption',
    ['1.3.1'],
    'Give the table a caption.',
    tables.filter((table) => words(table.querySelector('caption')?.textContent) === '' && !named(table)),
  )
  fault(
    'table-heads',
    ['1.3.1'],
    'Give the table th cells, each with a scope.',
    tables.filter((table) => !table.querySelector('th') || table.querySelector('th:not([scope])')),
  )
  fault(
    'list-items',
    ['1.3.1'],
    'A list holds its items only, and an item stands in a list.',
    all(':is(ul, ol) > :not(li), dl > :not(dt, dd, div), li').filter(
      (element) => element.localName !== 'li' || !element.parentElement?.matches('ul, ol'),
    ),
  )
  fault(
    'tabindex-positive',
    ['2.4.3'],
    'Let the order of the document be the order of focus: tabindex 0 or -1.',
    all('[tabindex]').filter((element) => Number(element.getAttribute('tabindex')) > 0),
  )
  fault('autofocus', ['3.2.1'], 'Leave focus where the visitor is.', all('[autofocus]'))
  fault('new-window', ['3.2.5'], 'Open links in the same window.', all('[target]'))

  const images = all('img').filter(shown)
  fault(
    'alt-missing',
    ['1.1.1'],
    'Say what the picture shows, or alt="" where it only adorns.',
    images.filter((image) => !image.hasAttribute('alt')),
  )
  fault(
    'alt-file-name',
    ['1.1.1'],
    'Say what the picture shows, not what its file is called.',
    images.filter((image) => {
      const alt = words(image.getAttribute('alt'))
      const file = words(image.getAttribute('src')?.split('/').at(-1)).replace(/(-\w{8})?\.\w+$/, '')
      if (alt === '') return false
      const general = /^(img|image|picture|photo|screenshot|logo|icon|graphic)?[\d\s_.-]*$/
      return /\.(png|jpe?g|webp|avif|gif|svg)$/.test(alt) || general.test(alt) || alt.replaceAll(' ', '-') === file
    }),
  )
  fault(
    'alt-repeats',
    ['1.1.1'],
    'The text beside the picture says the same: alt="".',
    images.filter((image) => {
      const alt = words(image.getAttribute('alt'))
      const around = image.closest('a, button, figure, li, p, dd, td')
      return alt !== '' && words(around?.textContent).includes(alt)
    }),
  )
  fault(
    'svg-name',
    ['1.1.1'],
    'Hide the drawing (aria-hidden="true"), or give it role="img" and a name.',
    all('svg:not(svg svg)')
      .filter(shown)
      .filter(
        (svg) => svg.getAttribute('role') !== 'img' || !(named(svg) || words(svg.querySelector('title')?.textContent)),
      ),
  )
  fault(
    'reference-absent',
    ['4.1.2'],
    'Name an id that the page has.',
    [
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'aria-owns',
      'aria-details',
      'aria-flowto',
      'aria-errormessage',
      'aria-activedescendant',
      'popovertarget',
      'headers',
      'for',
    ].flatMap((name) =>
      all(`[${name}]`).filter((element) =>
        (element.getAttribute(name) ?? '').split(/\s+/).some((id) => !page.getElementById(id)),
      ),
    ),
  )
  fault(
    'id-twice',
    ['4.1.2'],
    'Use every id once.',
    all('[id]').filter((element) => page.getElementById(element.id) !== element),
  )
  fault(
    'control-empty',
    ['2.4.4', '4.1.2'],
    'Give the link or button a name.',
    all('a, button, summary')
      .filter(shown)
      .filter(
        (control) =>
          !named(control) &&
          words(control.getAttribute('title')) === '' &&
          ![...control.querySelectorAll('img, [aria-label], [title]')]
            .filter(shown)
            .some((part) => ['alt', 'aria-label', 'title'].some((name) => words(part.getAttribute(name)))) &&
          words(
            [...control.childNodes]
              .filter((node) => node.nodeType === 3 || (node.nodeType === 1 && shown(node as Element)))
              .map((node) => node.textContent)
              .join(' '),
          ) === '',
      ),
  )
  return faults
}
