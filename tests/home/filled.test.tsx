import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { unfilled } from '../../src/content/facts'
import { Download } from '../../src/home/download/Download'
import { renderPart } from '../render'

/** The site with all facts filled. */
vi.mock('../../src/content/site', async (original) => {
  const real = await original<typeof import('../../src/content/site')>()
  const { apple, google } = real.site.stores
  return {
    ...real,
    site: {
      ...real.site,
      stores: {
        apple: { ...apple, address: 'https://apps.apple.com/app/id1', badge: { file: 'a.svg', width: 9, height: 3 } },
        google: {
          ...google,
          address: 'https://play.google.com/store/apps/details?id=x',
          badge: unfilled(),
        },
      },
    },
  }
})

test('once a store’s address is known its button leads there', async () => {
  await renderPart(<Download />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://apps.apple.com/app/id1',
    'https://play.google.com/store/apps/details?id=x',
  ])
})

test('the QR code still leads to this site, whose section has both stores', async () => {
  await renderPart(<Download />)
  expect(screen.getByRole('img', { name: 'QR code' }).parentElement?.textContent).toMatch(/\/#download$/)
})

test('a store’s own badge replaces ours', async () => {
  await renderPart(<Download />)
  const badge = screen.getByRole('img', { name: /App Store/ })
  const shown = ['src', 'width', 'height', 'loading', 'alt'].map((name) => badge.getAttribute(name))
  expect(shown).toEqual(['/a.svg', '9', '3', 'lazy', 'Download on the App Store'])
  expect(screen.getByRole('link', { name: 'Get it on Google Play' }).querySelector('img')).toBeNull()
})
