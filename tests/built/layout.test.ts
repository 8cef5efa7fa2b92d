import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { facts, isUnfilled } from '../../src/content/facts'
import { headerPaths, type PagePath, pagePaths, pages } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { all, builtPaths, documentOf, only, textOf } from './site'

const links = (nav: Element) => all(nav, 'li a').map((link) => [textOf(link), link.getAttribute('href')])
const linksTo = (paths: readonly PagePath[]) => paths.map((path) => [pages[path].nav, path])

test('SPEC 2: the navigation bar has Home, Terms and Privacy, and the footer these first', () => {
  expect(headerPaths).toEqual(['/', '/terms', '/privacy'])
  expect(pagePaths.slice(0, 3)).toEqual(headerPaths)
})

describe.each(builtPaths)('SPEC 2, shared elements on %s', (path) => {
  const page = documentOf(path)

  test('the navigation bar links its pages, in the order of the list', () => {
    expect(links(only(page, 'header nav[aria-label="Main"]'))).toEqual(linksTo(headerPaths))
  })

  test('the Download App button leads to the download section of the home page', () => {
    const button = all(page, 'header nav a').find((link) => textOf(link) === 'Download App')
    expect(button?.getAttribute('href')).toBe('/#download')
    expect(documentOf('/').getElementById('download')?.tagName).toBe('SECTION')
  })

  test('the Menu button opens the bar’s own list of links, also without script', () => {
    const button = only(page, 'header button')
    expect(textOf(button)).toBe('Menu')
    const menu = page.getElementById(button.getAttribute('popovertarget') ?? '')
    expect(menu?.getAttribute('popover')).toBe('auto')
    expect(menu && links(menu)).toEqual(linksTo(headerPaths))
  })

  test('SPEC 4: the menu is closed at first', () => {
    expect(page.querySelectorAll('[role="dialog"], dialog[open], [aria-expanded="true"]')).toHaveLength(0)
  })

  test('the footer links every page, in the order of the list', () => {
    expect(links(only(page, 'body footer nav'))).toEqual(linksTo(pagePaths))
  })

  test('the footer has a copyright line with the year of the build', () => {
    expect(textOf(only(page, 'footer .footer-copyright'))).toMatch(/^© 20\d\d /)
    expect(textOf(only(page, 'footer .footer-copyright'))).toContain(
      `${isUnfilled(site.operator.name) ? site.name : site.operator.name}. All rights reserved.`,
    )
  })

  test('the footer gives both stores their trademark line', () => {
    const footer = textOf(only(page, 'body footer'))
    for (const { trademark } of Object.values(site.stores)) expect(footer).toContain(trademark)
    const { apple, google } = facts.stores
    if (isUnfilled(apple.trademark)) expect(footer).toContain('are trademarks of Apple Inc.')
    if (isUnfilled(google.trademark)) expect(footer).toContain('are trademarks of Google LLC.')
  })

  test('the footer shows 18+ and both free help lines', () => {
    const help = only(page, 'footer section')
    expect(textOf(help)).toContain('18+')
    expect(all(help, 'a').map((link) => link.getAttribute('href'))).toEqual(['tel:+448088020133', 'tel:+18004262537'])
  })

  test('SPEC 5 and 6: nothing can be filled in or signed in to', () => {
    expect(page.querySelectorAll('form, input, select, textarea, [contenteditable]')).toHaveLength(0)
    expect(textOf(page.body)).not.toMatch(/\b(log ?in|sign ?up|register now)\b/i)
  })
})

test('SPEC 2: each page marks its own link as current, in the bar or else in the footer, and the not-found page none', () => {
  const marks = builtPaths.map((path) =>
    [...documentOf(path).querySelectorAll('[aria-current="page"]')].map((link) => link.getAttribute('href')),
  )
  expect(marks).toEqual(builtPaths.map((path) => (path === '/404' ? [] : [path])))
})

test('the copyright line has the year of the commit that was built, or the current year without a history', () => {
  const commit = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).stdout
  const date = new Date(Number(process.env.SOURCE_DATE_EPOCH || commit) * 1000 || Date.now())
  expect(textOf(only(documentOf('/'), 'footer .footer-copyright'))).toContain(`© ${date.getUTCFullYear()} `)
})
