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

test('a link to the current page is marked, beside a query string too; one to another section of it is not', async () => {
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

test('a link to a section names it in its address, and the router follows it', async () => {
  const { router } = await renderPart(toSection, '/privacy')
  expect(link().getAttribute('href')).toBe('/terms#liability')
  expect(await clickLink(link())).toBe(false)
  await waitFor(() => expect(router.state.location.href).toBe('/terms#liability'))
})
