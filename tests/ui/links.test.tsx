// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Link } from '../../src/ui/Link'
import { clickLink } from '../clickLink'
import { renderPart } from '../render'

const link = () => screen.getByRole('link')
const focused = () => document.activeElement?.id

/** Renders a link on the page at `address`, above a heading and a section. */
async function renderAbovePage(part: ReactNode, address: string) {
  window.history.replaceState(null, '', address)
  const { router } = await renderPart(
    <>
      {part}
      <main id="main">
        <h1 id="heading">Heading</h1>
        <section id="liability" tabIndex={-1} />
      </main>
    </>,
    address,
  )
  return { router, isAt: (href: string) => waitFor(() => expect(router.state.location.href).toBe(href)) }
}

const toSection = (
  <Link to="/terms" section="liability">
    Liability
  </Link>
)

test('a link to a section of its page moves focus to it and keeps the query string', async () => {
  const { isAt } = await renderAbovePage(toSection, '/terms?from=mail')
  expect(link().getAttribute('href')).toBe('/terms#liability')
  expect(await clickLink(link())).toBe(false)
  expect(focused()).toBe('liability')
  await isAt('/terms?from=mail#liability')
})

test('a link to a section of another page does not scroll smoothly', async () => {
  const { router, isAt } = await renderAbovePage(toSection, '/privacy')
  await clickLink(link())
  await isAt('/terms#liability')
  expect(router.state.location.state.__hashScrollIntoViewOptions).toEqual({ behavior: 'instant' })
})

test.each(['Control', 'Meta', 'Shift', 'Alt'])('a link clicked with %s is left to the browser', async (key) => {
  const { router } = await renderAbovePage(toSection, '/terms')
  expect(await clickLink(link(), `{${key}>}`)).toBe(true)
  expect([focused(), router.state.location.hash]).toEqual(['', ''])
})
