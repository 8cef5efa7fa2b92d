// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageList } from '../../src/layout/PageList'
import { Link } from '../../src/ui/Link'
import { clickLink } from '../clickLink'
import { renderPart } from '../render'

const link = () => screen.getByRole('link')

const toSection = (
  <Link to="/terms" section="liability">
    Liability
  </Link>
)

test('in a list of pages, the link to the current page has aria-current, whatever the query string and section', async () => {
  await renderPart(<PageList paths={['/', '/terms']} link={{}} />, '/terms?x=1#age')
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('aria-current'))).toEqual([null, 'page'])
})

test('a link to a section has the section’s id as fragment, and the router follows the link', async () => {
  const { router } = await renderPart(toSection, '/privacy')
  expect(link().getAttribute('href')).toBe('/terms#liability')
  expect(await clickLink(link())).toBe(false)
  await waitFor(() => expect(router.state.location.href).toBe('/terms#liability'))
})
