import { listNotes, valueAt } from '../src/content/factNotes'
import { facts } from '../src/content/facts'

const filled = listNotes().flatMap(([path]) => [valueAt(path, facts)].filter((fact) => typeof fact === 'string'))

/** A text without its facts, whose spelling is the owner's. */
export function withoutFacts(text: string): string {
  return filled.reduce((rest, fact) => rest.replaceAll(fact, 'Fact'), text)
}
