import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { Button } from '../../src/ui/Button'
import { Link } from '../../src/ui/Link'
import { press } from '../press'
import { renderPart } from '../render'

const link = () => screen.getByRole('link')
const focused = () => document.activeElement?.id

/** A link on the page at `address`, above a heading and a section. */
async function shown(part: ReactNode, address: string) {
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

describe('a link to a page', () => {
  test.each([
    ['/terms', '/terms?x=1#age', true, 'page'],
    ['/terms', '/terms', false, null],
    ['/', '/terms', true, null],
  ] as const)('to %s at %s, asked to mark its page: %s, has aria-current %s', async (to, address, marked, current) => {
    const part = (
      <Link to={to} marked={marked}>
        Page
      </Link>
    )
    await shown(part, address)
    expect(link().getAttribute('aria-current')).toBe(current)
  })
})

describe('a link to a section', () => {
  test('moves focus to it, also beside a query string, and is never marked as current', async () => {
    const { isAt } = await shown(toSection, '/terms?from=mail')
    expect([link().getAttribute('href'), link().hasAttribute('aria-current')]).toEqual(['/terms#liability', false])
    expect(await press(link())).toBe(false)
    expect(focused()).toBe('liability')
    await isAt('/terms?from=mail#liability')
  })

  test('leads there from another page at once, without smooth scrolling', async () => {
    const { router, isAt } = await shown(toSection, '/privacy')
    await press(link())
    await isAt('/terms#liability')
    expect(router.state.location.state.__hashScrollIntoViewOptions).toEqual({ behavior: 'instant' })
  })
})

test.each(['Control', 'Meta', 'Shift', 'Alt'])('a link pressed with %s is left to the browser', async (key) => {
  const { router } = await shown(toSection, '/terms')
  expect(await press(link(), `{${key}>}`)).toBe(true)
  expect([focused(), router.state.location.hash]).toEqual(['', ''])
})

test('a button-like link is a link', async () => {
  const part = (
    <Button to="/" section="download" variant="solid">
      Download Now
    </Button>
  )
  await shown(part, '/')
  const attributes = ['class', 'href', 'type'].map((name) => link().getAttribute(name))
  expect([link().tagName, ...attributes]).toEqual(['A', 'button button--solid', '/#download', null])
})
