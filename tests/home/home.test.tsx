import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { Download } from '../../src/home/Download'
import { Features } from '../../src/home/Features'
import { Hero } from '../../src/home/Hero'
import { Science } from '../../src/home/Science'
import { watchMedia, watchSize } from '../../src/ui/watch'
import { axeOf } from '../axe'
import { all, only } from '../built/site'
import { renderPart } from '../render'

describe('the regions of the home page', () => {
  test.each([
    ['hero', Hero],
    ['science', Science],
    ['features', Features],
    ['download', Download],
  ])('axe finds nothing wrong with: %s', async (_, Region) => {
    const { container } = await renderPart(<Region />)
    // A part by itself begins at the level it has on the page.
    expect((await axeOf(container)).filter((line) => !line.startsWith('heading-order'))).toEqual([])
  })

  test('the phone is at rest when it comes', async () => {
    const { container } = await renderPart(<Hero />)
    const { transform, opacity } = (only(container, '.phone-body') as HTMLElement).style
    expect([transform, opacity]).toEqual(['', ''])
  })

  test('every figure of the win-rate table has its going and its trip', async () => {
    const { container } = await renderPart(<Features />)
    const table = only(container, 'table')
    expect(all(table, 'th[scope="col"]')).toHaveLength(5)
    expect(all(table, 'tbody tr').filter((row) => row.querySelectorAll('th[scope="row"]').length !== 1)).toEqual([])
  })

  test('the drawings that words repeat are not read out', async () => {
    const { container } = await renderPart(<Features />)
    expect(all(container, 'svg').filter((svg) => !svg.closest('[aria-hidden="true"]'))).toEqual([])
  })

  test('the lists have their titles as names', async () => {
    await renderPart(<Science />)
    expect(screen.getByRole('list', { name: 'Race conditions' })).toBeTruthy()
  })
})

describe('watching the browser', () => {
  test('the answer to a media query is told at once', () => {
    const told = vi.fn()
    watchMedia('(prefers-reduced-motion: reduce)', told)
    expect(told.mock.calls).toEqual([[false]])
  })

  test('without media queries the answer is no', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(() => {
      throw new Error('not in this browser')
    })
    const told = vi.fn()
    const stop = watchMedia('(prefers-reduced-motion: reduce)', told)
    stop()
    expect(told.mock.calls).toEqual([[false]])
  })

  test('a change of the window’s size is told until it is stopped', () => {
    const told = vi.fn()
    const stop = watchSize(told)
    window.dispatchEvent(new Event('resize'))
    stop()
    window.dispatchEvent(new Event('resize'))
    expect(told).toHaveBeenCalledTimes(1)
  })
})
