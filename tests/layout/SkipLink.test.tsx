import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SkipLink } from '../../src/layout/header/SkipLink'
import { press } from '../press'
import { renderPart } from '../render'

const link = () => screen.getByRole('link', { name: 'Skip to content' })
async function shown() {
  await renderPart(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} />
    </>,
  )
  return screen.getByRole('main')
}

test('pressed, the skip link scrolls to the content and moves focus there, without changing the address', async () => {
  const main = await shown()
  const scroll = vi.spyOn(main, 'scrollIntoView')
  expect(link().getAttribute('href')).toBe('#main')
  expect(await press(link())).toBe(false)
  expect(scroll).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(main)
})

test('pressed with Ctrl it is left to the browser', async () => {
  const main = await shown()
  expect(await press(link(), '{Control>}')).toBe(true)
  expect(document.activeElement).not.toBe(main)
})

test('if the content is missing it does nothing', async () => {
  await renderPart(<SkipLink />)
  await press(link())
  expect(document.activeElement).toBe(link())
})
