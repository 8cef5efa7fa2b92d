// @vitest-environment jsdom
import createCache from '@emotion/cache'
import { expect, onTestFinished, test } from 'vitest'
import { createBrowserCache } from '../../src/browser/emotionCache'
import { stylesOf } from '../../src/build/pageStyles'
import { system } from '../../src/theme/system'

test('leaves the served style element in place, and adds a new rule in an element of its own behind it', () => {
  const { head } = document
  const inserted = { a: '.f-a{color:red}', b: '.f-b{color:blue}' }
  head.innerHTML = `<title>Page</title>${stylesOf({ ...createCache({ key: 'f' }), inserted })}<link rel="icon">`
  const served = head.querySelector('style')
  // The browser parses a style element again when it is moved, even to the same place.
  const moves = new MutationObserver(() => {})
  moves.observe(head, { childList: true })
  onTestFinished(() => {
    moves.disconnect()
    head.replaceChildren()
  })
  // As Emotion's own module does when it is loaded.
  createCache({ key: 'css' })
  const cache = createBrowserCache(system)
  expect(cache.inserted).toEqual({ a: true, b: true })
  expect(moves.takeRecords()).toEqual([])

  cache.insert('.f-c', { name: 'c', styles: 'color:green' }, cache.sheet, true)
  expect(served?.nextElementSibling?.outerHTML).toMatch(/^<style[^>]*>\.f-c\{color:green;\}<\/style>$/)
})
