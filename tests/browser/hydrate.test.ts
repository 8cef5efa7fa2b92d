// @vitest-environment jsdom
import type { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { hydrate } from '../../src/browser/hydrate'
import { system } from '../../src/theme/system'

test('restores the style attributes that the build moved before React hydrates the page', async () => {
  window.history.replaceState(null, '', '/terms')
  document.body.innerHTML =
    '<div id="root" data-page="/terms" data-size="1 7"><h1 data-style="color: red">Heading</h1></div>'
  const reactHydrateRoot = vi.fn<(root: Element) => void>()
  await hydrate(reactHydrateRoot as unknown as typeof hydrateRoot, system)
  expect(reactHydrateRoot.mock.calls[0]?.[0]?.innerHTML).toBe('<h1 style="color: red;">Heading</h1>')
})
