import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { facts } from '../../src/content/facts'
import { headerPaths, type PagePath, pagePaths, pages } from '../../src/content/pages'
import { site, stores } from '../../src/content/site'
import { all, builtPaths, documentOf, only, textOf } from './site'

const links = (nav: Element) => all(nav, 'li a').map((link) => [textOf(link), link.getAttribute('href')])
const linksTo = (to: readonly PagePath[]) => to.map((path) => [pages[path].nav, path])

describe.each(builtPaths)('SPEC 2, shared elements on %s', (path) => {
  const page = documentOf(path)
  const footer = only(page, 'body footer')

  test('the navigation bar links its pages in order, the footer every page, and the brand the home page', () => {
    expect(links(only(page, 'header nav[aria-label="Main"]'))).toEqual(linksTo(headerPaths))
    expect(links(only(footer, 'nav'))).toEqual(linksTo(pagePaths))
    expect(only(page, `header a[aria-label="${site.name}, home"]`).getAttribute('href')).toBe('/')
    expect(textOf(only(page, 'header nav a[href="/#download"]'))).toBe('Download App')
  })

  test('its own link, in the bar or else in the footer, is marked as current, and no other', () => {
    const marked = [...page.querySelectorAll('[aria-current="page"]')].map((link) => link.getAttribute('href'))
    expect(marked).toEqual(path === '/404' ? [] : [path])
  })

  test('the Menu button opens the bar’s own list of links, also without script; SPEC 4: it is closed at first', () => {
    const button = only(page, 'header button')
    const menu = page.getElementById(button.getAttribute('popovertarget') ?? '')
    expect([textOf(button), menu?.getAttribute('popover')]).toEqual(['Menu', 'auto'])
    expect(menu && links(menu)).toEqual(linksTo(headerPaths))
    expect(page.querySelectorAll('[role="dialog"], dialog[open], header [aria-expanded="true"]')).toHaveLength(0)
  })

  test('the copyright line has the year of the build and the owner', () => {
    const owner = facts.operator.name ?? site.name
    const year = statSync('dist/index.html').mtime.getFullYear()
    expect(all(footer, 'p').map(textOf)).toContain(`© ${year} ${owner}. All rights reserved.`)
  })

  test('the footer has the trademark line of each store', () => {
    for (const { trademark } of stores) expect(textOf(footer)).toContain(trademark)
  })

  test('the footer’s help is named by its heading, with the minimum age for screen readers and help lines', () => {
    const help = only(footer, 'section')
    expect(textOf(page.getElementById(help.getAttribute('aria-labelledby') ?? ''))).toMatch(/talk to someone/)
    const age = only(help, '[role="img"]')
    expect([age.getAttribute('aria-label'), textOf(age)]).toEqual(['Over 18s only', '18+'])
    const lines = all(help, 'dd a').map((link) => [textOf(link), link.getAttribute('href')])
    expect(lines).toEqual(Object.values(site.helplines).map(({ number, tel }) => [number, `tel:${tel}`]))
  })

  test('SPEC 5 and 6: nothing can be filled in or signed in to', () => {
    expect(page.querySelectorAll('form, input, select, textarea, [contenteditable]')).toHaveLength(0)
    expect(textOf(page.body)).not.toMatch(/\b(log ?in|sign ?up|register now)\b/i)
  })
})
