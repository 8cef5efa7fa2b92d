import { describe, expect, test } from 'vitest'
import { site, stores } from '../../src/content/site'
import { all, builtPaths, documentOf, only, textOf } from './site'

// e2e/names shows the links of the header and the footer.
describe.each(builtPaths)('shared elements on %s', (path) => {
  const page = documentOf(path)
  const footer = only(page, 'body footer')

  test('the footer has the trademark lines, the minimum age and the helplines', () => {
    for (const { trademark } of stores) expect(textOf(footer)).toContain(trademark)
    expect(only(footer, '[role="img"]').getAttribute('aria-label')).toBe('18 and over only')
    const helplines = all(footer, 'dd a').map((link) => [textOf(link), link.getAttribute('href')])
    expect(helplines).toEqual(Object.values(site.helplines).map(({ number, tel }) => [number, `tel:${tel}`]))
  })

  test('there are no forms and no sign-in', () => {
    expect(page.querySelectorAll('form, input, select, textarea, [contenteditable]')).toHaveLength(0)
    const controls = [...page.querySelectorAll('a, button')].map(textOf)
    expect(controls.filter((name) => /\b(log|sign) ?(in|up)\b|\bregister\b/i.test(name))).toEqual([])
  })
})
