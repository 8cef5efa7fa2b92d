import { facts } from '../src/content/facts'

/** Every string in a value, nested ones included. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** Text with each fact replaced by "Fact", since tests do not check the owner's wording. */
export function withoutFacts(text: string): string {
  return textsIn(facts).reduce((rest, fact) => rest.replaceAll(fact, 'Fact'), text)
}
