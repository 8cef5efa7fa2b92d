import { expect, test } from 'vitest'
import { pages } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { PageHead } from '../../src/layout/PageHead'
import { put } from '../put'
import { renderPart } from '../render'

const told = (name: string) => document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)

test('a page without a picture of its own has that of the home page', async () => {
  const { unmount } = await renderPart(<PageHead path="/terms" />)
  expect(told('og:image:alt')?.getAttribute('content')).toBe(`${pages['/terms'].title}. ${pages['/terms'].picture}`)
  expect(told('og:image')?.getAttribute('content')).toBe(`${site.origin}/social/terms.jpg`)
  unmount()
  put(pages['/terms'], { picture: undefined })
  await renderPart(<PageHead path="/terms" />)
  expect(told('og:image:alt')?.getAttribute('content')).toBe(`${pages['/'].heading.join(' ')} ${pages['/'].picture}`)
  expect(told('og:image')?.getAttribute('content')).toBe(`${site.origin}/social/home.jpg`)
})
