import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pagePaths } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { someOf } from '../list'
import { all, builtPaths, documentOf, only, textOf } from './site'

/** Compares what the pages say in different places with each other, not with the code that writes them. */

type Thing = Record<string, unknown> & { '@type': string }
function dataOf(path: string): Thing[] {
  const data = JSON.parse(only(documentOf(path), 'script[type="application/ld+json"]').textContent ?? '')
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}
const home = documentOf('/')
const thing = (type: string) => dataOf('/').find((each) => each['@type'] === type) as Thing
const meta = (page: Document, name: string) =>
  only(page, `meta[property="${name}"], meta[name="${name}"]`).getAttribute('content') ?? ''

describe('the structured data says what the pages say', () => {
  test('the address to write to is one that a legal page names', () => {
    const { email } = thing('Organization').contactPoint as { email: string }
    const named = all(documentOf('/terms'), 'main a[href^="mailto:"]').map((link) => textOf(link))
    expect(named).toContain(email)
  })

  test('the systems are those of the home page, the age that of the footer', () => {
    const { operatingSystem, audience } = thing('MobileApplication')
    for (const system of String(operatingSystem).split(', ')) expect(textOf(only(home, 'main'))).toContain(system)
    expect(textOf(only(home, 'footer'))).toContain(`${(audience as { requiredMinAge: number }).requiredMinAge}+`)
  })

  test('names and addresses are those of the head', () => {
    const [organization, app] = [thing('Organization'), thing('MobileApplication')]
    expect([organization.name, app.name]).toEqual([meta(home, 'og:site_name'), meta(home, 'og:site_name')])
    expect([organization.url, app.url]).toEqual([meta(home, 'og:url'), meta(home, 'og:url')])
    expect([app.description, app.image]).toEqual([meta(home, 'description'), meta(home, 'og:image')])
  })

  test.each(someOf(pagePaths, 'pages').filter((path) => path !== '/'))('the trail to %s ends on it', (path) => {
    const page = documentOf(path)
    const trail = dataOf(path).find((each) => each['@type'] === 'BreadcrumbList') as Thing
    const items = trail.itemListElement as { position: number; name: string; item: string }[]
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    expect(items[0]?.item).toBe(only(home, 'link[rel=canonical]').getAttribute('href'))
    const last = items.at(-1)
    expect([last?.item, last?.name]).toEqual([
      only(page, 'link[rel=canonical]').getAttribute('href'),
      textOf(page.querySelector('a[aria-current=page]')),
    ])
  })
})

test.each(builtPaths)('the addresses in the head of %s on this site lead to existing files', (path) => {
  const { head } = documentOf(path)
  const said = [...head.querySelectorAll('[href], [content], [src]')].flatMap((element) =>
    ['href', 'content', 'src'].map((name) => element.getAttribute(name) ?? ''),
  )
  const data = [...(head.textContent ?? '').matchAll(/"(https:[^"]+)"/g)].map(([, address = '']) => address)
  const ours = [...said, ...data]
    .filter((address) => address.startsWith('/') || address.startsWith(`${site.origin}${site.base}`))
    .map((address) => new URL(address, site.origin).pathname.slice(site.base.length - 1))
  const exists = (address: string) =>
    ['', '.html', 'index.html'].some((ending) => existsSync(`dist${address}${ending}`))
  expect(someOf(new Set(ours), 'addresses').filter((address) => !exists(address))).toEqual([])
})

/**
 * Running text of a legal page: a line for each block, with the language of words in another language, the addresses of
 * links, and the filled facts.
 */
function linesOf(page: Document): string {
  const main = only(page, 'main').cloneNode(true) as Element
  for (const aside of main.querySelectorAll('nav, style, script')) aside.remove()
  for (const marked of main.querySelectorAll('[lang]')) marked.prepend(`[${marked.getAttribute('lang')}] `)
  for (const link of main.querySelectorAll('p a, li a, dd a, td a')) link.append(` (${link.getAttribute('href')})`)
  const blocks = [...main.querySelectorAll('h1, h2, h3, p, li, dt, dd, th, td, caption')].filter(
    (block) => !block.querySelector('p, li, dt, dd, td'),
  )
  const lines = blocks.map((block) => {
    const outer = block.parentElement?.closest('[lang]')?.getAttribute('lang')
    return outer ? `[${outer}] ${textOf(block)}` : textOf(block)
  })
  return `${lines.join('\n')}\n`
}

test.each(someOf(pagePaths, 'pages').filter((path) => path !== '/'))(
  'every sentence of %s is the one that was read last',
  async (path) => {
    // `npm run baselines` writes the file again: in review a changed sentence is a changed line.
    await expect(linesOf(documentOf(path))).toMatchFileSnapshot(`texts${path}.txt`)
  },
)

/** What the build writes into a head: other tests read it. */
const WRITTEN = 'style, script, meta[http-equiv="Content-Security-Policy"]'

/** What a head says: an element a line, file names without their hash, of what is written by the build the name alone. */
function headOf({ head }: Document): string {
  const lines = [...head.children].map((element) => {
    if (element.matches('[type="application/ld+json"]')) return JSON.stringify(JSON.parse(textOf(element)), null, 2)
    if (element.matches(WRITTEN)) return `<${element.localName}>`
    const attributes = [...element.attributes].map(
      ({ name, value }) => ` ${name}="${value.replace(/-[\w-]{6}(?=\.\w+$)/, '')}"`,
    )
    return `<${element.localName}${attributes.join('')}>${textOf(element)}`
  })
  return `${lines.join('\n')}\n`
}

test.each(builtPaths)('the head of %s says what it said when it was read last', async (path) => {
  await expect(headOf(documentOf(path))).toMatchFileSnapshot(`heads${path === '/' ? '/home' : path}.txt`)
})

/** Styles without the blocks of `@supports`. */
function withoutSupports(css: string): string {
  const start = css.indexOf('@supports')
  if (start < 0) return css
  let end = css.indexOf('{', start) + 1
  for (let depth = 1; depth > 0; end++) {
    if (end >= css.length) throw new Error('A block of @supports is not closed.')
    if (css[end] === '{') depth++
    if (css[end] === '}') depth--
  }
  return css.slice(0, start) + withoutSupports(css.slice(end))
}

describe('the built styles', () => {
  const inlined = builtPaths.flatMap((path) => all(documentOf(path), 'style').map((style) => style.textContent ?? ''))
  const files = readdirSync('dist/assets').filter((name) => name.endsWith('.css'))
  const css = [...inlined, ...files.map((name) => readFileSync(`dist/assets/${name}`, 'utf8'))].join('\n')
  const everywhere = withoutSupports(css)

  test('browsers without popovers show the links of the menu', () => {
    expect(css).toMatch(/@supports not selector\(:popover-open\)\s*\{/)
  })

  test.each(['animation-timeline', '::details-content'])('%s is used only where browsers have it', (feature) => {
    expect(css).toContain(feature)
    expect(everywhere).not.toContain(feature)
  })

  test('nothing is as high as 100vh, which on iPhones is higher than the window', () => {
    expect(css.match(/[;{](min-)?height:100vh/g)).toBeNull()
  })

  test('phones keep the size of text in landscape, and text is shown while the font loads', () => {
    expect(css).toMatch(/[;{]-webkit-text-size-adjust:100%/)
    expect(css).toMatch(/[;{]text-size-adjust:100%/)
    expect(css).toMatch(/font-display:swap/)
  })
})
