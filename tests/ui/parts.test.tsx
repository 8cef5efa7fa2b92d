import { expect, test } from 'vitest'
import { RaceText } from '../../src/home/Spoken'
import { FilmStrip } from '../../src/ui/opening/FilmStrip'
import { only } from '../built/site'
import { renderPart } from '../render'

test('abbreviations in a text about a race are expanded for screen readers, other texts are unchanged', async () => {
  const { container } = await renderPart(<RaceText>1m2f</RaceText>)
  const parts = [...container.children].map((part) => [part.textContent, part.getAttribute('aria-hidden')])
  expect(parts).toEqual([
    ['1m2f', 'true'],
    ['1 mile 2 furlongs', null],
  ])
  expect((await renderPart(<RaceText>Stall 3 of 9</RaceText>)).container.innerHTML).toBe('Stall 3 of 9')
})

test.each([
  ['1:34.92', '1:34.92'],
  [undefined, 'No time'],
])('a film with the time %s shows: %s', async (time, said) => {
  const { container } = await renderPart(<FilmStrip {...(time && { time })} />)
  expect(only(container, 'strong').textContent).toBe(said)
})
