// @vitest-environment node
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderPage } from '../src/prerender'

/** Which part of the page fails. */
const broken = vi.hoisted(() => ({ part: '' }))

vi.mock('../src/legal/LegalBlock', async (original) => {
  const real = await original<typeof import('../src/legal/LegalBlock')>()
  return {
    LegalBlock: (props: Parameters<typeof real.LegalBlock>[0]) => {
      if (broken.part === 'block') throw new Error('a block of the text fails')
      return real.LegalBlock(props)
    },
  }
})
vi.mock('../src/layout/footer/CopyrightYear', () => ({
  CopyrightYear: () => {
    if (broken.part === 'footer') throw new Error('the footer fails')
    return '2026'
  },
}))

vi.mock('../src/routes/privacy', async (original) => {
  const { Route } = await original<typeof import('../src/routes/privacy')>()
  Route.update({
    beforeLoad: () => {
      if (broken.part === 'route') throw new Error('the route fails')
    },
    errorComponent: () => 'It failed.',
  } as Parameters<typeof Route.update>[0])
  return { Route }
})

// The page's modules are loaded by its first render: done here, so that the mutation run counts them for no test.
beforeAll(async () => {
  await renderPage('/terms')
})
afterEach(() => {
  broken.part = ''
})

test('a page whose text throws is not written, and its error is rethrown', async () => {
  broken.part = 'block'
  await expect(renderPage('/terms')).rejects.toThrow('a block of the text fails')
})

test('a page whose footer throws is not written, and its error is rethrown', async () => {
  broken.part = 'footer'
  await expect(renderPage('/terms')).rejects.toThrow('the footer fails')
})

test('a page that cannot be loaded answers 500', async () => {
  broken.part = 'route'
  expect((await renderPage('/privacy')).status).toBe(500)
})
