import { expect, test } from 'playwright/test'
import { judgeArrival, judgeDialog, judgeHeadingJumps, judgeReading } from '../listen/invariants.ts'
import type { Facts } from '../listen/page.ts'

const facts: Facts = {
  title: 'Results',
  headings: [
    { text: 'Results of today', level: 1 },
    { text: '2. Going. It rained.', level: 2 },
  ],
  links: ['Next race'],
  words: 'Results of today 2. Going. It rained. Next race 1,000+ data points'.split(' '),
  names: ['Main'],
}

/** What Orca says of that page: sentence by sentence, roles on lines of their own. */
const reading = [
  'Finished loading Results.',
  'Main',
  'Results of today',
  'heading level 1',
  '2.',
  'Going.',
  ' It rained.',
  'heading level 2',
  'Next race',
  'link',
  '1,000+ data points',
  '(end of Say All)',
]

/** The reading with one line replaced by others. */
const said = (line: string, ...others: string[]) => reading.flatMap((each) => (each === line ? others : each))

const rulesBroken = (lines: readonly string[]) => [...new Set(judgeReading(lines, facts).map(({ rule }) => rule))]

test('a page is read right when all of it is said, sentence by sentence', () => {
  expect(judgeReading(reading, facts)).toEqual([])
})

test('a page is read right when the name of a link is that of its image', () => {
  expect(rulesBroken(said('Next race', 'Next race', 'image'))).toEqual([])
})

for (const [what, rules, lines] of [
  ['a heading is said in two parts', ['heading'], said('Results of today', 'Results', 'heading level 1', 'of today')],
  ['a heading is said without its role', ['heading'], said('heading level 2')],
  ['a heading is said at another level', ['heading'], said('heading level 2', 'heading level 3')],
  ['a heading is said twice', ['heading', 'text'], said('Main', 'Results of today', 'heading level 1')],
  ['a link is said in two parts', ['link'], said('Next race', 'Next', 'link', 'race')],
  ['text is left out', ['text'], said('1,000+ data points')],
  ['something is said that is not on the page', ['text'], said('Main', 'Racecard')],
  ['text is said in another order', ['text'], ['1,000+ data points', ...said('1,000+ data points')]],
  ['words are glued', ['text'], said('1,000+ data points', '1,000+ datapoints')],
  ['a heading is said to be clickable', ['text'], said('heading level 1', 'heading level 1', 'clickable')],
] as const)
  test(`a page is read wrong when ${what}`, () => {
    expect(rulesBroken(lines)).toEqual(rules)
  })

test('a jump to a heading says the whole heading, with its level', () => {
  const jumps = [['Results of today heading level 1.'], ['2.', 'Going.', 'It rained. heading level 2.']]
  expect(judgeHeadingJumps(jumps, facts)).toEqual([])
  const split = [['Results heading level 1.', 'of today heading level 1.'], ...jumps.slice(1)]
  expect(judgeHeadingJumps(split, facts)).not.toEqual([])
  expect(judgeHeadingJumps(jumps.slice(1), facts)).not.toEqual([])
  const clickable = [['Results of today heading level 1 clickable.'], ...jumps.slice(1)]
  expect(judgeHeadingJumps(clickable, facts)).not.toEqual([])
})

test('a dialog is announced by its name and role', () => {
  expect(judgeDialog(['Menu dialog', 'Close push button.'], { ...facts, dialog: 'Menu' })).toEqual([])
  expect(judgeDialog(['Close push button.'], { ...facts, dialog: 'Menu' })).toHaveLength(1)
  expect(judgeDialog(['Menu push button.'], { ...facts, dialog: 'Menu' })).toHaveLength(1)
  expect(judgeDialog(['Menu dialog'], facts), 'no dialog is open').toHaveLength(1)
})

test('a new page says its main heading', () => {
  expect(judgeArrival(['main content', 'Results of today heading level 1.'], facts)).toEqual([])
  expect(judgeArrival(['main content'], facts)).toHaveLength(1)
  expect(judgeArrival([], facts)).toHaveLength(1)
})
