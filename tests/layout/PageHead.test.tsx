import { expect, test } from 'vitest'
import { pages } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { PageHead } from '../../src/layout/PageHead'
import { put } from '../put'
import { renderPart } from '../render'

test('a page without a picture of its own has that of the home page', async () => {
  put(pages['/terms'], { picture: undefined })
  await renderPart(<PageHead path="/terms" />)
  const told = (name: string) => document.head.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
  expect(told('og:image')).toBe(`${site.origin}/social/home.jpg`)
  expect(told('og:image:alt')).toBe(`${pages['/'].heading.join(' ')} ${pages['/'].picture}`)
})
