import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '../../src/content/site'
import { RaceText } from '../../src/home/Spoken'
import { AgeMark } from '../../src/ui/AgeMark'
import { FilmStrip } from '../../src/ui/opening/FilmStrip'
import { only } from '../built/site'
import { renderPart } from '../render'

test('the age ring states the minimum age, and is large only if requested', () => {
  render(
    <>
      <AgeMark />
      <AgeMark size="lg" />
    </>,
  )
  const rings = screen.getAllByRole('img', { name: `Over ${site.minimumAge}s only` })
  expect(rings.map(({ textContent, className }) => [textContent, className])).toEqual([
    [`${site.minimumAge}+`, 'age-mark'],
    [`${site.minimumAge}+`, 'age-mark age-mark--lg'],
  ])
})

test('abbreviations in a text about a race are expanded for screen readers, other texts are unchanged', () => {
  const { container } = render(<RaceText>1m2f</RaceText>)
  expect(container.innerHTML).toBe(
    '<span aria-hidden="true">1m2f</span><span class="visually-hidden">1 mile 2 furlongs</span>',
  )
  expect(render(<RaceText>Stall 3 of 9</RaceText>).container.innerHTML).toBe('Stall 3 of 9')
})

test('a film without a finish shows no time', async () => {
  const { container } = await renderPart(<FilmStrip />)
  expect(only(container, '.film-strip-clock strong').textContent).toBe('No time')
})

test('a film shows its time and its picture', async () => {
  const { container } = await renderPart(<FilmStrip time="1:34.92">horse</FilmStrip>)
  expect(only(container, '.film-strip-clock strong').textContent).toBe('1:34.92')
  expect(only(container, '.film-strip-film').textContent).toBe('horse')
})
