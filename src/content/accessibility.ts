import type { ArticleText } from './articleText.ts'
import { facts } from './facts.ts'

/**
 * The accessibility statement: the standard, what does not work, how to report a problem, and how the site was tested.
 */
export const accessibility: ArticleText<'/accessibility'> = {
  path: '/accessibility',
  intro:
    'We want everyone to be able to use this website. This statement is about the website; it does not cover our mobile app.',
  sections: [
    {
      id: 'standard',
      title: 'The Standard We Meet',
      short: 'This website meets WCAG 2.2 at level AA, according to our own tests.',
      body: [
        {
          p: 'WCAG stands for Web Content Accessibility Guidelines. The contrast of text, and the size of buttons and of links outside sentences, also meet level AAA. Nobody outside our team has audited the website.',
        },
      ],
    },
    {
      id: 'works',
      title: 'What You Can Do',
      short:
        'You can use the website with a keyboard or a screen reader, enlarged, in the colors your device asks for, without motion and without JavaScript.',
      body: [
        {
          ul: [
            'Do everything with the keyboard and always see where you are.',
            'Zoom in to 400% without scrolling sideways.',
            'Double the size of the text or increase its spacing.',
            'Read in light, dark or high-contrast colors, following your device’s settings.',
            'Turn motion off in your device’s settings; the website then stays still.',
            'Move from heading to heading with a screen reader.',
            'Read every page with JavaScript turned off.',
          ],
        },
      ],
    },
    {
      id: 'known',
      title: 'Known Problems',
      short:
        'As far as we know, you can read and use everything. The one screen reader that we have tested, Orca, says more than it should.',
      body: [
        {
          p: 'The screen reader Orca may say “clickable” after a heading, or read the name of a table twice.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Report a Problem',
      short: 'Tell us if something does not work for you.',
      body: [
        {
          p: [
            'Write to ',
            { mail: 'support' },
            '. Tell us which page it is, what you wanted to do, your browser and, if you wish, your assistive technology. You can also ask for any text in another format.',
          ],
        },
        {
          p: `We will answer ${facts.accessibilityReply ?? 'as soon as we can'}. If our answer does not help, contact ${facts.accessibilityAuthority ?? 'the equality body where you live'}.`,
        },
      ],
    },
    {
      id: 'tested',
      title: 'How We Tested',
      short: 'We test automatically with every change, and tested with a screen reader on November 28, 2026.',
      body: [
        {
          p: 'Automated tests check every page with the tool axe. They also try it by keyboard, in narrow windows, with large text and in high-contrast colors.',
        },
        { p: 'Using Orca 43.1 on Linux, we listened to every page in Firefox ESR 153 and Chromium 156.' },
        {
          p: 'We have not tested with NVDA, JAWS, VoiceOver, TalkBack or voice control, or on real phones. Nobody with a disability has tested the website for us yet.',
        },
      ],
    },
  ],
}
