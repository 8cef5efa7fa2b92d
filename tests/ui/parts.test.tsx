import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RaceText } from '../../src/home/Spoken'
import { AgeMark } from '../../src/ui/AgeMark'
import { FilmStrip } from '../../src/ui/opening/FilmStrip'
import { only } from '../built/site'
import { renderPart } from '../render'

test('the age ring says who may use the app, and is large only where asked to be', () => {
  render(
    <>
      <AgeMark />
      <AgeMark size="lg" />
    </>,
  )
  const rings = screen.getAllByRole('img', { name: 'Over 18s only' })
  expect(rings.map(({ textContent, className }) => [textContent, className])).toEqual([
    ['18+', 'age-mark'],
    ['18+', 'age-mark age-mark--lg'],
  ])
})

test('a text about a race is said in words where it has short forms, and stands as it is where not', () => {
  const { container } = render(<RaceText>1m2f</RaceText>)
  expect(container.innerHTML).toBe(
    '<span aria-hidden="true">1m2f</span><span class="visually-hidden">1 mile 2 furlongs</span>',
  )
  expect(render(<RaceText>Stall 3 of 9</RaceText>).container.innerHTML).toBe('Stall 3 of 9')
})

test('a film that nobody has finished on shows no time', async () => {
  const { container } = await renderPart(<FilmStrip />)
  expect(only(container, '.film-strip-clock strong').textContent).toBe('No time')
})

test('a film shows its time and what the camera saw', async () => {
  const { container } = await renderPart(<FilmStrip time="1:34.92">horse</FilmStrip>)
  expect(only(container, '.film-strip-clock strong').textContent).toBe('1:34.92')
  expect(only(container, '.film-strip-film').textContent).toBe('horse')
})
