import { describe, expect, test } from 'vitest'
import { headerPaths, type PagePath, pagePaths, pages } from '../../src/content/pages'
import { site, stores } from '../../src/content/site'
import { all, builtPaths, documentOf, only, textOf } from './documents'

const links = (nav: Element) => all(nav, 'li a').map((link) => [textOf(link), link.getAttribute('href')])
const linksTo = (paths: readonly PagePath[]) => paths.map((path) => [pages[path].nav, path])

describe.each(builtPaths)('shared elements on %s', (path) => {
  const page = documentOf(path)
  const footer = only(page, 'body footer')

  test('the header links to its pages in order, the footer to every page, and the brand to the home page', () => {
    expect(links(only(page, 'header nav[aria-label="Main"]'))).toEqual(linksTo(headerPaths))
    expect(links(only(footer, 'nav'))).toEqual(linksTo(pagePaths))
    expect(only(page, `header a[aria-label="${site.name}, home"]`).getAttribute('href')).toBe('/')
    expect(textOf(only(page, 'header nav a[href="/#download"]'))).toBe('Download App')
  })

  test('the footer has the trademark lines, the minimum age and the helplines', () => {
    for (const { trademark } of stores) expect(textOf(footer)).toContain(trademark)
    expect(only(footer, '[role="img"]').getAttribute('aria-label')).toBe('18 and over only')
    const helplines = all(footer, 'dd a').map((link) => [textOf(link), link.getAttribute('href')])
    expect(helplines).toEqual(Object.values(site.helplines).map(({ number, tel }) => [number, `tel:${tel}`]))
  })

  test('there are no forms, no sign-in, and no fields but the choice of a horse', () => {
    const fields = 'form, input:not(#hundred fieldset [type="radio"]), select, textarea, [contenteditable]'
    expect(page.querySelectorAll(fields)).toHaveLength(0)
    const controls = [...page.querySelectorAll('a, button')].map(textOf)
    expect(controls.filter((name) => /\b(log|sign) ?(in|up)\b|\bregister\b/i.test(name))).toEqual([])
  })
})
