import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
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
  test('leads from its own page to the top, with focus on the heading', async () => {
    await shown(toPage, '/terms')
    const scroll = vi.spyOn(window, 'scrollTo')
    expect(await press(link())).toBe(false)
    expect(focused()).toBe('heading')
    expect(scroll).toHaveBeenCalledWith({ top: 0 })
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
})

test.each(['Control', 'Meta', 'Shift', 'Alt'])('a link pressed with %s is left to the browser', async (key) => {
  const { router } = await shown(toSection, '/terms')
  expect(await press(link(), `{${key}>}`)).toBe(true)
  expect([focused(), router.state.location.hash]).toEqual(['', ''])
})
