import type { Page } from 'playwright/test'

/** An element that an engine names by its XPath, as the findings name it. */
export interface Named {
  /** CSS selector that matches this element only; `html` for the document itself. */
  readonly selector: string
  /** Whether it is shut off behind the open menu. */
  readonly inert: boolean
}

/** Turns the XPaths of engines (`/html[1]/body[1]/…/text()[1]`) into selectors. Throws where a path leads nowhere. */
export async function namesOf(page: Page, paths: readonly string[]): Promise<Named[]> {
  return page.evaluate((paths) => {
    const find = (path: string) => {
      let found: Element | undefined
      for (const [, name, number] of path.matchAll(/\/([\w-]+)\[(\d+)\]/g)) {
        const children = [...(found ?? document).children].filter(({ localName }) => localName === name)
        found = children[Number(number) - 1]
        if (!found) throw new Error(`The page has nothing at ${path}.`)
      }
      return found ?? document.documentElement
    }
    const step = (element: Element): string => {
      if (element === document.documentElement || element === document.body) return element.localName
      if (/^[a-z][\w-]*$/.test(element.id)) return `#${element.id}`
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
      if (own.startsWith('#') || !element.parentElement) return own
      return `${selectorOf(element.parentElement)} > ${own}`
    }
    return paths.map((path) => {
      const element = find(path)
      const selector = selectorOf(element)
      if (document.querySelectorAll(selector).length !== 1) throw new Error(`${selector} does not name one element.`)
      return { selector, inert: element.closest('[inert]') !== null }
    })
  }, paths)
}
