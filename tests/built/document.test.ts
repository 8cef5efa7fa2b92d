import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { stores } from '../../src/content/site'
import { someOf } from '../list'
import { all, builtPaths, documentOf, only, textOf } from './site'

const htmlIn = (elements: readonly Element[]) => elements.map(({ outerHTML }) => outerHTML.slice(0, 200))

describe.each(builtPaths)('the built document %s', (path) => {
  const page = documentOf(path)
  const found = (selector: string) => [...page.querySelectorAll(selector)]
  const styles = all(page, 'style').map(textOf).join('')

  test('is in English and in UTF-8, fits the width of the screen and can be zoomed', () => {
    expect(found('[lang]').map(({ localName, outerHTML }) => [localName, /lang="(.*?)"/.exec(outerHTML)?.[1]])).toEqual(
      [['html', 'en']],
    )
    expect(only(page, 'meta[charset]').getAttribute('charset')).toBe('utf-8')
    expect(only(page, 'meta[name="viewport"]').getAttribute('content')).toBe('width=device-width, initial-scale=1')
  })

  test('has one h1, with text, and no heading skips a level', () => {
    expect(textOf(only(page, 'h1'))).not.toBe('')
    const levels = all(page, 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  test('header, main content and footer are one landmark each, in this order', () => {
    const landmarks = all(page, 'header, main, footer').filter((element) => !element.parentElement?.closest('main'))
    expect(landmarks.map(({ localName }) => localName)).toEqual(['header', 'main', 'footer'])
  })

  test('every list says that it is one, since Safari takes the role from lists without bullets', () => {
    const lists = all(page, 'ul, ol').filter((list) => !list.closest('[aria-hidden="true"]'))
    expect(htmlIn(lists.filter((list) => list.getAttribute('role') !== 'list'))).toEqual([])
  })

  test('every table has a name and heads, and every head says what it is the head of', () => {
    const nameOf = (table: Element) => table.querySelector('caption')?.textContent || table.getAttribute('aria-label')
    expect(htmlIn(found('table').filter((table) => !nameOf(table) || !table.querySelector('th')))).toEqual([])
    expect(htmlIn(found('th:not([scope="row"], [scope="col"], [scope="rowgroup"], [scope="colgroup"])'))).toEqual([])
  })

  test('every picture has an alternative of under 250 characters that is not the name of a file or "image"', () => {
    const general =
      /^(img|image|picture|photo|screenshot|logo|icon|graphic)?[\d\s_.…-]*$|\.(png|jpe?g|webp|avif|gif|svg)$/i
    const wrong = found('img').filter((image) => {
      const alt = image.getAttribute('alt') ?? 'image'
      return alt.length > 250 || (alt !== '' && general.test(alt))
    })
    expect(htmlIn(wrong)).toEqual([])
  })

  test('every drawing is hidden from screen readers or has a name', () => {
    const told = '[aria-hidden="true"], [role="img"][aria-label]'
    expect(htmlIn(all(page, 'svg').filter((svg) => !svg.closest(told)))).toEqual([])
  })

  test('every picture has width and height, so that nothing moves when it loads, and sizes for its srcset', () => {
    const sized = (image: Element) => ['width', 'height'].every((name) => Number(image.getAttribute(name)) > 0)
    expect(htmlIn(found('img').filter((image) => !sized(image)))).toEqual([])
    expect(htmlIn(found('[srcset]:not([sizes])'))).toEqual([])
  })

  test('takes no focus by itself, opens no window, stops Tab at no text but a tab’s and plays nothing', () => {
    const selector =
      '[autofocus], [target], [tabindex]:not([tabindex="-1"], [role="tab"], [role="tabpanel"]), video, audio, iframe, object, embed'
    expect(htmlIn(found(selector))).toEqual([])
  })

  test('refers only to what is on the page', () => {
    const names = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'headers', 'for']
    const ids = names.flatMap((name) =>
      found(`[${name}]`).flatMap((each) => each.getAttribute(name)?.split(/\s+/) ?? []),
    )
    const jumps = found('a[href^="#"]').map((link) => link.getAttribute('href')?.slice(1) ?? '')
    expect(someOf([...ids, ...jumps], 'references').filter((id) => !page.getElementById(id))).toEqual([])
  })

  test('has links that leave the site only to the telephone, the mail program and the stores', () => {
    const urls: unknown[] = stores.flatMap(({ url, refunds }) => [url, refunds])
    const hrefs = all(page, 'a').map((link) => link.getAttribute('href') ?? '')
    expect(hrefs.filter((href) => !/^(\/|#|tel:|mailto:)/.test(href) && !urls.includes(href))).toEqual([])
  })

  test('has no e-mail address outside the comments that keep Cloudflare from replacing it', () => {
    const outside = page.body.innerHTML.replace(/<!--email_off-->.*<!--\/email_off-->/s, '')
    expect(outside).not.toMatch(/@|mailto:/)
  })

  test('names only files that are in the built site, and loads nothing from other sites', () => {
    const loaded = all(page, '[src], [srcset], link[href]:not([rel="canonical"])')
    const named = [...loaded, ...found('a')].flatMap((element) => [
      ...['src', 'href'].map((name) => element.getAttribute(name) ?? ''),
      ...(element.getAttribute('srcset') ?? '').split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
    ])
    const ofStyles = Array.from(styles.matchAll(/url\((\/[^)]+)\)/g), ([, name = '']) => name)
    const files = [...named, ...ofStyles].filter((name) => /^\/[^#]*\.\w+$/.test(name))
    expect(someOf(files, 'files').filter((name) => !existsSync(`dist${name}`))).toEqual([])
    expect(htmlIn(loaded.filter((element) => /(src|srcset|href)="(https?:)?\/\//.test(element.outerHTML)))).toEqual([])
  })

  test('has a policy that allows no origin but our own and contains the hash of every inline script and style', () => {
    const policy = page.head.firstElementChild?.getAttribute('content') ?? ''
    expect(page.head.firstElementChild?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    const inline = all(page, 'script:not([src], [type="application/ld+json"]), style').map((each) => each.textContent)
    const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')
    expect(inline.filter((code) => !policy.includes(hashOf(code)))).toEqual([])
  })

  test('SPEC 9: a telephone number is not broken at the end of a line', () => {
    expect(styles).toMatch(/\[href\^="tel:"\]\)\{display:inline-block/)
  })
})
