import type { Page } from 'playwright/test'

/** An element that an engine names by its XPath, as the findings name it. */
export interface Named {
  /** CSS selector that matches this element only, in its tree; `html` for the document itself. */
  readonly selector: string
  /** Whether it is shut off behind the open menu. */
  readonly inert: boolean
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
 * Turns the XPaths of engines (`/html[1]/body[1]/…/text()[1]`) into selectors. A node in a shadow
 * tree or frame is written as host ` >>> ` node; an XPath without a node is returned as it is.
 */
export async function namesOf(page: Page, paths: readonly string[]): Promise<Named[]> {
  return page.evaluate((paths) => {
    const find = (path: string): Element | undefined => {
      let parent: ParentNode = document
      let found: Element | undefined = document.documentElement
      for (const [, name, number] of path.matchAll(/\/([\w#-]+)\[(\d+)\]/g)) {
        if (name === '#document-fragment') parent = found.shadowRoot ?? parent
        else if (name === 'html' && found instanceof HTMLIFrameElement) parent = found.contentDocument ?? parent
        if (name === '#document-fragment') continue
        found = [...parent.children].filter(({ localName }) => localName === name)[Number(number) - 1]
        if (!found) return
        parent = found
      }
      return found
    }
    const step = (element: Element): string => {
      const { documentElement, body } = element.ownerDocument
      if (element === documentElement || element === body) return element.localName
      if (/^[a-z][\w-]*$/.test(element.id) && element.ownerDocument.querySelectorAll(`#${element.id}`).length < 2)
        return `#${element.id}`
      const role = element.getAttribute('role')
      const kind = [
        element.localName,
        ...[...element.classList]
          .filter((name) => /^[a-z][a-z-]*$/.test(name) && name !== 'active')
          .map((n) => `.${n}`),
        ...(role ? [`[role="${role}"]`] : []),
      ].join('')
      const parent = element.parentElement
      const here = [...(parent?.children ?? [])].filter((child) => child.localName === element.localName)
      const unique = here.filter((child) => child.matches(kind)).length === 1
      return unique ? kind : `${kind}:nth-of-type(${here.indexOf(element) + 1})`
    }
    const selectorOf = (element: Element): string => {
      const own = step(element)
      const root = element.getRootNode()
      const host = root instanceof ShadowRoot ? root.host : element.ownerDocument.defaultView?.frameElement
      const isTop = own.startsWith('#') || !element.parentElement
      if (isTop) return host ? `${selectorOf(host)} >>> ${own}` : own
      return `${selectorOf(element.parentElement)} > ${own}`
    }
    return paths.map((path) => {
      const element = find(path)
      if (!element) return { selector: path, inert: false }
      const selector = selectorOf(element)
      if (!selector.includes(' >>> ') && document.querySelectorAll(selector).length !== 1)
        throw new Error(`${selector} does not name one element.`)
      return { selector, inert: element.closest('[inert]') !== null }
    })
  }, paths)
}
