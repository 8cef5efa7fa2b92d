import { facts } from './facts.ts'
import type { DatedText } from './legalText.ts'

/** Heard with Orca and not fixed (e2e/transcripts/orca). */
const heard = [
  'Orca says “clickable” after some headings. They are plain text, with nothing to press.',
  'Orca says the name of each table twice.',
  'In Firefox Orca says “column header” or “row header” before some headings of a table, not after them.',
  'When you close the menu in Firefox, Orca may first say some words from the place that you left.',
  'In Chromium Orca says one heading of the home page again after the QR code.',
  'In the Privacy Policy Orca says “description value” in the middle of some texts.',
]

/** The accessibility statement: what works, what does not, whom to write to, and how the site was tried. */
export const accessibility: DatedText<'/accessibility'> = {
  path: '/accessibility',
  title: 'Accessibility',
  intro:
    'Everybody should be able to read and use this website. Here is what works, what does not work yet, whom to write to, and how we tried it. The App is not covered.',
  sections: [
    {
      id: 'works',
      title: 'What Works',
      short: 'You can use keys alone. You can enlarge each page, listen to it or print it.',
      body: [
        { p: 'On every page you can:' },
        {
          ul: [
            'Do everything with the keyboard, and see where you are.',
            'Zoom in to 400% and still not scroll sideways.',
            'Double the size of the text, or add space between its lines, words and letters.',
            'Read it light or dark, as your device is set, or in your own high-contrast colors.',
            'Turn off all motion in the settings of your device.',
            'Listen with a screen reader, and go from heading to heading.',
            'Read all of it with script switched off, or on paper.',
          ],
        },
      ],
    },
    {
      id: 'known',
      title: 'What Does Not Work',
      short: 'Some things sound odd, or come twice, in the screen reader Orca.',
      body: [
        { p: 'We know of these problems and have not solved them. We found them with the screen reader Orca:' },
        { ul: heard },
        { p: 'Other screen readers may have other problems. We have not tried them.' },
      ],
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
            ' if something on this website does not work for you. Say which page it is, what you tried, and what you use to read it. If you need a text in another form, say which.',
          ],
        },
        { p: `We answer ${facts.accessibilityReply ?? 'as soon as we can'}.` },
      ],
    },
    {
      id: 'complaint',
      title: 'If Our Answer Does Not Help',
      short: 'You can turn to somebody else.',
      body: [
        { p: `You can turn to ${facts.accessibilityAuthority ?? 'the authority for equal rights where you live'}.` },
        { p: 'This page takes away none of the rights that the law gives you.' },
      ],
    },
    {
      id: 'standard',
      title: 'The Standard',
      short: 'By our own tests, every page meets WCAG 2.2 at level AA.',
      body: [
        {
          p: 'The standard is version 2.2 of the Web Content Accessibility Guidelines, WCAG. By our own tests, every page meets it at level AA. Nobody outside has audited the site.',
        },
        { p: 'In two points we go on to level AAA:' },
        {
          ul: [
            'Text has a contrast of at least 7 to 1, large text of 4.5 to 1.',
            'What you press is at least 44 pixels wide and high. Links in a sentence may be smaller.',
          ],
        },
      ],
    },
    {
      id: 'tried',
      title: 'How We Tried It',
      short: 'Programs test each change. We have tried one screen reader, in two browsers.',
      body: [
        {
          p: 'Programs test every page before a change goes online. Every week they test more, and we compare what Orca says with what it said before.',
        },
        { p: 'We last tried the whole site on November 24, 2026, with:' },
        {
          ul: [
            'The screen reader Orca 43.1 on Linux, in Firefox ESR 153 and in Chromium 156.',
            'Keys alone, zoom, large text and high-contrast colors in Chromium 156.',
          ],
        },
        {
          p: 'We have not tried NVDA, JAWS, VoiceOver or TalkBack. We have not tried voice control or real phones. Nobody with a disability has tested the site for us yet.',
        },
      ],
    },
  ],
}
