/** The markup of the built pages, as it is served: `npm run test:built`. */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  // Lists say that they are: Safari drops the role of those without bullets (webkit.org/b/170179).
  elements: ['html5', { ul: { aria: { implicitRole: '' } }, ol: { aria: { implicitRole: '' } } }],
  rules: {
    // Files of the same origin need no integrity hash.
    'require-sri': ['error', { target: 'crossorigin' }],
    // HTML names are written without regard to case, and React writes `srcSet`, `dateTime`, `popoverTarget`.
    'attr-case': 'off',
    // React writes `hidden=""`.
    'attribute-empty-style': 'off',
    // Chakra's Accordion makes a region of a `div`.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Both cases are the same doctype (HTML, 13.1.1).
    'doctype-style': 'off',
    // React closes void elements with a slash, which HTML ignores.
    'void-style': 'off',
    // The style sheet keeps numbers to call on one line, hyphens included.
    'tel-non-breaking': 'off',
  },
}
