// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { renderPage } from '../src/prerender'

const broken = vi.hoisted(() => ({ footer: false, route: false }))
vi.mock('../src/layout/footer/CopyrightYear', () => ({
  CopyrightYear: () => {
    if (broken.footer) throw new Error('the footer fails')
    return '2026'
  },
}))
vi.mock('../src/routes/privacy', async (original) => {
  const { Route } = await original<typeof import('../src/routes/privacy')>()
  Route.update({
    beforeLoad: () => {
      if (broken.route) throw new Error('the route fails')
    },
    errorComponent: () => 'It failed.',
  } as Parameters<typeof Route.update>[0])
  return { Route }
})

test('a page with a part that throws is not written, and its error is rethrown', async () => {
  broken.footer = true
  await expect(renderPage('/terms')).rejects.toThrow('the footer fails')
  broken.footer = false
})

test('a page that cannot be loaded answers 500', async () => {
  broken.route = true
  expect((await renderPage('/privacy')).status).toBe(500)
})
