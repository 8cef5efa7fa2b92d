import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { canonicalAddress, notFound, pagePaths, pages } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { moveFocusOnNavigation } from '../../src/layout/moveFocusOnNavigation'
import { pageTitle } from '../../src/layout/PageHead'
import { axeOfPage } from '../axe'
import { only } from '../built/site'
import { someOf } from '../list'
import { renderApp } from '../render'

const addresses = [...someOf(pagePaths, 'pages'), '/nowhere']

describe('whole pages', () => {
  test.each(addresses)('axe finds nothing wrong with the page at %s', async (address) => {
    const { container } = await renderApp(address)
    expect(await axeOfPage(container)).toEqual([])
  })

  test.each(addresses)('the navigations of the page at %s have different names', async (address) => {
    await renderApp(address)
    const names = [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'))
    expect(names.length).toBeGreaterThanOrEqual(2)
    expect(new Set(names).size).toBe(names.length)
    expect(names).not.toContain(null)
  })
})

test.each(addresses)('only links and controls are tab stops on the page at %s', async (address) => {
  const { container } = await renderApp(address)
  const set = [...container.querySelectorAll('[tabindex]')].map((element) => element.getAttribute('tabindex'))
  expect(set.filter((value) => value !== '-1')).toEqual([])
})

describe('the head', () => {
  test('the home page’s title begins with the product’s name', () => {
    expect(pageTitle('/')).toMatch(new RegExp(`^${site.name}: `))
  })

  test('every other title ends with the product’s name', () => {
    expect([pageTitle('/terms'), pageTitle('/privacy')]).toEqual([
      `Terms of Service: ${site.name}`,
      `Privacy Policy: ${site.name}`,
    ])
  })

  test('the title follows the page', async () => {
    const { router } = await renderApp('/terms')
    expect(document.title).toBe(`Terms of Service: ${site.name}`)
    await act(() => router.navigate({ to: '/privacy' }))
    expect(document.title).toBe(`Privacy Policy: ${site.name}`)
    expect(document.querySelectorAll('title')).toHaveLength(1)
  })
})

describe('what the head says of a page', () => {
  const content = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

  test.each(someOf(pagePaths, 'pages'))('%s has its description and its canonical URL', async (path) => {
    await renderApp(path)
    expect(content('description')).toBe(pages[path].description)
    expect(only(document, 'link[rel="canonical"]').getAttribute('href')).toBe(canonicalAddress(path))
    expect(content('robots')).toBeUndefined()
  })

  test('the not-found page has a description and is not indexed', async () => {
    await renderApp('/nowhere')
    expect([content('description'), content('robots')]).toEqual([notFound.description, 'noindex'])
    expect(document.querySelector('link[rel="canonical"]')).toBeNull()
  })
})

describe('focus after client navigation', () => {
  async function followed(address: string) {
    const view = await renderApp(address)
    const stop = moveFocusOnNavigation(view.router)
    return { ...view, stop }
  }

  test('it goes to the new page’s heading', async () => {
    const { router, stop } = await followed('/terms')
    await act(() => router.navigate({ to: '/privacy' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Privacy Policy'))
    stop()
  })

  test('it goes to the section that the address names', async () => {
    const { router, stop } = await followed('/terms')
    await act(() => router.navigate({ to: '/privacy', hash: 'cookies' }))
    await waitFor(() => expect(document.activeElement).toBe(only(document, '#cookies h2')))
    stop()
  })

  test('it goes to the heading if the named section is missing', async () => {
    const { router, stop } = await followed('/terms')
    await act(() => router.navigate({ to: '/privacy', hash: 'nope' }))
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    stop()
  })

  test('it stays where it is on the first page', async () => {
    const { stop } = await followed('/terms')
    expect(document.activeElement).toBe(document.body)
    stop()
  })

  test('it stays where it is when only the section in the address changes', async () => {
    const { router, stop } = await followed('/terms')
    await act(() => router.navigate({ to: '/terms', hash: 'age' }))
    await waitFor(() => expect(router.state.location.hash).toBe('age'))
    expect(document.activeElement).toBe(document.body)
    stop()
  })

  test('it stays where it is after the function is stopped', async () => {
    const { router, stop } = await followed('/terms')
    stop()
    await act(() => router.navigate({ to: '/privacy' }))
    await waitFor(() => expect(document.title).toContain('Privacy'))
    expect(document.activeElement).toBe(document.body)
  })

  test('it goes to the heading of the not-found page', async () => {
    const { router, stop } = await followed('/terms')
    await act(() => router.navigate({ href: '/nowhere' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Non-runner.'))
    stop()
  })
})

describe('not found', () => {
  test('an address without a page gets the not-found page', async () => {
    await renderApp('/nowhere')
    expect(document.title).toBe(`Not found: ${site.name}`)
    const home = only(document, 'main a')
    expect([home.textContent, home.getAttribute('href')]).toEqual(['Back to Home', '/'])
  })

  test('its part of the page is named by its heading', async () => {
    await renderApp('/nowhere')
    expect(screen.getByRole('region', { name: 'Non-runner.' })).toBeTruthy()
  })

  test.each(['/Terms', '/terms/more', '/PRIVACY', '/index.html'])('%s is no page', async (address) => {
    await renderApp(address)
    expect(only(document, 'h1').textContent).toBe('Non-runner.')
  })
})
