// @vitest-environment jsdom
import createCache from '@emotion/cache'
import { expect, onTestFinished, test } from 'vitest'
import { createBrowserCache } from '../../src/browser/emotionCache'
import { stylesOf } from '../../src/build/pageStyles'
import { onlyOne } from '../list'

test('the build’s style element is taken over where it is, and a new rule gets an element of its own behind it', () => {
  const { head } = document
  const inserted = { a: '.f-a{color:red}', b: '.f-b{color:blue}' }
  head.innerHTML = `<title>Page</title>${stylesOf({ ...createCache({ key: 'f' }), inserted })}<link rel="icon">`
  const served = head.querySelector('style')
  // To insert an element again, at the same place too, is to move it, and the browser parses its styles again.
  const watch = new MutationObserver(() => {})
  watch.observe(head, { childList: true })
  onTestFinished(() => {
    watch.disconnect()
    head.replaceChildren()
  })
  // What Emotion's module does when it is loaded.
  createCache({ key: 'css' })
  const cache = createBrowserCache()
  expect(cache.inserted).toEqual({ a: true, b: true })
  expect(watch.takeRecords()).toEqual([])

  cache.insert('.f-c', { name: 'c', styles: 'color:green' }, cache.sheet, true)
  const added = onlyOne(onlyOne(watch.takeRecords(), 'changes of the head').addedNodes, 'new elements')
  expect([added.nodeName, added.textContent]).toEqual(['STYLE', '.f-c{color:green;}'])
  expect(added.previousSibling).toBe(served)
})
