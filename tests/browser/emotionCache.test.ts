// @vitest-environment jsdom
import createCache from '@emotion/cache'
import { expect, onTestFinished, test } from 'vitest'
import { createBrowserCache } from '../../src/browser/emotionCache'
import { stylesOf } from '../../src/prerender/pageStyles'

test('keeps the served style element in place and adds new rules in a separate element after it', () => {
  const { head } = document
  const inserted = { a: '.f-a{color:red}', b: '.f-b{color:blue}' }
  head.innerHTML = `<title>Page</title>${stylesOf({ ...createCache({ key: 'f' }), inserted })}<link rel="icon">`
  const served = head.querySelector('style')
  // Moving a style element, even to its current position, makes the browser parse it again.
  const moves = new MutationObserver(() => {})
  moves.observe(head, { childList: true })
  onTestFinished(() => {
    moves.disconnect()
    head.replaceChildren()
  })
  // @emotion/react creates such a cache when it is imported.
  createCache({ key: 'css' })
  const cache = createBrowserCache()
  expect(cache.inserted).toEqual({ a: true, b: true })
  expect(moves.takeRecords()).toEqual([])

  cache.insert('.f-c', { name: 'c', styles: 'color:green' }, cache.sheet, true)
  expect(served?.nextElementSibling?.outerHTML).toMatch(/^<style[^>]*>\.f-c\{color:green;\}<\/style>$/)
})
