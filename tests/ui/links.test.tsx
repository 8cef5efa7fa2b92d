import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { SkipLink } from '../../src/layout/header/SkipLink'
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

const toPage = <Link to="/terms">Terms</Link>
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

  test('leads from its own page to the top, with focus on the heading', async () => {
    await shown(toPage, '/terms')
    const scroll = vi.spyOn(window, 'scrollTo')
    expect(await press(link())).toBe(false)
    expect(focused()).toBe('heading')
    expect(scroll).toHaveBeenCalledWith({ top: 0 })
  })

  test('leads from another page to its page', async () => {
    const { isAt } = await shown(toPage, '/privacy')
    await press(link())
    await isAt('/terms')
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

  test('pressed again at the same address scrolls there again', async () => {
    await shown(toSection, '/terms#liability')
    const scroll = vi.spyOn(document.getElementById('liability') as Element, 'scrollIntoView')
    await press(link())
    await press(link())
    expect(scroll).toHaveBeenCalledTimes(2)
  })

  test('leads there from another page at once, without smooth scrolling', async () => {
    const { router, isAt } = await shown(toSection, '/privacy')
    await press(link())
    await isAt('/terms#liability')
    expect(router.state.location.state.__hashScrollIntoViewOptions).toEqual({ behavior: 'instant' })
  })
})

test('the skip link scrolls to the content and moves focus to its heading, without changing the address', async () => {
  const { router } = await shown(<SkipLink />, '/terms')
  const scroll = vi.spyOn(screen.getByRole('main'), 'scrollIntoView')
  expect(await press(link())).toBe(false)
  expect([scroll.mock.calls.length, focused(), router.state.location.href]).toEqual([1, 'heading', '/terms'])
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
