// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { contacts } from '../../src/content/contacts'
import type { Inline } from '../../src/content/legalText'
import { RichText } from '../../src/legal/RichText'
import { renderPart } from '../render'

const LEGAL = contacts.legal.address

test.each<[what: string, run: Inline | Inline[], html: string]>([
  ['bold text', [{ strong: 'Cap.' }, ' It is low.'], '<b>Cap.</b> It is low.'],
  ['an e-mail address', { mail: 'appeal' }, `<a href="mailto:${LEGAL}">${LEGAL}</a>`],
  [
    'a link to another site, which is sent no referrer',
    { web: 'https://shop.example.com/refunds' },
    '<a href="https://shop.example.com/refunds" rel="noreferrer">shop.example.com/refunds</a>',
  ],
  ['a placeholder', { fact: '[Place]' }, '<span class="placeholder">[Place]</span>'],
  ['a fact', { fact: 'Kent' }, 'Kent'],
])('a text may contain %s', async (_, run, html) => {
  const { container } = await renderPart(<RichText text={run} />)
  expect(container.innerHTML.replace(/ class="f-\w+"/, ' class')).toBe(html)
})

test.each([
  ['a section', { to: '/privacy', section: 'cookies' }, '/privacy#cookies'],
  ['a page', { to: '/privacy' }, '/privacy'],
] as const)('a text may contain a link to %s', async (_, target, href) => {
  const { container } = await renderPart(<RichText text={{ link: 'policy', target }} />, '/terms')
  expect(container.querySelector('a')?.getAttribute('href')).toBe(href)
})
