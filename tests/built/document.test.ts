import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { site } from '../../src/content/site'
import { someOf } from '../list'
import { all, builtPaths, documentOf, only, textOf } from './site'

const htmlIn = (elements: readonly Element[]) => elements.map(({ outerHTML }) => outerHTML)

describe.each(builtPaths)('the built document %s', (path) => {
  const page = documentOf(path)
  const everything = all(page, '*')
  const policy = only(page, 'meta[http-equiv="Content-Security-Policy"]').getAttribute('content') ?? ''
  const styles = all(page, 'style').map(textOf).join('')

  test('is in UTF-8, and fits the width of the screen and can be zoomed', () => {
    expect(only(page, 'meta[charset]').getAttribute('charset')).toBe('utf-8')
    expect(only(page, 'meta[name="viewport"]').getAttribute('content')).toBe('width=device-width, initial-scale=1')
  })

  test('has one h1, with text, and no heading skips a level', () => {
    expect(textOf(only(page, 'h1'))).not.toBe('')
    const levels = all(page, 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  test('has links that leave the site only to the telephone, the mail program and the stores', () => {
    const stores: unknown[] = Object.values(site.stores).flatMap(({ address, refunds }) => [address, refunds])
    const away = all(page, 'a').filter((link) => {
      const href = link.getAttribute('href') ?? ''
      return !/^(\/|#|tel:|mailto:)/.test(href) && !stores.includes(href)
    })
    expect(away).toEqual([])
  })

  test('has alternative text of under 250 characters for every picture', () => {
    const images = [...page.querySelectorAll('img')]
    expect(htmlIn(images.filter((image) => (image.getAttribute('alt') ?? '?'.repeat(999)).length > 250))).toEqual([])
  })

  test('has width and height for every picture, so that nothing moves when it loads, and sizes for every srcset', () => {
    const sized = (image: Element) => ['width', 'height'].every((name) => Number(image.getAttribute(name)) > 0)
    expect(htmlIn([...page.querySelectorAll('img')].filter((image) => !sized(image)))).toEqual([])
    expect(htmlIn([...page.querySelectorAll('[srcset]')].filter((each) => !each.getAttribute('sizes')))).toEqual([])
  })

  test('names only files that are in the built site', () => {
    const named = everything.flatMap((element) => [
      ...['src', 'href'].map((name) => element.getAttribute(name) ?? ''),
      ...(element.getAttribute('srcset') ?? '').split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
    ])
    const files = named.filter((name) => /^\/[^#]*\.\w+$/.test(name))
    expect(someOf(files, 'files').filter((name) => !existsSync(`dist${name}`))).toEqual([])
  })

  test('it loads nothing from other sites', () => {
    const loaded = all(page, '[src], [srcset], link[href]:not([rel="canonical"])')
    expect(loaded.filter((element) => /(src|srcset|href)="(https?:)?\/\//.test(element.outerHTML))).toEqual([])
  })

  test('header, main content and footer are one landmark each, in this order', () => {
    const landmarks = all(page, 'header, main, footer').filter((element) => !element.parentElement?.closest('main'))
    expect(landmarks.map(({ localName }) => localName)).toEqual(['header', 'main', 'footer'])
  })

  test('every list says that it is one, since Safari takes the role from lists without bullets', () => {
    const lists = all(page, 'ul, ol').filter((list) => !list.closest('[aria-hidden="true"]'))
    expect(htmlIn(lists.filter((list) => list.getAttribute('role') !== 'list'))).toEqual([])
  })

  test('the policy allows no origin but our own, contains the hash of every inline script and style, and comes first', () => {
    expect(page.head.firstElementChild?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    const inline = all(page, 'script:not([src], [type="application/ld+json"]), style').map((each) => each.textContent)
    const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')
    expect(inline.filter((code) => !policy.includes(hashOf(code)))).toEqual([])
  })

  test('keeps telephone numbers on one line', () => {
    expect(styles).toMatch(/a\[href\^=["']?tel:["']?\]\{[^}]*white-space:\s*nowrap/)
  })

  test('SPEC 9: a jump lands 100 px below the top of the window', () => {
    expect(styles).toMatch(/html\{[^}]*scroll-padding-top:\s*100px/)
  })
})
