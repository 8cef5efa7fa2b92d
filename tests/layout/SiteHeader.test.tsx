import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '../../src/content/site'
import { SiteHeader } from '../../src/layout/header/SiteHeader'
import { renderPart } from '../render'

test('the brand leads to the home page, and its name says so', async () => {
  await renderPart(<SiteHeader />, '/terms')
  expect(screen.getByRole('link', { name: `${site.name}, home` }).getAttribute('href')).toBe('/')
})

test.each([
  ['/', ['Home']],
  ['/terms', ['Terms']],
  ['/terms?x=1', ['Terms']],
  ['/privacy', ['Privacy']],
  ['/nowhere', []],
])('the links that are marked as current at %s are %j', async (address, names) => {
  const { container } = await renderPart(<SiteHeader />, address)
  const marked = [...container.querySelectorAll('[aria-current="page"]')]
  expect(marked.map(({ textContent }) => textContent)).toEqual(names)
})
