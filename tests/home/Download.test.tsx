import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unfilled } from '../../src/content/facts'
import { site } from '../../src/content/site'
import { Download } from '../../src/home/download/Download'
import { all, textOf } from '../built/site'
import { put } from '../put'
import { renderPart } from '../render'

test('a store’s own badge replaces ours, and the QR code still leads to this site', async () => {
  put(site.stores.apple, { badge: { file: 'a.svg', width: 9, height: 3 }, address: 'https://apps.apple.com/app/id1' })
  put(site.stores.google, { badge: unfilled() })
  const { container } = await renderPart(<Download />)
  const badge = screen.getByRole('img', { name: 'Download on the App Store' })
  expect(all(container, '.download-stores img')).toEqual([badge])
  expect(screen.getByRole('img', { name: 'QR code' }).parentElement?.textContent).toMatch(/\/#download$/)
})

test.each([
  [false, ['App Store', 'Google Play']],
  [true, ['Google Play', 'App Store']],
])('where the loader found an Android phone (%s) the stores stand as %o', async (android, names) => {
  document.documentElement.toggleAttribute('data-android', android)
  const { container } = await renderPart(<Download />)
  document.documentElement.removeAttribute('data-android')
  // A badge says it in its alternative text.
  const said = all(container, '.download-stores a').map((link) => `${textOf(link)} ${link.querySelector('img')?.alt}`)
  expect(said.map((text) => names.find((name) => text.includes(name)))).toEqual(names)
})
