import { describe, expect, test } from 'vitest'
import { accessibility } from '../../src/content/accessibility'
import type { LegalSection } from '../../src/content/legalText'
import { privacy } from '../../src/content/privacy'
import { terms } from '../../src/content/terms'
import { someOf } from '../list'
import { gradeOf } from './readability'
import { plain, textsOf } from './runs'

/** The highest reading grade of a section. */
const GRADE = 9
/** A summary up to this grade is easy, even if its section is easier still. */
const EASY = 5
/** The most words of a cell or detail that counts as a label, not a sentence. */
const LABEL = 4

/** Grades of a section's line "In short" and of its text. */
function gradesOf({ id, short, body }: LegalSection) {
  const texts = body.flatMap((block) =>
    textsOf(block).filter((text) => !('table' in block || 'entries' in block) || plain(text).split(' ').length > LABEL),
  )
  return { id, short: gradeOf([short]), text: gradeOf(texts) }
}

describe.each([terms, privacy, accessibility])('the reading grade of $path', ({ sections }) => {
  test(`no section is above grade ${GRADE}, and no line "In short" is harder than its section`, () => {
    const grades = someOf<LegalSection>(sections, 'sections').map(gradesOf)
    expect(grades.filter(({ text }) => text > GRADE)).toEqual([])
    expect(grades.filter(({ short, text }) => short > Math.max(text, EASY))).toEqual([])
  })
})

test.each([terms, privacy])(`the box at the end of $path is not above grade ${GRADE}`, ({ box }) => {
  expect(gradeOf([box.body])).toBeLessThanOrEqual(GRADE)
})
