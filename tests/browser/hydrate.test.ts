// @vitest-environment jsdom
import type { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { hydrate } from '../../src/browser/hydrate'
import { renderPage } from '../../src/prerender/renderPage'
import { system } from '../../src/theme/system'

async function hydrateTerms(head: string, body: string) {
  window.history.replaceState(null, '', '/terms')
  document.head.innerHTML = head
  document.body.innerHTML = `<div id="root" data-page="/terms" data-size="1 7">${body}</div>`
  const reactHydrateRoot = vi.fn<(root: Element) => void>()
  await hydrate(reactHydrateRoot as unknown as typeof hydrateRoot, system)
  return reactHydrateRoot.mock.calls[0]?.[0]?.innerHTML
}

test('before React hydrates the page, the style attributes that the build moved are restored', async () => {
  expect(await hydrateTerms('', '<h1 data-style="color: red">Heading</h1>')).toBe(
    '<h1 style="color: red;">Heading</h1>',
  )
})

test('before React adds the page’s head tags, served ones are removed, even those that a host has changed or added', async () => {
  const { head } = await renderPage('/terms')
  const changed = head.replaceAll(/(content|href)="/g, '$1="Changed ')
  expect(await hydrateTerms(`<meta charset="utf-8">${changed}${head}`, '<h1>Heading</h1>')).toBeTruthy()
  expect(document.head.innerHTML).toMatch(/^<meta charset="utf-8"><title>[^<]*<\/title>$/)
  document.head.replaceChildren()
})
