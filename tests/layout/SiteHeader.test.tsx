import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '../../src/content/site'
import { SiteHeader } from '../../src/layout/header/SiteHeader'
import { renderPart } from '../render'

test('the brand leads to the home page, and its name says so', async () => {
  await renderPart(<SiteHeader />, '/terms')
  expect(screen.getByRole('link', { name: `${site.name}, home` }).getAttribute('href')).toBe('/')
})
