import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unfilled } from '../../src/content/facts'
import type { Inline } from '../../src/content/legalText'
import { site } from '../../src/content/site'
import { RichText } from '../../src/legal/RichText'
import { renderPart } from '../render'

const LEGAL = site.contacts.legal.address
/** A class has no name of its own. */
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
  expect(container.innerHTML.replace(/ class="f-\w+"/, ' class')).toBe(html)
})

test.each([
  ['a section', { to: '/privacy', section: 'cookies' }, '/privacy#cookies'],
  ['a page', { to: '/privacy' }, '/privacy'],
] as const)('a text may contain a link to %s', async (_, target, href) => {
  await renderPart(<RichText text={{ link: 'policy', target }} />, '/terms')
  expect(screen.getByRole('link', { name: 'policy' }).getAttribute('href')).toBe(href)
})
