import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { type Fact, unfilled } from '../../src/content/facts'
import { longDate } from '../../src/content/longDate'
import { pages } from '../../src/content/pages'
import { privacy } from '../../src/content/privacy'
import { site } from '../../src/content/site'
import { terms } from '../../src/content/terms'
import { ContentsList } from '../../src/legal/ContentsList'
import { LegalBlock } from '../../src/legal/LegalBlock'
import { LegalPage } from '../../src/legal/LegalPage'
import { RichText } from '../../src/legal/RichText'
import { axeOf } from '../axe'
import { all, only } from '../built/site'
import { put } from '../put'
import { renderPart } from '../render'

const user = userEvent.setup()

describe('a legal page', () => {
  test.each([
    ['/terms', terms],
    ['/privacy', privacy],
  ] as const)('axe finds nothing wrong with the text of %s', async (path, text) => {
    const { container } = await renderPart(<LegalPage text={text} />, path)
    expect(await axeOf(container)).toEqual([])
  })

  test('a section is a region with the name of its heading', async () => {
    await renderPart(<LegalPage text={terms} />, '/terms')
    const section = document.getElementById('liability')
    expect(section?.getAttribute('aria-label')).toBe(section?.querySelector('h2')?.textContent)
    expect(section?.querySelector('h2')?.textContent).toMatch(/^\d+ Limitation of Liability$/)
  })

  test('no table has a `display` that would remove its role', async () => {
    await renderPart(<LegalPage text={privacy} />, '/privacy')
    expect(all(document, 'table').flatMap((table) => [...table.querySelectorAll('[role]')])).toEqual([])
  })
})

describe('the contents list', () => {
  const entry = (id: string) => only(document, `nav a[href="#${id}"]`)

  test('axe finds nothing wrong with it', async () => {
    const { container } = await renderPart(
      <>
        <ContentsList sections={terms.sections} />
        {terms.sections.map(({ id }) => (
          <section key={id} id={id} aria-label={id} />
        ))}
      </>,
      '/terms',
    )
    container.querySelector('details')?.setAttribute('open', '')
    expect(await axeOf(container)).toEqual([])
  })

  test('a pressed entry is the one current entry', async () => {
    const { container } = await renderPart(<ContentsList sections={terms.sections} />, '/terms')
    container.querySelector('details')?.setAttribute('open', '')
    await user.click(entry('governing'))
    const current = [...container.querySelectorAll('[aria-current]')]
    expect(current.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['#governing', 'true'],
    ])
  })

  test('a pressed entry puts its section into the address', async () => {
    const { container, router } = await renderPart(<ContentsList sections={terms.sections} />, '/terms')
    container.querySelector('details')?.setAttribute('open', '')
    await user.click(entry('governing'))
    await waitFor(() => expect(router.state.location.hash).toBe('governing'))
  })

  test('a pressed entry moves focus to its section', async () => {
    const { container } = await renderPart(<LegalPage text={terms} />, '/terms')
    container.querySelector('details')?.setAttribute('open', '')
    await user.click(container.querySelector('nav a[href="#governing"]') as Element)
    expect(document.activeElement?.textContent).toMatch(/^\d+ Governing Law$/)
  })

  test('an entry opened in a new tab does not change this page', async () => {
    const { container, router } = await renderPart(<ContentsList sections={terms.sections} />, '/terms')
    container.querySelector('details')?.setAttribute('open', '')
    const link = entry('governing')
    // jsdom would follow the link itself.
    container.addEventListener('click', (event) => event.preventDefault())
    await user.keyboard('{Control>}')
    await user.click(link)
    await user.keyboard('{/Control}')
    expect(link.hasAttribute('aria-current')).toBe(false)
    expect(router.state.location.hash).toBe('')
  })
})

describe('runs of text', () => {
  test('plain text stays plain', async () => {
    const { container } = await renderPart(<RichText text="Only words." />)
    expect(container.innerHTML).toBe('Only words.')
  })

  test('bold text is strong', async () => {
    const { container } = await renderPart(<RichText text={[{ strong: 'Cap.' }, ' It is low.']} />)
    expect(container.innerHTML).toBe('<strong>Cap.</strong> It is low.')
  })

  test('a link to a section leads to its page and id', async () => {
    await renderPart(<RichText text={{ link: 'cookies', target: { to: '/privacy', section: 'cookies' } }} />, '/terms')
    expect(screen.getByRole('link', { name: 'cookies' }).getAttribute('href')).toBe('/privacy#cookies')
  })

  test('a link to a page leads to it', async () => {
    await renderPart(<RichText text={{ link: 'policy', target: { to: '/privacy' } }} />, '/terms')
    expect(screen.getByRole('link', { name: 'policy' }).getAttribute('href')).toBe('/privacy')
  })

  test('an address opens the mail program', async () => {
    await renderPart(<RichText text={{ mail: 'appeal' }} />)
    const link = screen.getByRole('link')
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      site.contacts.legal.address,
      `mailto:${site.contacts.legal.address}`,
    ])
  })

  test('a link to another site shows its address and sends no referrer', async () => {
    await renderPart(<RichText text={{ web: 'https://shop.example.com/refunds' }} />)
    const link = screen.getByRole('link', { name: 'shop.example.com/refunds' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://shop.example.com/refunds',
      'noreferrer',
    ])
  })

  test('a fact is marked while it is unfilled', async () => {
    const { container } = await renderPart(<RichText text={{ fact: unfilled('[Place]') }} />)
    expect(container.innerHTML).toBe('<span class="placeholder">[Place]</span>')
  })

  test('a filled fact is plain text', async () => {
    const { container } = await renderPart(<RichText text={{ fact: 'Kent' }} />)
    expect(container.innerHTML).toBe('Kent')
  })

  test('a statement is marked until the day is known on which it was confirmed', async () => {
    const shownOn = async (confirmed: Fact<string>) =>
      (await renderPart(<RichText text={{ claim: 'It is so.', confirmed }} />)).container.innerHTML
    expect(await shownOn(unfilled())).toBe('<span class="placeholder">[To be confirmed: It is so.]</span>')
    expect(await shownOn('2026-01-31')).toBe('It is so.')
  })
})

test('the company’s details are below the contacts, with unfilled ones marked', async () => {
  put(site.operator, { name: 'Photo Call Limited', address: unfilled('[Address]') })
  const { container } = await renderPart(<LegalBlock block={{ contacts: ['support'] }} />)
  const [, company] = all(container, 'dl > div')
  expect([only(company ?? container, 'dt').innerHTML, only(company ?? container, 'dd').innerHTML]).toEqual([
    'Photo Call Limited',
    '<span class="placeholder">[Address]</span>',
  ])
  expect(all(container, 'dd')).toHaveLength(Object.keys(site.operator).length)
})

describe('the parts of a legal page', () => {
  test('it is an article with the name of its title', async () => {
    await renderPart(<LegalPage text={terms} />, '/terms')
    expect(screen.getByRole('article', { name: 'Terms of Service' })).toBeTruthy()
  })

  test('its date is machine-readable too', async () => {
    await renderPart(<LegalPage text={terms} />, '/terms')
    const time = only(document, 'header time')
    const { date } = pages['/terms'].versions[0]
    expect([time.textContent, time.getAttribute('datetime')]).toEqual([`Last Updated: ${longDate(date)}`, date])
  })

  test('its sections are numbered from one, each with its short line and its blocks', async () => {
    await renderPart(<LegalPage text={terms} />, '/terms')
    const sections = all(document, '.legal-column > section[id]')
    expect(sections.map((section) => only(section, 'h2').textContent)).toEqual(
      terms.sections.map(({ title }, index) => `${index + 1} ${title}`),
    )
    expect(sections.map((section) => only(section, '.legal-short b').textContent)).toEqual(
      sections.map(() => 'In short:'),
    )
    expect(sections.map((section) => only(section, '.legal-text').children.length - 1)).toEqual(
      terms.sections.map(({ body }) => body.length),
    )
  })

  test('its box is a region with the name of its heading', async () => {
    await renderPart(<LegalPage text={terms} />, '/terms')
    expect(screen.getByRole('region', { name: terms.box.title }).querySelector('.age-mark--lg')).toBeTruthy()
  })
})

describe.each([terms, privacy])('$path', (text) => {
  test('every section has a link to itself, with its number in its name', async () => {
    await renderPart(<LegalPage text={text} />, text.path)
    const names = text.sections.map((_, index) => `Section ${index + 1}`)
    const links = screen.getAllByRole('link', { name: /^Section \d+$/ })
    expect(links.map(({ textContent }) => textContent)).toEqual(names)
    expect(links.map((link) => link.getAttribute('href'))).toEqual(text.sections.map(({ id }) => `${text.path}#${id}`))
    expect(links.map((link) => link.closest('section')?.id)).toEqual(text.sections.map(({ id }) => id))
  })

  test('the link to a section is no part of its heading', async () => {
    await renderPart(<LegalPage text={text} />, text.path)
    expect(document.querySelectorAll('h2 a')).toHaveLength(0)
    expect(all(document, '.legal-anchor').map(({ previousElementSibling }) => previousElementSibling?.tagName)).toEqual(
      text.sections.map(() => 'H2'),
    )
  })

  test('it ends with the change log, newest first', async () => {
    await renderPart(<LegalPage text={text} />, text.path)
    const last = only(document, '.legal-column > :last-child')
    expect(only(last, 'h2').textContent).toBe('What changed')
    const { versions } = pages[text.path]
    expect(all(last, 'dt').map(({ textContent }) => textContent)).toEqual(versions.map(({ date }) => longDate(date)))
    expect(all(last, 'dd').map(({ textContent }) => textContent)).toEqual(versions.map(({ what }) => what))
  })

  test('its date is that of its newest version', async () => {
    await renderPart(<LegalPage text={text} />, text.path)
    const [newest] = pages[text.path].versions
    expect(only(document, 'time').getAttribute('datetime')).toBe(newest.date)
    expect(document.querySelector('.legal-date')?.textContent).toBe(longDate(newest.date))
  })
})

test('the pressed link to a section puts it into the address and moves focus there', async () => {
  const { router } = await renderPart(<LegalPage text={terms} />, '/terms')
  await user.click(screen.getByRole('link', { name: 'Section 3' }))
  expect(document.activeElement?.textContent).toBe('3 Age Requirements')
  await waitFor(() => expect(router.state.location.hash).toBe('age'))
})

describe('blocks', () => {
  test('a paragraph is a p element', async () => {
    const { container } = await renderPart(<LegalBlock block={{ p: 'Only words.' }} />)
    expect(container.innerHTML).toBe('<p>Only words.</p>')
  })

  test('a sub-heading is of the third level', async () => {
    await renderPart(<LegalBlock block={{ h3: 'Refunds' }} />)
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Refunds')
  })

  test('a list has its items in order', async () => {
    await renderPart(<LegalBlock block={{ ul: ['one', [{ strong: 'two' }, ' more']] }} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'two more'])
  })

  test('steps are a numbered list, in order', async () => {
    await renderPart(<LegalBlock block={{ ol: ['one', 'two'] }} />)
    expect(screen.getByRole('list').tagName).toBe('OL')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'two'])
  })

  test('a table has its caption, its heads, and a heading in each row', async () => {
    const table = { caption: 'Times', head: ['What', 'When'], groups: [{ rows: [['Account', 'later']] }] } as const
    await renderPart(<LegalBlock block={{ table }} />)
    expect(screen.getByRole('table', { name: 'Times' })).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['What', 'When'])
    expect(screen.getByRole('rowheader').textContent).toBe('Account')
    expect(screen.getByRole('cell').textContent).toBe('later')
  })

  test('a table in groups names each above its rows, over both columns', async () => {
    const groups = ['One', 'Two'].map((name) => ({ name, rows: [['From', 'you']] as const }))
    const { container } = await renderPart(
      <LegalBlock block={{ table: { caption: 'Kinds', head: ['What', 'Details'], groups } }} />,
    )
    const names = all(container, 'tbody > tr:first-child > th')
    expect(names.map(({ textContent }) => textContent)).toEqual(['One', 'Two'])
    expect(names.map((name) => [name.getAttribute('scope'), name.getAttribute('colspan')])).toEqual([
      ['col', '2'],
      ['col', '2'],
    ])
    expect(all(container, 'tbody').map((group) => only(group, 'td').textContent)).toEqual(['you', 'you'])
  })

  test('contact addresses can be written to', async () => {
    await renderPart(<LegalBlock block={{ contacts: ['dpo'] }} />)
    const link = screen.getByRole('link')
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      site.contacts.dpo.address,
      `mailto:${site.contacts.dpo.address}`,
    ])
  })

  test('helplines are numbers that can be called, with the country they are for', async () => {
    await renderPart(<LegalBlock block={{ helplines: true }} />)
    const calls = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(calls).toEqual([
      ['0808 8020 133', 'tel:+448088020133'],
      ['1-800-GAMBLER', 'tel:+18004262537'],
    ])
  })

  test('contacts are shown in the given order', async () => {
    put(site.operator, { address: unfilled() })
    await renderPart(<LegalBlock block={{ contacts: ['dpo', 'legal'] }} />)
    expect(
      screen
        .getAllByRole('term')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Data protection officer', 'Legal questions'])
  })
})
