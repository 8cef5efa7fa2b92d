import type { Change } from './defect.ts'

/** A change that breaks nothing: the gate has to stay green. */
export interface Harmless {
  /** What is changed, in one line. */
  readonly what: string
  readonly changes: readonly Change[]
}

/** Harmless changes; they also hold together, all at once. */
export const harmless: readonly Harmless[] = [
  {
    what: 'A comment',
    changes: [
      {
        file: 'src/layout/SiteFooter.tsx',
        find: "const HELP_ID = 'help-heading'",
        replace: "// Names the region of the help lines.\nconst HELP_ID = 'help-heading'",
      },
    ],
  },
  {
    what: 'A renamed component',
    changes: [
      { file: 'src/layout/MobileMenu.tsx', find: 'MenuIcon', replace: 'BarsIcon', all: true },
      { file: 'src/layout/MenuDrawer.tsx', find: 'MenuIcon', replace: 'BarsIcon', all: true },
    ],
  },
  {
    what: 'A renamed local variable',
    changes: [
      { file: 'src/layout/SiteHeader.tsx', find: 'const close =', replace: 'const hide =' },
      { file: 'src/layout/SiteHeader.tsx', find: 'onClick={close}', replace: 'onClick={hide}', all: true },
    ],
  },
  {
    what: 'A renamed function inside a hook',
    changes: [{ file: 'src/legal/useActiveSection.ts', find: 'positionOf', replace: 'measurePosition', all: true }],
  },
  {
    what: 'A reworded sentence that only screen readers say, with its transcript',
    changes: [
      {
        file: 'src/content/home.ts',
        find: 'Sample win rate by going and trip, percent',
        replace: 'Sample win rates by going and trip, percent',
      },
      {
        file: 'e2e/transcripts/home.txt',
        find: 'Sample win rate by going',
        replace: 'Sample win rates by going',
        all: true,
      },
    ],
  },
  {
    what: 'A blank line between rules',
    changes: [
      {
        file: 'src/theme/globalCss.ts',
        find: "  a: { color: 'inherit' },\n",
        replace: "\n  a: { color: 'inherit' },\n",
      },
    ],
  },
  {
    what: 'Properties of a rule in another order',
    changes: [
      {
        file: 'src/theme/recipes/features.ts',
        find: "'& .words p': { maxWidth: '30em', marginTop: '10px', color: 'fg.2' }",
        replace: "'& .words p': { color: 'fg.2', marginTop: '10px', maxWidth: '30em' }",
      },
    ],
  },
  {
    what: 'Imports in another order',
    changes: [
      {
        file: 'src/home/Hero.tsx',
        find: "import { ActionLink } from '../ui/ActionLink'\nimport { FilmStrip } from '../ui/FilmStrip'\n",
        replace: "import { FilmStrip } from '../ui/FilmStrip'\nimport { ActionLink } from '../ui/ActionLink'\n",
      },
    ],
  },
  {
    what: 'A longer docstring',
    changes: [
      {
        file: 'src/layout/SkipLink.tsx',
        find: '/** First stop of every page: over the header, to the content. */',
        replace:
          '/** First stop of every page: over the header, to the content (WCAG 2.4.1). Hidden until it has focus. */',
      },
    ],
  },
  {
    what: 'A color in lower case',
    changes: [{ file: 'src/theme/tokens.ts', find: "'#FF4F2B'", replace: "'#ff4f2b'" }],
  },
  {
    what: 'An arrow function written as a function',
    changes: [
      {
        file: 'src/home/sections.ts',
        find: "export const headingOf = (section: SectionId<'/'>) => `${section}-heading` as const",
        replace: "export function headingOf(section: SectionId<'/'>) {\n  return `${section}-heading` as const\n}",
      },
    ],
  },
  {
    what: 'A renamed constant',
    changes: [{ file: 'src/layout/MobileMenu.tsx', find: 'WIDE', replace: 'BAR_HOLDS_LINKS', all: true }],
  },
]
