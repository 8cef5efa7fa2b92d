import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Link } from '../../src/ui/Link'
import { press } from '../press'
import { renderPart } from '../render'

const link = () => screen.getByRole('link')
const focused = () => document.activeElement?.id

/** A link to a section of the page at `address`. */
async function shown(address: string) {
  window.history.replaceState(null, '', address)
  const { router } = await renderPart(
    <>
      <Link to="/terms" section="liability">
        Liability
      </Link>
      <section id="liability" tabIndex={-1} />
    </>,
    address,
  )
  return router
}

test('a link to a section moves focus to it, also beside a query string, and is never marked as current', async () => {
  const router = await shown('/terms?from=mail')
  expect([link().getAttribute('href'), link().hasAttribute('aria-current')]).toEqual(['/terms#liability', false])
  expect(await press(link())).toBe(false)
  expect(focused()).toBe('liability')
  await waitFor(() => expect(router.state.location.href).toBe('/terms?from=mail#liability'))
})

test('a link to a section, pressed again at the same address, scrolls there again', async () => {
  await shown('/terms#liability')
  const scroll = vi.spyOn(document.getElementById('liability') as Element, 'scrollIntoView')
  await press(link())
  await press(link())
  expect(scroll).toHaveBeenCalledTimes(2)
})

test.each(['Control', 'Meta', 'Shift', 'Alt'])('a link pressed with %s is left to the browser', async (key) => {
  const router = await shown('/terms')
  expect(await press(link(), `{${key}>}`)).toBe(true)
  expect([focused(), router.state.location.hash]).toEqual(['', ''])
})
