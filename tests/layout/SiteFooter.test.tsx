import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '../../src/content/site'
import { SiteFooter } from '../../src/layout/footer/SiteFooter'
import { all } from '../built/site'
import { renderPart } from '../render'

test('the footer’s links are never marked as current, since the bar’s are', async () => {
  const { container } = await renderPart(<SiteFooter />, '/terms')
  expect(container.querySelectorAll('[aria-current]')).toHaveLength(0)
})

const helplines = Object.values(site.helplines)

test('its help is a region with the minimum age for screen readers and help lines, named by country', async () => {
  await renderPart(<SiteFooter />)
  const help = screen.getByRole('region', { name: 'If the fun stops, talk to someone.' })
  expect(screen.getByRole('img', { name: `Over ${site.minimumAge}s only` }).closest('section')).toBe(help)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent?.split(',')[0])).toEqual(
    helplines.map(({ country }) => country),
  )
  expect(all(help, 'dd a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    helplines.map(({ number, tel }) => [number, `tel:${tel}`]),
  )
})
