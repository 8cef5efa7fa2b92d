import type { Page } from 'playwright/test'

/**
 * A selector that matches this element alone: from the nearest id down, by tags, classes and roles, so that a waiver can
 * name it. In a shadow tree or frame it is host ` >>> ` node; empty for no element. For `evaluate`: it runs in the page.
 */
export function selectorOf(element: Element | undefined): string {
  const steps: string[] = []
  let top = element
  for (let node: Element | null = element ?? null; node; node = node.parentElement) {
    const { id, localName, parentElement: parent, ownerDocument: page } = node
    top = node
    if (/^[a-z][\w-]*$/i.test(id) && page.querySelectorAll(`#${id}`).length === 1) {
      steps.unshift(`#${id}`)
      break
    }
    const name = CSS.escape(localName)
    const role = node.getAttribute('role')
    const classes = [...node.classList].filter((each) => /^[a-z][a-z-]*$/.test(each) && each !== 'active')
    const kind = [name, ...classes.map((each) => `.${each}`), role ? `[role="${CSS.escape(role)}"]` : ''].join('')
    const alike = [...(parent?.children ?? [])].filter((child) => child.localName === localName)
    if (!parent || node === page.body) steps.unshift(name)
    else if (alike.filter((child) => child.matches(kind)).length === 1) steps.unshift(kind)
    else steps.unshift(`${kind}:nth-of-type(${alike.indexOf(node) + 1})`)
  }
  const root = top?.getRootNode()
  const host = root instanceof ShadowRoot ? root.host : top?.ownerDocument.defaultView?.frameElement
  return host ? `${selectorOf(host)} >>> ${steps.join(' > ')}` : steps.join(' > ')
}

/** Text with one space for all white space. For `evaluate`. */
function spaced(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** The name that an element is given by `aria-labelledby` or `aria-label`. For `evaluate`. */
export function ownName(element: Element): string {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  const parts = ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? [])
  const named = parts.map((part) => part.getAttribute('aria-label') ?? part.textContent).join(' ')
  return (named.trim() || element.getAttribute('aria-label') || '').replaceAll(/\s+/g, ' ').trim()
}

/** What a function that runs in the page is given, since it can refer to nothing outside. */
export interface Kit {
  selectorOf: typeof selectorOf
  spaced: typeof spaced
  ownName: typeof ownName
}

/** Calls a function in the page. */
export function inPage<Result, Argument>(
  page: Page,
  look: (kit: Kit, argument: Argument) => Result,
  argument?: Argument,
): Promise<Awaited<Result>> {
  const kit = `(() => { ${selectorOf}; ${spaced}; ${ownName}; return { selectorOf, spaced, ownName } })()`
  return page.evaluate(`(${look})(${kit}, ${JSON.stringify(argument)})`)
}

/** Whether a part scrolls by more than its padding, so that content is out of view (W3C's rule 0ssw9k). */
export const hidesContent = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((selector) => {
    if (selector.includes(' >>> ')) return true
    const part = document.querySelector(selector)
    if (!part) return true
    const style = getComputedStyle(part)
    const padding = (one: string, other: string) =>
      Math.max(...[one, other].map((side) => Number.parseFloat(style.getPropertyValue(`padding-${side}`))))
    return (
      part.scrollWidth - part.clientWidth > padding('left', 'right') ||
      part.scrollHeight - part.clientHeight > padding('top', 'bottom')
    )
  }, selector)

/**
 * Turns the XPaths of engines (`/html[1]/body[1]/…/text()[1]`) into selectors; none for what is shut off behind an open
 * menu, which is checked when it is not. An XPath without a node is returned as it is.
 */
export const namesOf = (page: Page, paths: readonly string[]): Promise<(string | undefined)[]> =>
  inPage(page, namesIn, paths)

/** Runs in the page. */
function namesIn({ selectorOf }: Kit, paths: readonly string[]): (string | undefined)[] {
  const find = (path: string): Element | undefined => {
    let parent: ParentNode = document
    let found: Element | undefined = document.documentElement
    for (const [, tag, number] of path.matchAll(/\/([\w#-]+)\[(\d+)\]/g)) {
      if (tag === '#document-fragment') parent = found.shadowRoot ?? parent
      else if (tag === 'html' && found instanceof HTMLIFrameElement) parent = found.contentDocument ?? parent
      if (tag === '#document-fragment') continue
      found = [...parent.children].filter(({ localName }) => localName === tag)[Number(number) - 1]
      if (!found) return
      parent = found
    }
    return found
  }
  return paths.map((path) => {
    const element = find(path)
    if (!element) return path
    return element.closest('[inert]') ? undefined : selectorOf(element)
  })
}
