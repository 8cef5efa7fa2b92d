// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { link, type Rich, strong } from '../../src/content/legalText'
import { privacy } from '../../src/content/privacy'
import { terms } from '../../src/content/terms'
import { withoutFacts } from '../facts'
import { someOf } from '../list'

const texts = [
  { name: 'Terms', text: terms },
  { name: 'Privacy Policy', text: privacy },
] as const

/** Every run of text below a value, in reading order. */
function runsOf(value: unknown): Exclude<Rich, readonly unknown[]>[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(runsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('strong' in value || 'link' in value || 'mail' in value || 'fact' in value) return [value as never]
  return Object.values(value).flatMap(runsOf)
}

describe.each(texts)('the text of the $name', ({ text }) => {
  const sections = someOf(text.sections as readonly (typeof text.sections)[number][], 'sections')

  test('no section is empty', () => {
    expect(sections.filter(({ body }) => body.length === 0).map(({ id }) => id)).toEqual([])
  })

  test('every section has its own title', () => {
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length)
  })

  test('no run of text is empty', () => {
    const runs = someOf(runsOf(sections), 'runs')
    expect(runs.filter((run) => run === '' || (typeof run === 'object' && 'link' in run && !run.link))).toEqual([])
  })

  test('no two runs are glued together or stand two spaces apart', () => {
    const paragraphs = someOf(
      sections.flatMap(({ body }) =>
        body.flatMap((block) => ('p' in block ? [block.p] : 'ul' in block ? block.ul : [])),
      ),
      'paragraphs',
    )
    const asText = (run: ReturnType<typeof runsOf>[number]) =>
      typeof run === 'string' ? withoutFacts(run) : 'strong' in run ? run.strong : 'link' in run ? run.link : 'x'
    const joined = paragraphs.map((paragraph) => runsOf(paragraph).map(asText).join(''))
    expect(joined.filter((line) => /\s{2}|^\s|\s$|[a-z][.,;:][A-Za-z]|\s[.,;:]/.test(line))).toEqual([])
  })

  test('apostrophes and quotation marks are typographic', () => {
    expect(runsOf(text).filter((run) => /['"]/.test(typeof run === 'string' ? withoutFacts(run) : ''))).toEqual([])
  })
})

describe('the builders of runs', () => {
  test('bold text is a run of its own', () => {
    expect(strong('Cap.')).toEqual({ strong: 'Cap.' })
  })

  test('a link keeps its words and its target', () => {
    const target = { to: '/terms', section: 'age' } as const
    expect(link('the age', target)).toEqual({ link: 'the age', target })
  })
})
