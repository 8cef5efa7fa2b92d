import { beforeAll, describe, expect, test, vi } from 'vitest'
import { listNotes, valueAt } from '../src/content/factNotes'
import { all, only, textOf } from './built/site'
import { everyFact, type Filling, halfOfThem } from './fillings'
import { someOf } from './list'

/** The site with facts filled in, rendered by the build's own functions. */

const now: { filling: Filling } = vi.hoisted(() => ({ filling: {} }))
vi.mock('../src/content/facts', async (original) => {
  const { filledWith } = await import('./fillings')
  const real = await original<typeof import('../src/content/facts')>()
  // `resetModules` keeps mocked modules, so the mock reads the facts each time.
  const facts = new Proxy(real.facts, { get: (_, key) => Reflect.get(filledWith(now.filling, real.facts), key) })
  return { ...real, facts }
})

/** Renders the site with some facts filled, after reloading every module that reads facts. */
async function render(filling: Filling) {
  vi.resetModules()
  now.filling = filling
  const { site } = await import('../src/content/site')
  const { canonicalAddress, pagePaths } = await import('../src/content/pages')
  const { listFiles, NOT_FOUND_PATH, renderPage } = await import('../src/build/prerender')
  /** HTML of each page, by its path, and text of each file beside them, by its name. */
  const texts = new Map(listFiles(false))
  for (const path of [...someOf(pagePaths, 'pages'), NOT_FOUND_PATH]) {
    const { head, body } = await renderPage(path)
    texts.set(path, `<head>${head}</head><body>${body}</body>`)
  }
  return {
    site,
    addresses: pagePaths.map((path) => [path, canonicalAddress(path)] as const),
    texts,
    whole: [...texts.values()].join('\n'),
    page: (path: string) => new DOMParser().parseFromString(texts.get(path) ?? '', 'text/html'),
  }
}
let view: Awaited<ReturnType<typeof render>>

/** Whether a value is on the site as it is written in HTML, JSON or plain text. */
const isShown = (value: unknown) => {
  const html = `${value}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const forms = [html.replaceAll('"', '&quot;').replaceAll("'", '&#x27;'), JSON.stringify(`${value}`).slice(1, -1)]
  return [`${value}`, ...forms].some((form) => view.whole.includes(form))
}

/** Texts on the site that should not be: placeholders of filled facts, and traces of the code. */
async function leftovers(filling: Filling): Promise<string[]> {
  const { facts, Unfilled } = await vi.importActual<typeof import('../src/content/facts')>('../src/content/facts')
  const placeholders = listNotes().flatMap(([path]) => {
    const fact = valueAt(path, facts)
    return fact instanceof Unfilled ? [{ filled: path in filling, text: fact.placeholder }] : []
  })
  const wanted = placeholders.filter(({ filled }) => !filled).map(({ text }) => text)
  const gone = placeholders.filter(({ filled, text }) => filled && !wanted.includes(text)).map(({ text }) => text)
  return [...gone.filter(isShown), ...(view.whole.match(/\bundefined\b|\bNaN\b|\[object |\[to be settled\]/g) ?? [])]
}

test('the site with half of its facts filled shows a placeholder only while its fact is unfilled', async () => {
  view = await render(halfOfThem)
  expect(await leftovers(halfOfThem)).toEqual([])
})

describe('the site with every fact filled', () => {
  beforeAll(async () => {
    view = await render(everyFact)
  })

  const stores = ['apple', 'google']

  test('every fact is on it, but for the dates of reviews, and no placeholder', async () => {
    expect(await leftovers(everyFact)).toEqual([])
    const shown = Object.entries(everyFact).filter(
      ([path, value]) => typeof value !== 'object' && !/^(textsDated|helplinesCalled)\b/.test(path),
    )
    expect(shown.filter(([, value]) => !isShown(value)).map(([path]) => path)).toEqual([])
  })

  test('each figure of the home page has its own evidence', () => {
    const text = textOf(view.page('/').body)
    const evidence = Object.entries(view.site.figures).map(
      ([name, { value, label, evidence }]) => `${value} ${label}: ${everyFact[`evidence.${name}`] ?? evidence}`,
    )
    expect(evidence.filter((sentence) => !text.includes(sentence))).toEqual([])
  })

  test.each(stores)('the button of %s leads to the store, sends no referrer and has the store’s badge', (store) => {
    const buttons = all(view.page('/'), '#download ul a')
    const link = buttons.find((button) => button.getAttribute('href') === everyFact[`stores.${store}.address`])
    if (!link) throw new Error('No button leads to the store.')
    expect(link.getAttribute('rel')).toBe('noreferrer')
    const badge = only(link, 'img')
    expect(badge.getAttribute('alt')).toMatch(/App Store|Google Play/)
    const { file, width, height } = everyFact[`stores.${store}.badge`] as Record<string, string | number>
    const attributes = ['src', 'width', 'height'].map((name) => badge.getAttribute(name))
    expect(attributes).toEqual([`/${file}`, `${width}`, `${height}`])
  })

  test('every page has its address on the domain, also in the sitemap, and lets Safari offer the app', () => {
    for (const [path, address] of view.addresses) {
      const page = view.page(path)
      expect(address).toBe(`https://${everyFact.domain}${path}`)
      expect(view.texts.get('sitemap.xml')).toContain(`<loc>${address}</loc>`)
      const banner = only(page, 'meta[name="apple-itunes-app"]')
      expect(banner.getAttribute('content')).toBe(`app-id=${everyFact['stores.apple.id']}`)
    }
    expect(view.texts.get('robots.txt')).toContain(`Sitemap: https://${everyFact.domain}/sitemap.xml`)
  })
})
