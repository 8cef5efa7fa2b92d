import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SiteFooter } from '../../src/layout/footer/SiteFooter'
import { axeOf } from '../axe'
import { renderPart } from '../render'

describe('the footer', () => {
  test('axe finds nothing wrong with it', async () => {
    const { container } = await renderPart(<SiteFooter />)
    expect(await axeOf(container)).toEqual([])
  })

  test('it is the page’s content information', async () => {
    await renderPart(<SiteFooter />)
    expect(screen.getByRole('contentinfo').textContent).toContain('All rights reserved.')
  })

  test('its links are never marked as current, since the bar’s are', async () => {
    const { container } = await renderPart(<SiteFooter />, '/terms')
    expect(container.querySelectorAll('[aria-current]')).toHaveLength(0)
  })

  test('it has a text with the minimum age for screen readers', async () => {
    await renderPart(<SiteFooter />)
    expect(screen.getByRole('img', { name: 'Over 18s only' })).toBeTruthy()
  })

  test('its help lines are named by country', async () => {
    await renderPart(<SiteFooter />)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['UK,', 'US,'])
  })

  test('its help lines can be called', async () => {
    const { container } = await renderPart(<SiteFooter />)
    expect(
      [...container.querySelectorAll('dd a')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['0808 8020 133', 'tel:+448088020133'],
      ['1-800-GAMBLER', 'tel:+18004262537'],
    ])
  })

  test('its help is a region that its heading names', async () => {
    await renderPart(<SiteFooter />)
    expect(screen.getByRole('region', { name: 'If the fun stops, talk to someone.' })).toBeTruthy()
  })
})
