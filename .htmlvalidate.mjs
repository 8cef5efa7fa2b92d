/**
 * Rules for the markup of the built pages (tests/built/markup.test.ts).
 *
 * @type {import('html-validate').ConfigData}
 */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  // Lists have an explicit role, because Safari drops the role of lists without bullets (webkit.org/b/170179), and so have
  // the parts of tables, whose roles it drops where `display` makes them blocks, as on phones.
  // Chakra's Accordion has a `div` in a button, which browsers and screen readers treat as text.
  elements: [
    'html5',
    {
      ul: { aria: { implicitRole: '' } },
      ol: { aria: { implicitRole: '' } },
      ...Object.fromEntries(
        ['table', 'thead', 'tbody', 'tr', 'th', 'td'].map((name) => [name, { aria: { implicitRole: '' } }]),
      ),
      button: { permittedContent: ['@phrasing', 'div'] },
    },
  ],
  rules: {
    // Files of the same origin need no integrity hash.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Attribute names are case-insensitive in HTML, and React writes `srcSet`, `dateTime`, `popoverTarget`.
    'attr-case': 'off',
    // React writes `hidden=""`.
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Chakra's Accordion gives this role to a `div`.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // The doctype is case-insensitive (HTML, 13.1.1).
    'doctype-style': 'off',
    // React closes void elements with a slash, which HTML ignores.
    'void-style': 'off',
    // The style sheet keeps phone numbers on one line, hyphens included.
    'tel-non-breaking': 'off',
  },
}
