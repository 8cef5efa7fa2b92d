// @vitest-environment jsdom
import createCache from '@emotion/cache'
import { createBrowserHistory } from '@tanstack/history'
import { act, render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { App } from '../../src/App'
import { moveFocusOnNavigation } from '../../src/layout/moveFocusOnNavigation'
import { createAppRouter } from '../../src/router'
import { system } from '../../src/theme/system'

test.each(['liability', 'kündigung', 'my rights', '利用規約', '100%'])(
  'a link to #%s scrolls smoothly to the section and moves focus to it, even when followed twice',
  async (id) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    window.history.replaceState(null, '', '/terms')
    // Browser history, because it encodes the fragment.
    const router = createAppRouter(createBrowserHistory())
    await router.load()
    const cache = createCache({ key: 'f', container: document.createElement('div') })
    await act(async () => render(<App router={router} system={system} cache={cache} />))
    moveFocusOnNavigation(router)
    document.querySelector('section')?.setAttribute('id', id)
    for (const time of [1, 2]) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await act(() => router.navigate({ to: '.', hash: id }))
      await waitFor(() => expect(scroll).toHaveBeenCalledTimes(time))
      expect(scroll).toHaveBeenLastCalledWith({ behavior: 'smooth' })
      expect(document.activeElement?.closest('section')?.id).toBe(id)
    }
    router.history.destroy()
  },
)
