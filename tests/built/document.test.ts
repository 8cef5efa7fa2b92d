import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { withoutFacts } from '../facts'
import { nonEmpty } from '../nonEmpty'
import { all, builtPaths, documentOf, only, textOf } from './documents'

const htmlOf = (elements: readonly Element[]) => elements.map(({ outerHTML }) => outerHTML.slice(0, 200))

// Names, headings, landmarks and references are tested by html-validate, e2e/names and e2e/a11y, requests by e2e/fixtures.ts.
describe.each(builtPaths)('the built page %s', (path) => {
  const page = documentOf(path)
  const found = (selector: string) => [...page.querySelectorAll(selector)]

  test('gives every list role=list, since Safari does not announce lists without bullets', () => {
    const lists = all(page, 'ul, ol').filter((list) => !list.closest('[aria-hidden="true"]'))
    expect(htmlOf(lists.filter((list) => list.getAttribute('role') !== 'list'))).toEqual([])
  })

  test('has headings of one text each, since VoiceOver on iOS stops at every piece', () => {
    const pieces = (heading: Element) =>
      [heading, ...heading.querySelectorAll('*')]
        .filter((element) => !element.closest('[aria-hidden="true"]'))
        .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3))
    expect(htmlOf(all(page, 'h1, h2, h3, h4, h5, h6').filter((heading) => pieces(heading).length !== 1))).toEqual([])
  })

  test('has role=none on React’s root element, which listens for clicks and would be called clickable: react/react#20895', () => {
    expect(only(page, '#root').getAttribute('role')).toBe('none')
  })

  test('has no focusable text, which screen readers would call clickable', () => {
    // The note in a preview takes focus, so that screen readers announce why a store's button leads there.
    expect(htmlOf(found('[tabindex]:not(nav, section, [id^="preview-"])'))).toEqual([])
  })

  test('gives every image a width and a height', () => {
    expect(htmlOf(found('img:not([width][height])'))).toEqual([])
  })

  test('has no controls that need JavaScript, except in Chakra’s components', () => {
    const needJavaScript = 'a:not([href]), button:not([popovertarget]), [role="button"], [role="link"], [tabindex="0"]'
    expect(htmlOf(found(`:is(${needJavaScript}):not([data-scope])`))).toEqual([])
  })

  test('has no links to new windows, no autofocus and no embedded content', () => {
    expect(htmlOf(found('[target], [autofocus], video, audio, iframe, object, embed'))).toEqual([])
  })

  test('refers only to popovers and sections that it has', () => {
    const ids = [
      ...found('[popovertarget]').map((button) => button.getAttribute('popovertarget') ?? ''),
      ...found('a[href^="#"]').map((link) => link.getAttribute('href')?.slice(1) ?? ''),
    ]
    expect(nonEmpty(ids, 'references').filter((id) => !page.getElementById(id))).toEqual([])
  })

  test('links to other sites over HTTPS and without a referrer', () => {
    const others = all(page, 'a').filter((link) => !/^(\/(?!\/)|#|tel:|mailto:)/.test(link.getAttribute('href') ?? ''))
    expect(htmlOf(others.filter((link) => !link.matches('[href^="https://"][rel=noreferrer]')))).toEqual([])
  })

  test('has typographic quotation marks and apostrophes', () => {
    const texts = all(page, 'body :not(script, style)').flatMap(({ childNodes }) => [...childNodes])
    const straight = texts.filter((node) => node.nodeType === 3 && /['"]/.test(withoutFacts(node.nodeValue ?? '')))
    expect(straight.map((node) => node.nodeValue)).toEqual([])
  })

  test('refers only to files that exist in dist', () => {
    const urls = found('[src], [srcset], link:not([rel="canonical"]), a').flatMap((element) => [
      ...['src', 'href'].map((name) => element.getAttribute(name) ?? ''),
      ...(element.getAttribute('srcset') ?? '').split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
    ])
    const styles = all(page, 'style').map(textOf).join('')
    const styleUrls = Array.from(styles.matchAll(/url\((\/[^)]+)\)/g), ([, url = '']) => url)
    const files = [...urls, ...styleUrls].filter((url) => /^\/[^#]*\.\w+$/.test(url))
    expect(nonEmpty(files, 'files').filter((file) => !existsSync(`dist${file}`))).toEqual([])
  })
})
