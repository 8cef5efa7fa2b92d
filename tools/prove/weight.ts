import { type Defect, e2e, unit } from './defect.ts'

/** What makes a page heavier than its HTML. */
export const weight: readonly Defect[] = [
  {
    id: 'weight-whole-package',
    breaks: 'A whole package is imported for one of its parts, and comes with every page',
    file: 'src/layout/SiteFooter.tsx',
    find: "import { AgeMark } from '../ui/AgeMark'",
    replace:
      "import * as motion from 'framer-motion'\nimport { AgeMark } from '../ui/AgeMark'\nObject.assign(globalThis, { motion })",
    blind: false,
    check: unit('built/budgets.test.ts', /index\.html.*script of a first load/),
  },
  {
    id: 'weight-blocking-script',
    breaks: 'A script in the head holds the first paint up',
    file: 'index.html',
    find: '    <!--head-->',
    replace: '    <script src="/theme.js"></script>\n    <!--head-->',
    blind: false,
    check: unit('built/budgets.test.ts', /no script file is named/),
  },
  {
    id: 'weight-unsized-image',
    breaks: 'A picture keeps no place, and what stands below moves when it comes',
    file: 'src/home/Download.tsx',
    find: 'width={1760} height={319}',
    replace: 'width={0} height={0}',
    blind: false,
    check: unit('built/document.test.ts', /says how large it is/),
  },
  {
    id: 'weight-whole-font',
    breaks: 'The font comes with every glyph and axis, 41 kB more',
    file: 'src/theme/globalCss.ts',
    find: '../assets/fonts/archivo.woff2?url',
    replace: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url',
    blind: false,
    check: e2e('weight.spec.ts', /\/terms asks for no more than its budget/),
  },
]
