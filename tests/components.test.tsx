// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { ContentsList } from '../src/article/ContentsList'
import { terms } from '../src/content/terms'
import { Download } from '../src/home/download/Download'
import { Features } from '../src/home/features/Features'
import { Hero } from '../src/home/hero/Hero'
import { Science } from '../src/home/science/Science'
import { SiteFooter } from '../src/layout/footer/SiteFooter'
import { SiteHeader } from '../src/layout/header/SiteHeader'
import { NotFound } from '../src/layout/notFound/NotFound'
import { renderPart } from './render'

/** The violations that axe finds in the page. jsdom has no layout, so contrast is tested in a browser (e2e/a11y). */
async function violations(): Promise<string[]> {
  const { violations, passes } = await axe(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(passes.length, 'rules that axe applied').toBeGreaterThan(0)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}

test.for<[string, ReactElement]>([
  ['the hero', <Hero key="hero" />],
  ['the science section', <Science key="science" />],
  ['the features', <Features key="features" />],
  ['the download section', <Download key="download" />],
  ['the footer', <SiteFooter key="footer" />],
  ['the not-found page', <NotFound key="not-found" />],
  ['a contents list', <ContentsList key="contents" sections={terms.sections} />],
])('%s has no axe violations', async ([, component]) => {
  await renderPart(component)
  expect(await violations()).toEqual([])
})

test('the header has no axe violations, with the menu closed and open', async () => {
  await renderPart(<SiteHeader />)
  expect(await violations()).toEqual([])
  const button = screen.getByRole('button', { name: 'Menu' })
  // Until the drawer has loaded, the button opens a popover and has no aria-expanded.
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  await userEvent.click(button)
  await screen.findByRole('dialog')
  expect(await violations()).toEqual([])
})
