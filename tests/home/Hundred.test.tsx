// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Runner, race } from '../../src/content/race'
import { Hundred } from '../../src/home/hundred/Hundred'
import { system } from '../../src/theme/system'

/** Makes the next runs be won by these horses, and all others by the last of them. */
function stubWinners(...numbers: readonly number[]): void {
  const values = numbers.map((number) => {
    const index = race.runners.findIndex((runner) => runner.number === number)
    return race.runners.slice(0, index).reduce((sum, { chance }) => sum + chance / 100, 0.001)
  })
  const last = values.pop() ?? 0
  const random = vi.spyOn(Math, 'random').mockReturnValue(last)
  for (const value of values) random.mockReturnValueOnce(value)
}

/** A number of equal winners. */
const times = (count: number, number: number) => Array<number>(count).fill(number)

/** The two lines of text; before the first run, the first one is there for each horse, and CSS shows one of them. */
const lines = () => Array.from(screen.getByRole('status').children, ({ textContent }) => textContent?.trim())
const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name: new RegExp(name) }))
const wall = () => document.querySelector('[aria-hidden="true"]:has(> svg)') as Element
/** The winners on the wall: their numbers, and null for places without a run. */
const places = () =>
  Array.from(wall().children, ({ className, firstChild }) => {
    const [number = null] = /\d+/.exec(`${(className as unknown as SVGAnimatedString).baseVal ?? className}`) ?? []
    expect(firstChild === null).toBe(number === null)
    return number && Number(number)
  })
/** Ends the animation that uncovers the wall. In jsdom, which has no animations, React listens for the old name. */
const endScan = () => fireEvent(wall(), new Event('webkitAnimationEnd', { bubbles: true }))

beforeEach(() => {
  // Keeps styles out of the document: jsdom applies them slowly.
  const cache = createCache({ key: 'css', container: document.createElement('div') })
  render(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <Hundred />
      </ChakraProvider>
    </CacheProvider>,
  )
})

test('before the first run, the wall and a sentence for each horse show the average', async () => {
  const sentence = ({ name, chance }: Runner) => `On average, ${name} loses ${100 - chance} and wins ${chance}.`
  expect(lines()).toEqual([race.runners.map(sentence).join(' '), 'This is the average. Nothing has been run yet.'])
  expect(places()).toEqual(race.runners.flatMap(({ number, chance }) => times(chance, number)))
  expect(labels()).toEqual(['Run all 100', 'Run one'])
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(9)
  expect(screen.getByRole('group', { name: 'Choose a horse. The % is its chance of winning.' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3, name: 'A 31% chance usually loses.' })).toBeTruthy()
})

test('single runs fill the emptied wall in order, and tell the winner and what became of the chosen horse', async () => {
  stubWinners(4, 8, 2)
  await press('Run one')
  expect(lines()).toEqual(['Run 1: Copper Lantern won.', 'Choose a horse to follow it.'])
  expect(labels()).toEqual(['Run the other 99', 'Run one'])
  await press('Run one')
  await choose('Second Post')
  expect(lines()).toEqual(['Run 2: Slip Road won.', 'Second Post: 2 lost, 0 won.'])
  await press('Run one')
  expect(lines()).toEqual(['Run 3: Second Post won.', 'Second Post: 2 lost, 1 won.'])
  expect(places()).toEqual([4, 8, 2, ...Array(97).fill(null)])
  expect(labels()).toEqual(['Run the other 97', 'Run one'])
})

test('a hundred at once is told when it is uncovered, about the chosen horse or else the top pick', async () => {
  stubWinners(...times(21, 2), ...times(10, 4), 2, ...times(9, 7), 4)
  const before = lines()
  await press('Run all 100')
  expect(places()).toEqual([...times(21, 2), ...times(10, 4), 2, ...times(9, 7), ...times(59, 4)])
  expect(lines(), 'while it is being uncovered').toEqual(before)
  endScan()
  expect(lines()).toEqual([
    'Copper Lantern lost 31 of 100 and won 69.',
    'Expect about 31 wins; 22 to 40 is usual. An unusual hundred.',
  ])
  await choose('Second Post')
  expect(lines()).toEqual([
    'Second Post lost 78 of 100 and won 22.',
    'Expect about 19 wins; 12 to 27 is usual. Longest losing run: 68.',
  ])
  await choose('Slip Road')
  expect(lines()).toEqual(['Slip Road lost all 100.', 'Expect about 4 wins; 1 to 8 is usual. An unusual hundred.'])
  await choose('Hedge Sparrow')
  expect(lines()[1]).toBe('Expect about 2 wins; 0 to 5 is usual. Longest losing run: 100.')
  expect(screen.getByRole('group', { name: 'Chance · wins in this hundred' })).toBeTruthy()
  // jsdom drops the space between the number and the name, which browsers keep (e2e/names).
  expect(screen.getByRole('radio', { name: '2Second Post 19% · 22' })).toBeTruthy()
  expect(labels()).toEqual(['New hundred', 'Clear'])
})

test('at the edges of the usual range a hundred is usual, and beyond them it is not', async () => {
  for (const [wins, detail] of [
    [22, 'Longest losing run: 78.'],
    [21, 'An unusual hundred.'],
    [40, 'Longest losing run: 60.'],
    [41, 'An unusual hundred.'],
  ] as const) {
    stubWinners(...times(wins, 4), 2)
    await press(labels()[0] ?? '')
    endScan()
    expect(lines()[1], `${wins} wins`).toContain(detail)
  }
})

test('a hundred reached one by one, or completed, says the same as a hundred at once, and there is no run 101', async () => {
  const winners = [...times(30, 2), ...times(40, 4), 9]
  const told = async (steps: () => Promise<void>) => {
    stubWinners(...winners)
    await steps()
    const result = [lines(), labels(), places()]
    stubWinners(7)
    await press('Clear')
    expect(lines()[1]).toBe('This is the average. Nothing has been run yet.')
    expect(labels()).toEqual(['Run all 100', 'Run one'])
    return result
  }
  const one = screen.getByRole('button', { name: 'Run one' })
  const atOnce = await told(async () => {
    await press('Run all 100')
    endScan()
  })
  const completed = await told(async () => {
    for (let run = 0; run < 3; run++) fireEvent.click(one)
    await press('Run the other 97')
    endScan()
  })
  const oneByOne = await told(async () => {
    for (let run = 0; run < 100; run++) fireEvent.click(one)
  })
  expect(completed).toEqual(atOnce)
  expect(oneByOne).toEqual(atOnce)
})

test('buttons pressed while the wall is being uncovered do what they say, and the text agrees with the wall', async () => {
  stubWinners(4)
  await press('Run all 100')
  stubWinners(2)
  await press('New hundred')
  endScan()
  expect(lines()[0]).toBe('Copper Lantern lost all 100.')
  await press('New hundred')
  await press('Clear')
  endScan()
  expect(lines()[1]).toBe('This is the average. Nothing has been run yet.')
  expect(places()).toEqual(race.runners.flatMap(({ number, chance }) => times(chance, number)))
})

test('with reduced motion, a hundred is told at once', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('reduced-motion') }))
  stubWinners(4)
  await press('Run all 100')
  expect(lines()[0]).toBe('Copper Lantern lost 0 of 100 and won 100.')
})
