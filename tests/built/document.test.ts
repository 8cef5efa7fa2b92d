import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { stores } from '../../src/content/site'
import { withoutFacts } from '../facts'
import { nonEmpty } from '../nonEmpty'
import { all, builtPaths, documentOf, fileOf, only, parse, textOf } from './documents'

const htmlOf = (elements: readonly Element[]) => elements.map(({ outerHTML }) => outerHTML.slice(0, 200))

/** The policy of every page, with HASHES in place of the hashes of its inline scripts or styles, style attributes included. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' HASHES",
  'style-src HASHES',
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]
const directivesOf = (policy: string) =>
  policy.replaceAll(/'sha256-[^']+'( 'sha256-[^']+')*( 'unsafe-hashes')?/g, 'HASHES').split(';')

// Names, headings, landmarks and references are tested by html-validate, e2e/names and e2e/a11y.
describe.each(builtPaths)('the built page %s', (path) => {
  const page = documentOf(path)
  const found = (selector: string) => [...page.querySelectorAll(selector)]
  const styles = all(page, 'style').map(textOf).join('')

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

  test('has role=none on React’s root element, which listens for clicks, and no focusable text, which screen readers would call clickable', () => {
    // React's container element has `role="none"` for this reason: react/react#20895.
    expect(only(page, '#root').getAttribute('role')).toBe('none')
    // The note in a preview takes focus, so that screen readers announce why a store's button leads there.
    expect(htmlOf(found('[tabindex]:not(nav, section, [id^="preview-"])'))).toEqual([])
  })

  test('gives every image a width and a height, and every srcset its sizes', () => {
    expect(htmlOf(found('img:not([width][height]), [srcset]:not([sizes])'))).toEqual([])
  })

  test('has no controls that need JavaScript', () => {
    const needJavaScript = 'a:not([href]), button:not([popovertarget]), [role="button"], [role="link"], [tabindex="0"]'
    expect(htmlOf(found(needJavaScript))).toEqual([])
  })

  test('has no links to new windows, no autofocus and no embedded content', () => {
    expect(htmlOf(found('[target], [autofocus], video, audio, iframe, object, embed'))).toEqual([])
  })

  test('refers only to popovers and sections that exist, on any page', () => {
    const ids = [
      ...found('[popovertarget]').map((button) => button.getAttribute('popovertarget') ?? ''),
      ...found('a[href^="#"]').map((link) => link.getAttribute('href')?.slice(1) ?? ''),
    ]
    expect(nonEmpty(ids, 'references').filter((id) => !page.getElementById(id))).toEqual([])
    const elsewhere = found('a[href^="/"][href*="#"]').map((link) => link.getAttribute('href')?.split('#') ?? [])
    const isMissing = ([to = '', id = '']: string[]) => !documentOf(to).getElementById(id)
    expect(elsewhere.filter(isMissing).map((parts) => parts.join('#'))).toEqual([])
  })

  test('links to other sites over HTTPS and without a referrer, and from the home page only to the stores', () => {
    const urls: unknown[] = stores.flatMap(({ url }) => url ?? [])
    const others = all(page, 'a').filter((link) => !/^(\/(?!\/)|#|tel:|mailto:)/.test(link.getAttribute('href') ?? ''))
    const isSafe = (link: Element) => link.matches('[href^="https://"][rel=noreferrer]')
    const isAllowed = (link: Element) => isSafe(link) && (path !== '/' || urls.includes(link.getAttribute('href')))
    expect(htmlOf(others.filter((link) => !isAllowed(link)))).toEqual([])
  })

  test('has typographic quotation marks and apostrophes', () => {
    const texts = all(page, 'body :not(script, style)').flatMap(({ childNodes }) => [...childNodes])
    const straight = texts.filter((node) => node.nodeType === 3 && /['"]/.test(withoutFacts(node.nodeValue ?? '')))
    expect(straight.map((node) => node.nodeValue)).toEqual([])
  })

  test('keeps email addresses between the comments that stop Cloudflare from obfuscating them', () => {
    const outside = page.body.innerHTML.replace(/<!--email_off-->.*<!--\/email_off-->/s, '')
    expect(outside).not.toMatch(/@|mailto:/)
  })

  test('refers only to files that exist in dist, and loads nothing from other sites', () => {
    const loaded = all(page, '[src], [srcset], link[href]:not([rel="canonical"])')
    const urls = [...loaded, ...found('a')].flatMap((element) => [
      ...['src', 'href'].map((name) => element.getAttribute(name) ?? ''),
      ...(element.getAttribute('srcset') ?? '').split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
    ])
    const styleUrls = Array.from(styles.matchAll(/url\((\/[^)]+)\)/g), ([, url = '']) => url)
    const files = [...urls, ...styleUrls].filter((url) => /^\/[^#]*\.\w+$/.test(url))
    expect(nonEmpty(files, 'files').filter((file) => !existsSync(`dist${file}`))).toEqual([])
    expect(htmlOf(loaded.filter((element) => /(src|srcset|href)="(https?:)?\/\//.test(element.outerHTML)))).toEqual([])
  })

  test('starts with its complete policy, which allows exactly its inline scripts, styles and style attributes by hash', () => {
    const page = parse(readFileSync(fileOf(path), 'utf8'))
    const meta = page.head.firstElementChild
    expect(meta?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
    const policy = meta?.getAttribute('content') ?? ''
    const attributes = found('[style]').map((element) => element.getAttribute('style') ?? '')
    expect(directivesOf(policy)).toEqual(POLICY)
    const inline = all(page, 'script:not([src], [type="application/ld+json"]), style').map(textContentOf)
    // Emotion adds an empty style element and inserts rules with JavaScript.
    const texts = new Set(['', ...inline, ...attributes])
    const hashes = [...texts].map((code) => createHash('sha256').update(code).digest('base64'))
    expect(Array.from(policy.matchAll(/sha256-([^']+)/g), ([, hash]) => hash).sort()).toEqual(hashes.sort())
  })
})

const textContentOf = ({ textContent }: Element) => textContent ?? ''

test('the _headers file has the same policy, and also forbids framing', () => {
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(readFileSync('dist/_headers', 'utf8')) ?? []
  expect(directivesOf(policy)).toEqual([...POLICY, "frame-ancestors 'none'"])
})
