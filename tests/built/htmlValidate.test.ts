import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { builtPaths, htmlOf } from './site'

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Our own files have a hash in their name; no files are loaded from other sites (tests/built/document.test.ts).
      'require-sri': ['error', { target: 'crossorigin' }],
      // HTML names are case-insensitive, and React writes `srcSet`, `dateTime`, `popoverTarget`.
      'attr-case': 'off',
      // Both cases are the same doctype (HTML, 13.1.1).
      'doctype-style': 'off',
      // React closes void elements with a slash, which HTML ignores.
      'void-style': 'off',
      // Safari drops the role of a list without bullets (webkit.org/b/170179), and `display: block` a table's own.
      'no-redundant-role': 'off',
      // The style sheet keeps telephone numbers on one line, hyphens included (tests/built/document.test.ts).
      'tel-non-breaking': 'off',
    },
  }),
)

test.each(builtPaths)('a strict checker finds nothing wrong with the document %s', async (path) => {
  const { results } = await checker.validateString(htmlOf(path), path)
  const found = results.flatMap(({ messages }) => messages)
  expect(found.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`)).toEqual([])
})

test('the checker finds an error', async () => {
  const { results } = await checker.validateString('<!doctype html><p id="a"><div id="a"></div></p>', 'broken')
  expect(results.flatMap(({ messages }) => messages).length).toBeGreaterThan(1)
})
