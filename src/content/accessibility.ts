import { checks, judgedCriteria, remarkOf } from './criteria.ts'
import { facts } from './facts.ts'
import { type DatedText, fact, type Row } from './legalText.ts'

// Stryker disable all: content.
/** Results of one run of the gate over the whole site, copied by hand from the table that `npm test` printed on that day. */
export const run = {
  day: 'November 24, 2026',
  /** Number of states and number of checks, by the check's key. */
  figures: {
    axe: [612, 12_984],
    ibm: [30, 1738],
    alfa: [30, 1140],
    markup: [5, 5],
    contrast: [56, 10_882],
    keyboard: [141, 4281],
    document: [18, 342],
    reflow: [78, 20_241],
    targets: [18, 413],
    textSize: [5, 225],
    labels: [18, 31],
    language: [5, 817],
    destinations: [5, 119],
    traps: [5, 170],
    behavior: [5, 475],
    speech: [11, 1199],
  } satisfies Partial<Record<keyof typeof checks, readonly [states: number, checks: number]>>,
} as const

/** Known problems with Orca, by the name of the rule that reports them (`known` in e2e/listen.ts). */
export const known = {
  clickable: 'Orca says “clickable” after some headings. They are plain text.',
} as const

/** Known problems with Orca that no rule of e2e/listen.ts reports. */
const heard = [
  'Orca says the name of each table of the legal pages twice.',
  'In a long table Orca does not say to which group a row belongs.',
  'In Firefox Orca says “row header” before the heading of a row, not after it.',
  'In Firefox, as the menu closes, Orca may say words of the place that you left.',
  'In Chromium Orca says one heading of the home page again after the QR code.',
  'Each drawing is one long sentence to a screen reader. You cannot go through its parts.',
]

const withCommas = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
const inNumbers = ([states, count]: readonly [number, number]) =>
  ` ${withCommas(states)}\u00A0states, ${withCommas(count)}\u00A0checks.`
const figures: Partial<Record<string, readonly [number, number]>> = run.figures

const principles = { 1: 'Perceivable', 2: 'Operable', 3: 'Understandable', 4: 'Robust' }

/** The accessibility statement: what the site promises to people with disabilities, and how that was tested. */
export const accessibility: DatedText<'/accessibility'> = {
  path: '/accessibility',
  title: 'Accessibility',
  intro: `You should be able to read and use this website, whatever you see, hear or press it with. Here is what we promise, how we know, and what does not work yet. The App is not covered.`,
  sections: [
    {
      id: 'standard',
      title: 'What We Promise',
      short: 'By our own checks every page meets WCAG 2.2 at level AA.',
      body: [
        {
          p: 'The standard is version 2.2 of the Web Content Accessibility Guidelines, WCAG. By our own checks each page meets level AA. Nobody outside has audited the site.',
        },
        { p: 'In two points we go on to level AAA:' },
        {
          ul: [
            'Text has a contrast of 7 to 1. Large text has 4.5 to 1.',
            'What you press is at least 44 pixels wide and high. Links in a sentence may be smaller.',
          ],
        },
        { p: 'You can read every page with script switched off, and on paper.' },
      ],
    },
    {
      id: 'evidence',
      title: 'How We Know',
      short: 'Programs check each page in many states. What a screen reader says is kept as text.',
      body: [
        {
          p: `Each change of this site has to pass these checks first. Of the ways that Orca can go, two are part of that; we listen to the others by hand. A state is one page in one window with one setting: light or dark, large text, forced colors, no script, print. The numbers are those of ${run.day}.`,
        },
        {
          table: {
            caption: 'The checks',
            head: ['Check', 'What it judges'],
            groups: [
              {
                rows: Object.entries(checks).map(
                  ([key, { name, what }]): Row => [name, `${what}.${figures[key] ? inNumbers(figures[key]) : ''}`],
                ),
              },
            ],
          },
        },
      ],
    },
    {
      id: 'tried',
      title: 'What We Tried',
      short: 'We listened with one screen reader, in two browsers.',
      body: [
        {
          ul: [
            'Screen reader: Orca 43.1 on Linux, with Firefox ESR 153 and with Chromium 156.',
            'Keys alone, with forced colors and at a zoom of 400%: Chromium 156.',
            'How the page is handed to a screen reader: Firefox, Chromium and WebKitGTK side by side.',
          ],
        },
        {
          p: 'We have not tried NVDA, JAWS, VoiceOver or TalkBack. We have not tried voice control or real phones. Nobody with a disability has tested the site for us yet.',
        },
      ],
    },
    {
      id: 'known',
      title: 'What Does Not Work',
      short: 'What we have heard with Orca and not fixed.',
      body: [{ ul: [...Object.values(known), ...heard] }],
    },
    {
      id: 'contact',
      title: 'Write to Us',
      short: 'Tell us what stands in your way.',
      body: [
        {
          p: [
            'Write to ',
            { mail: 'accessibility' },
            '. Say which page it is, what you tried, and what you use to read it. We answer within this time: ',
            fact(facts.accessibilityReply),
            '.',
          ],
        },
        { p: ['If our answer does not help, you can turn to: ', fact(facts.accessibilityAuthority), '.'] },
      ],
    },
    {
      id: 'criteria',
      title: 'Every Rule',
      short: 'Each rule is met, or it does not apply.',
      body: [
        {
          p: `WCAG 2.2 has ${judgedCriteria.length} rules at levels A and AA. Each row says which check holds the rule, or why there is nothing here that it could apply to.`,
        },
        {
          table: {
            caption: 'WCAG 2.2, levels A and AA',
            head: ['Rule', 'How it is met'],
            groups: Object.entries(principles).map(([digit, name]) => ({
              name: `${digit} ${name}`,
              rows: judgedCriteria
                .filter(({ number }) => number.startsWith(digit))
                .map(({ number, name, level, evidence }): Row => {
                  const verdict = 'by' in evidence ? 'Met: ' : 'Does not apply. '
                  return [`${number} ${name} (${level})`, verdict + remarkOf(evidence)]
                }),
            })),
          },
        },
      ],
    },
  ],
}
// Stryker restore all
