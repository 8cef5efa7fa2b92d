import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contacts } from '../../src/content/contacts'
import type { Block, Inline } from '../../src/content/legalText'
import { LegalBlock } from '../../src/legal/LegalBlock'
import { RichText } from '../../src/legal/RichText'
import { renderPart } from '../render'

const LEGAL = contacts.legal.address
/** A class has no name of its own. */
const mark = (text: string) => `<span class="placeholder">${text}</span>`

test.each<[what: string, run: Inline | Inline[], html: string]>([
  ['bold text', [{ strong: 'Cap.' }, ' It is low.'], '<b>Cap.</b> It is low.'],
  ['an address to write to', { mail: 'appeal' }, `<a href="mailto:${LEGAL}">${LEGAL}</a>`],
  [
    'a link to another site, which is sent no referrer',
    { web: 'https://shop.example.com/refunds' },
    '<a href="https://shop.example.com/refunds" rel="noreferrer">shop.example.com/refunds</a>',
  ],
  ['a placeholder, which is marked', { fact: '[Place]' }, mark('[Place]')],
  ['a fact', { fact: 'Kent' }, 'Kent'],
])('a text may contain %s', async (_, run, html) => {
  const { container } = await renderPart(<RichText text={run} />)
  expect(container.innerHTML.replace(/ class="f-\w+"/, ' class')).toBe(html)
})

test.each([
  ['a section', { to: '/privacy', section: 'cookies' }, '/privacy#cookies'],
  ['a page', { to: '/privacy' }, '/privacy'],
] as const)('a text may contain a link to %s', async (_, target, href) => {
  await renderPart(<RichText text={{ link: 'policy', target }} />, '/terms')
  expect(screen.getByRole('link', { name: 'policy' }).getAttribute('href')).toBe(href)
})

test.each<[what: string, part: unknown]>([
  ['a list in a list', { ul: ['One.', ['Two.', { ul: ['Three.'] }]] }],
  ['a table of three columns', { table: { caption: 'A', head: ['B', 'C', 'D'], rows: [] } }],
  ['a row of three cells', { table: { caption: 'A', head: ['B', 'C'], rows: [['1', '2', '3']] } }],
  ['two blocks in one', { p: 'One.', ul: ['Two.'] }],
  ['an unknown block', { quote: 'One.' }],
])('%s cannot be shown, and fails the build', async (_, block) => {
  await expect(renderPart(<LegalBlock block={block as Block} />)).rejects.toThrow('a legal page cannot show ')
})
