import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pagePaths } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { someOf } from '../list'
import { all, builtPaths, documentOf, htmlOf, only, textOf } from './site'

/** Attributes whose value names ids of the same page. */
const REFERENCES = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'for',
  'popovertarget',
  'headers',
]

describe.each(builtPaths)('the built document %s', (path) => {
  const page = documentOf(path)
  const everything = all(page, '*')

  test('its language is English', () => {
    expect(page.documentElement.lang).toBe('en')
  })

  test('it is written in standards mode and in UTF-8', () => {
    expect(htmlOf(path)).toMatch(/^<!doctype html>/i)
    expect(only(page, 'meta[charset]').getAttribute('charset')).toBe('utf-8')
  })

  test('it fits the width of the screen and can be zoomed', () => {
    expect(only(page, 'meta[name="viewport"]').getAttribute('content')).toBe('width=device-width, initial-scale=1')
  })

  test('it has one title, and that in its head', () => {
    expect(only(page, 'title:not(svg title)').parentElement?.tagName).toBe('HEAD')
  })

  test('it has one h1, with text', () => {
    expect(textOf(only(page, 'h1'))).not.toBe('')
  })

  test('no heading skips a level', () => {
    const levels = all(page, 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  test('it has one description, and that in its head', () => {
    const description = only(page, 'meta[name="description"]')
    expect(description.parentElement?.tagName).toBe('HEAD')
    expect(description.getAttribute('content')).not.toBe('')
  })

  test('no id is used twice', () => {
    const ids = someOf(page.querySelectorAll('[id]'), 'ids').map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('no reference names an id that the page lacks', () => {
    const named = someOf(
      everything.flatMap((element) =>
        REFERENCES.flatMap(
          (name) =>
            element
              .getAttribute(name)
              ?.split(/\s+/)
              .map((id) => `${name}=${id}`) ?? [],
        ),
      ),
      'references',
    )
    expect(named.filter((entry) => !page.getElementById(entry.slice(entry.indexOf('=') + 1)))).toEqual([])
  })

  test('no link leads to an id that its page lacks', () => {
    const broken = all(page, 'a[href*="#"], use[href]').filter((link) => {
      const [to = '', id = ''] = (link.getAttribute('href') ?? '').split('#')
      return !(to === '' ? page : documentOf(to)).getElementById(id)
    })
    expect(broken.map((link) => link.getAttribute('href'))).toEqual([])
  })

  test('every link to this site leads to a built page', () => {
    const targets = all(page, 'a[href^="/"]').map((link) => (link.getAttribute('href') ?? '').split('#')[0])
    expect(targets.filter((target) => !builtPaths.includes(target as (typeof builtPaths)[number]))).toEqual([])
  })

  test('no link leaves the site but to the telephone, the mail program and the stores', () => {
    const stores: unknown[] = Object.values(site.stores).flatMap(({ address, refunds }) => [address, refunds])
    const away = all(page, 'a').filter((link) => {
      const href = link.getAttribute('href') ?? ''
      return !/^(\/|#|tel:|mailto:)/.test(href) && !stores.includes(href)
    })
    expect(away).toEqual([])
  })

  test('no element has a style attribute, which the policy would block', () => {
    expect(everything.filter((element) => element.hasAttribute('style')).map(({ outerHTML }) => outerHTML)).toEqual([])
  })

  test('no element has an inline event handler', () => {
    const handlers = everything.flatMap(({ attributes }) => [...attributes].filter(({ name }) => name.startsWith('on')))
    expect(handlers.map(({ name }) => name)).toEqual([])
  })

  test('every picture has alternative text of under 250 characters', () => {
    const bad = [...page.querySelectorAll('img')].filter(
      (img) => (img.getAttribute('alt') ?? '?'.repeat(999)).length > 250,
    )
    expect(bad.map(({ outerHTML }) => outerHTML)).toEqual([])
  })

  test('no alternative text is the name of the file', () => {
    for (const image of page.querySelectorAll('img')) {
      expect(image.getAttribute('alt')).not.toMatch(/\.(avif|gif|jpe?g|png|svg|webp)$/i)
    }
  })

  test('every picture has width and height, so that nothing moves when it loads', () => {
    const bad = [...page.querySelectorAll('img')].filter(
      (img) => !(Number(img.getAttribute('width')) > 0 && Number(img.getAttribute('height')) > 0),
    )
    expect(bad.map(({ outerHTML }) => outerHTML)).toEqual([])
  })

  test('every srcset has sizes', () => {
    const bad = [...page.querySelectorAll('[srcset]')].filter((source) => !source.getAttribute('sizes'))
    expect(bad.map(({ outerHTML }) => outerHTML)).toEqual([])
  })

  test('every file that it names is in the built site', () => {
    const named = everything.flatMap((element) => [
      ...['src', 'href'].map((name) => element.getAttribute(name) ?? ''),
      ...(element.getAttribute('srcset') ?? '').split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
    ])
    const files = someOf(
      named.filter((name) => /^\/[^#]*\.\w+$/.test(name)),
      'files',
    )
    expect(files.filter((name) => !existsSync(`dist${name}`))).toEqual([])
  })

  test('it loads nothing from other sites', () => {
    const loaded = all(page, '[src], [srcset], link[href]').filter(
      (element) => element.getAttribute('rel') !== 'canonical',
    )
    expect(loaded.filter((element) => /(src|srcset|href)="(https?:)?\/\//.test(element.outerHTML))).toEqual([])
  })

  test('the text is in the file itself, also without script', () => {
    expect(textOf(only(page, '#root main')).length).toBeGreaterThan(textOf(only(page, 'h1')).length)
    expect(page.querySelectorAll('noscript')).toHaveLength(0)
  })

  test('the skip link comes first and leads to the main content', () => {
    const first = all(page, 'a, button, summary')[0]
    expect([textOf(first), first.getAttribute('href')]).toEqual(['Skip to content', '#main'])
    expect(page.getElementById('main')?.tagName).toBe('MAIN')
  })

  test('header, main content and footer are one landmark each, in this order', () => {
    const landmarks = all(page, 'header, main, footer').filter((element) => !element.parentElement?.closest('main'))
    expect(landmarks.map(({ localName }) => localName)).toEqual(['header', 'main', 'footer'])
  })

  test('every list says that it is one, since Safari takes the role from lists without bullets', () => {
    const lists = all(page, 'ul, ol').filter((list) => !list.closest('[aria-hidden="true"]'))
    expect(lists.filter((list) => list.getAttribute('role') !== 'list').map((list) => list.outerHTML)).toEqual([])
  })

  test('the policy contains the hash of every inline script and style', () => {
    const policy = only(page, 'meta[http-equiv="Content-Security-Policy"]').getAttribute('content') ?? ''
    const inline = all(page, 'script:not([src], [type="application/ld+json"]), style').map(
      ({ textContent }) => textContent ?? '',
    )
    const missing = inline.filter((code) => !policy.includes(createHash('sha256').update(code).digest('base64')))
    expect(missing).toEqual([])
  })

  test('the policy comes before everything it governs', () => {
    expect(page.head.firstElementChild?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
  })

  test('the policy allows no origin but our own', () => {
    const policy = only(page, 'meta[http-equiv="Content-Security-Policy"]').getAttribute('content') ?? ''
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  })

  test('telephone numbers are kept on one line', () => {
    const styles = all(page, 'style').map(textOf).join('')
    expect(/a\[href\^=["']?tel:["']?\]\{[^}]*white-space:\s*nowrap/.test(styles)).toBe(true)
  })

  test('SPEC 9: a jump lands 100 px below the top of the window', () => {
    const styles = all(page, 'style').map(textOf).join('')
    expect(/html\{[^}]*scroll-padding-top:\s*100px/.test(styles)).toBe(true)
  })
})

test.each(someOf(pagePaths, 'pages'))(
  'the one canonical address of %s is its own, without a trailing slash',
  (path) => {
    const canonical = only(documentOf(path), 'link[rel="canonical"]')
    expect(canonical.getAttribute('href')).toBe(`https://${site.domain}${path}`)
  },
)
