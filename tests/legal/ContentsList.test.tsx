import { beforeEach, expect, test } from 'vitest'
import { terms } from '../../src/content/terms'
import { ContentsList } from '../../src/legal/ContentsList'
import { only } from '../built/site'
import { mediaQuery } from '../media'
import { renderPart } from '../render'

/** Whether the list is beside the text. */
let beside: ReturnType<typeof mediaQuery>
beforeEach(() => {
  beside = mediaQuery('(min-width: 64em)')
})

const shown = () => renderPart(<ContentsList sections={terms.sections} />, '/terms')
const disclosure = () => only(document, 'nav details') as HTMLDetailsElement

test('the disclosure opens beside the text and closes when the window becomes narrow again', async () => {
  await shown()
  expect(disclosure().open).toBe(false)
  beside.becomes(true)
  expect(disclosure().open).toBe(true)
  beside.becomes(false)
  expect(disclosure().open).toBe(false)
})

test('a disclosure that the visitor opened stays open when the window becomes wide and narrow again', async () => {
  await shown()
  disclosure().open = true
  beside.becomes(true)
  beside.becomes(false)
  expect(disclosure().open).toBe(true)
})
