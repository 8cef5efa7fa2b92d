import { facts } from '../src/content/facts'

/** Every text below a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** A text without its facts, whose spelling is the owner's. */
export function withoutFacts(text: string): string {
  return textsIn(facts).reduce((rest, fact) => rest.replaceAll(fact, 'Fact'), text)
}
