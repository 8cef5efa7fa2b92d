import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RaceText } from '../../src/home/Spoken'
import { FilmStrip } from '../../src/ui/opening/FilmStrip'
import { only } from '../built/site'
import { renderPart } from '../render'

test('abbreviations in a text about a race are expanded for screen readers, other texts are unchanged', () => {
  const { container } = render(<RaceText>1m2f</RaceText>)
  expect(container.innerHTML).toBe(
    '<span aria-hidden="true">1m2f</span><span class="visually-hidden">1 mile 2 furlongs</span>',
  )
  expect(render(<RaceText>Stall 3 of 9</RaceText>).container.innerHTML).toBe('Stall 3 of 9')
})

test.each([
  ['1:34.92', '1:34.92'],
  [undefined, 'No time'],
])('a film with the time %s shows: %s', async (time, said) => {
  const { container } = await renderPart(<FilmStrip {...(time && { time })} />)
  expect(only(container, '.film-strip-clock strong').textContent).toBe(said)
})
