import { beforeAll, describe, expect, test, vi } from 'vitest'
import { listNotes, valueAt } from '../src/content/factNotes'
import { all, only, textOf } from './built/site'
import { everyFact, type Filling, sample, someFacts } from './fillings'
import { someOf } from './list'

/** The site with facts filled at random (fast-check), rendered by the build's own functions. */

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
  const { facts, isUnfilled } = await import('../src/content/facts')
  const { site } = await import('../src/content/site')
  const { canonicalAddress, pagePaths } = await import('../src/content/pages')
  const { listFiles, NOT_FOUND_PATH, renderPage } = await import('../src/prerender')
  const { launchProblems } = await import('../tools/launchProblems')
  /** HTML of each page, by its path, and text of each file beside them, by its name. */
  const texts = new Map(listFiles())
  for (const path of [...someOf(pagePaths, 'pages'), NOT_FOUND_PATH]) {
    const { head, body } = await renderPage(path)
    texts.set(path, `<head>${head}</head><body>${body}</body>`)
  }
  const world = { today: new Date('2100-01-01'), read: (file: string) => Buffer.from(file) }
  return {
    site,
    addresses: pagePaths.map((path) => [path, canonicalAddress(path)] as const),
    texts,
    page: (path: string) => new DOMParser().parseFromString(texts.get(path) ?? '', 'text/html'),
    unfilled: listNotes().flatMap(([path]) => {
      const fact = valueAt(path, facts)
      return isUnfilled(fact) ? [{ path, placeholder: fact.placeholder }] : []
    }),
    filled: listNotes().flatMap(([path]) => [valueAt(path, facts)].filter((fact) => typeof fact === 'string')),
    launchProblems: launchProblems(facts, { ...site, securityExpires: '2101-01-01' }, world),
  }
}
type Rendered = Awaited<ReturnType<typeof render>>

/** Facts that no page shows: dates of reviews. */
const KEPT = /^(legalReview|textsDated|helplinesCalled|confirmed)\b/
/** A value as written in HTML, JSON and plain text. */
const forms = (value: unknown) => {
  const html = `${value}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return [`${value}`, html.replaceAll('"', '&quot;').replaceAll("'", '&#x27;'), JSON.stringify(`${value}`).slice(1, -1)]
}

const fillings = [...sample(someFacts, 4), ...sample(everyFact, 1)]
describe.each(fillings.map((filling) => ({ filling, count: Object.keys(filling).length })))(
  'the site with $count of its facts filled',
  ({ filling }) => {
    let view: Rendered
    let whole: string
    const stands = (value: unknown) => forms(value).some((form) => whole.includes(form))
    beforeAll(async () => {
      view = await render(filling)
      whole = [...view.texts.values()].join('\n')
    })

    test('it lacks the others for its launch, and nothing else', () => {
      const missing = view.unfilled.map(({ path }) => path)
      expect(view.launchProblems.map(({ path }) => path)).toEqual(missing.map((path) => `facts.${path}`))
      expect(missing.filter((path) => path in filling)).toEqual([])
      expect(whole.includes('apple-itunes-app')).toBe(!missing.includes('stores.apple.id'))
    })

    test('it shows a placeholder only while the fact is unfilled', async () => {
      const { facts, Unfilled } = await vi.importActual<typeof import('../src/content/facts')>('../src/content/facts')
      const standIns = listNotes().flatMap(([path]) => {
        const fact = valueAt(path, facts)
        return fact instanceof Unfilled ? [fact.placeholder] : []
      })
      const allowed = [...view.unfilled.map(({ placeholder }) => placeholder), ...view.filled].join('\n')
      const gone = new Set(standIns.filter((standIn) => !allowed.includes(standIn)))
      expect([...gone].filter(stands)).toEqual([])
    })

    test('it shows nothing of the code that it is made by', () => {
      const code = /\bundefined\b|\bNaN\b|\[object |\[to be settled\]/
      expect([...view.texts.values()].filter((text) => code.test(text))).toEqual([])
    })
  },
)

describe.each(sample(everyFact, 2).map((filling) => ({ name: filling.name, filling })))(
  'the site of $name, with every fact filled',
  ({ filling }) => {
    let view: Rendered
    beforeAll(async () => {
      view = await render(filling)
    })
    test('every fact is on it', () => {
      const whole = [...view.texts.values()].join('\n')
      const shown = Object.entries(filling).filter(([path, value]) => typeof value !== 'object' && !KEPT.test(path))
      const absent = shown.filter(([, value]) => !forms(value).some((form) => whole.includes(form)))
      expect(absent.map(([path]) => path)).toEqual([])
    })

    test('each figure of the home page has its own evidence', () => {
      const text = textOf(view.page('/').body)
      const evidence = Object.entries(view.site.figures).map(
        ([name, { value, label }]) => `${value} ${label}: ${filling[`evidence.${name}`]}`,
      )
      const absent = evidence.filter((sentence) => !text.includes(sentence.replaceAll(/\s+/g, ' ')))
      expect(absent).toEqual([])
    })

    const stores = ['apple', 'google']
    const storeAddresses = stores.map((store) => filling[`stores.${store}.address`])

    test.each(stores)('the button of %s leads to the store and sends no referrer', (store) => {
      const buttons = all(view.page('/'), '.download-stores a')
      const link = buttons.find((button) => button.getAttribute('href') === filling[`stores.${store}.address`])
      if (!link) throw new Error('No button leads to the store.')
      expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noreferrer', null])
      const badge = only(link, 'img')
      expect(badge.getAttribute('alt')).toMatch(/App Store|Google Play/)
      const { file, width, height } = filling[`stores.${store}.badge`] as Record<string, string | number>
      const attributes = ['src', 'width', 'height'].map((name) => badge.getAttribute(name))
      expect(attributes).toEqual([`/${file}`, `${width}`, `${height}`])
    })

    test('every page has its address on the domain, also in the sitemap, and lets Safari offer the app', () => {
      for (const [path, address] of view.addresses) {
        const page = view.page(path)
        expect(address).toBe(`https://${filling.domain}${path}`)
        expect(only(page, 'link[rel="canonical"]').getAttribute('href')).toBe(address)
        expect(view.texts.get('sitemap.xml')).toContain(`<loc>${address}</loc>`)
        const banner = only(page, 'meta[name="apple-itunes-app"]')
        expect(banner.getAttribute('content')).toBe(`app-id=${filling['stores.apple.id']}`)
      }
      expect(view.texts.get('robots.txt')).toContain(`Sitemap: https://${filling.domain}/sitemap.xml`)
    })

    test('the manifest and the structured data name the app in both stores, and the company', () => {
      const { related_applications } = JSON.parse(view.texts.get('manifest.webmanifest') ?? '')
      const ids = stores.map((store) => filling[`stores.${store}.id`])
      expect(related_applications).toEqual([
        { platform: 'itunes', url: storeAddresses[0], id: ids[0] },
        { platform: 'play', url: storeAddresses[1], id: ids[1] },
      ])
      const data = JSON.parse(only(view.page('/'), 'script[type="application/ld+json"]').textContent)
      expect(data['@graph']).toMatchObject([
        { legalName: filling['operator.name'], address: filling['operator.address'] },
        { installUrl: storeAddresses },
      ])
    })
  },
)
