import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unfilled } from '../../src/content/facts'
import type { Block, Inline } from '../../src/content/legalText'
import { site } from '../../src/content/site'
import { LegalBlock } from '../../src/legal/LegalBlock'
import { RichText } from '../../src/legal/RichText'
import { all, only, textOf } from '../built/site'
import { put } from '../put'
import { renderPart } from '../render'

const LEGAL = site.contacts.legal.address
const mark = (text: string) => `<span class="placeholder">${text}</span>`

test.each<[what: string, run: Inline | Inline[], html: string]>([
  ['bold text', [{ strong: 'Cap.' }, ' It is low.'], '<strong>Cap.</strong> It is low.'],
  ['an address to write to', { mail: 'appeal' }, `<a href="mailto:${LEGAL}">${LEGAL}</a>`],
  [
    'a link to another site, which is sent no referrer',
    { web: 'https://shop.example.com/refunds' },
    '<a href="https://shop.example.com/refunds" rel="noreferrer">shop.example.com/refunds</a>',
  ],
  ['an unfilled fact, which is marked', { fact: unfilled('[Place]') }, mark('[Place]')],
  ['a filled fact', { fact: 'Kent' }, 'Kent'],
  [
    'a statement that is still to be confirmed',
    { claim: 'It is so.', confirmed: unfilled() },
    mark('[To be confirmed: It is so.]'),
  ],
  ['a confirmed statement', { claim: 'It is so.', confirmed: '2026-01-31' }, 'It is so.'],
])('a text may contain %s', async (_, run, html) => {
  const { container } = await renderPart(<RichText text={run} />)
  expect(container.innerHTML).toBe(html)
})

test.each([
  ['a section', { to: '/privacy', section: 'cookies' }, '/privacy#cookies'],
  ['a page', { to: '/privacy' }, '/privacy'],
] as const)('a text may contain a link to %s', async (_, target, href) => {
  await renderPart(<RichText text={{ link: 'policy', target }} />, '/terms')
  expect(screen.getByRole('link', { name: 'policy' }).getAttribute('href')).toBe(href)
})

test.each<[what: string, block: Block, html: string]>([
  ['a sub-heading', { h3: 'Refunds' }, '<h3 class="heading heading--xs">Refunds</h3>'],
  [
    'a list',
    { ul: ['one', [{ strong: 'two' }, ' more']] },
    '<ul role="list"><li>one</li><li><strong>two</strong> more</li></ul>',
  ],
  ['steps', { ol: ['one', 'two'] }, '<ol role="list"><li>one</li><li>two</li></ol>'],
])('a block may be %s', async (_, block, html) => {
  const { container } = await renderPart(<LegalBlock block={block} />)
  expect(container.innerHTML).toBe(html)
})

test('a block may be a table in groups, each named above its rows, over both columns', async () => {
  const groups = ['One', 'Two'].map((name) => ({ name, rows: [['From', 'you']] as const }))
  const { container } = await renderPart(
    <LegalBlock block={{ table: { caption: 'Kinds', head: ['What', 'Details'], groups } }} />,
  )
  expect(screen.getByRole('table', { name: 'Kinds' })).toBeTruthy()
  const names = all(container, 'tbody > tr:first-child > th[scope="col"][colspan="2"]')
  expect(names.map(textOf)).toEqual(['One', 'Two'])
  expect(screen.getAllByRole('rowheader').map(textOf)).toEqual(['From', 'From'])
})

test('a block may be contacts in their order, above the company’s details, of which unfilled ones are marked', async () => {
  put(site.operator, { name: 'Photo Call Limited', address: unfilled('[Address]') })
  const { container } = await renderPart(<LegalBlock block={{ contacts: ['dpo', 'legal'] }} />)
  const names = all(container, 'dt').slice(0, 3).map(textOf)
  expect(names).toEqual(['Data protection officer', 'Legal questions', 'Photo Call Limited'])
  const [dpo, , address] = all(container, 'dd')
  expect([only(dpo, 'a').getAttribute('href'), address?.innerHTML]).toEqual([
    `mailto:${site.contacts.dpo.address}`,
    mark('[Address]'),
  ])
})
