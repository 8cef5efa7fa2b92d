import { syllable } from 'syllable'
import type { Rich } from '../../src/content/legalText'
import { plain, runsOf } from './runs'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const words = new Intl.Segmenter('en', { granularity: 'word' })

/**
 * The Flesch-Kincaid grade (US school) of texts: .39 words per sentence + 11.8 syllables per word − 15.59 (Kincaid et
 * al., Derivation of new readability formulas, 1975). Each text ends a sentence. The bold words at the start of a list
 * item are a heading and left out. Facts, e-mail and web addresses count as one syllable.
 */
export function gradeOf(texts: readonly Rich[]): number {
  const said = texts.flatMap((text) =>
    [...sentences.segment(proseOf(text))].map(({ segment }) =>
      [...words.segment(segment)].filter(({ isWordLike }) => isWordLike).map((word) => word.segment),
    ),
  )
  const spoken = said.filter(({ length }) => length > 0)
  const all = spoken.flat()
  if (all.length === 0) throw new Error('There are no words to grade.')
  const syllables = all.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 0.39 * (all.length / spoken.length) + 11.8 * (syllables / all.length) - 15.59
}

/** A text without its heading, and with a short word for each address and fact. */
function proseOf(text: Rich): string {
  const [first, ...rest] = runsOf(text)
  const heading = typeof first === 'object' && 'strong' in first && rest.length > 0 && /[.:]$/.test(first.strong)
  const runs = first === undefined || heading ? rest : [first, ...rest]
  return plain(runs.map((run) => (typeof run === 'object' && 'fact' in run ? 'it' : run)))
}
