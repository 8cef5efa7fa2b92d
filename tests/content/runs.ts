import type { Block, Inline, Rich } from '../../src/content/legalText'

/** Every run of text below a value, in reading order. */
export function runsOf(value: unknown): Inline[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(runsOf)
  if (typeof value !== 'object' || value === null) return []
  if (['strong', 'link', 'web', 'mail', 'fact'].some((key) => key in value)) return [value as Inline]
  return Object.values(value).flatMap(runsOf)
}

/** The text of a run; for an address, a short word. */
export function wordsOf(run: Inline): string {
  if (typeof run === 'string') return run
  if ('strong' in run) return run.strong
  if ('link' in run) return run.link
  if ('web' in run || 'mail' in run) return 'it'
  return run.fact
}

/** The text of a paragraph, list item or cell. */
export function plain(rich: Rich): string {
  return runsOf(rich).map(wordsOf).join('')
}

/** The texts of a block, one for each paragraph, list item, cell and detail; headings are none. */
export function textsOf(block: Block): Rich[] {
  if ('p' in block) return [block.p]
  if ('ul' in block) return [...block.ul]
  if ('ol' in block) return [...block.ol]
  if ('entries' in block) return block.entries.flatMap(({ details }) => details.flat())
  return 'table' in block ? block.table.rows.flat() : []
}
