// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Link } from '../../src/ui/Link'
import { clickLink } from '../clickLink'
import { renderPart } from '../render'

const link = () => screen.getByRole('link')

const toSection = (
  <Link to="/terms" section="liability">
    Liability
  </Link>
)

test('a link to the current page has aria-current, even with a query string; a link to a section of the page does not', async () => {
  await renderPart(
    <>
      <Link to="/terms">Terms</Link>
      <Link to="/">Home</Link>
      {toSection}
    </>,
    '/terms?x=1#age',
  )
  const marks = screen.getAllByRole('link').map((each) => each.getAttribute('aria-current'))
  expect(marks).toEqual(['page', null, null])
})

test('a link to a section has the section’s id as fragment, and the router follows the link', async () => {
  const { router } = await renderPart(toSection, '/privacy')
  expect(link().getAttribute('href')).toBe('/terms#liability')
  expect(await clickLink(link())).toBe(false)
  await waitFor(() => expect(router.state.location.href).toBe('/terms#liability'))
})
