/**
 * The success criteria of WCAG 2.2 at levels A and AA, each with the evidence that the site meets it. The accessibility
 * page and the conformance report (docs/conformance.yaml) are generated from this.
 */

// Stryker disable all: content; tests compare it with WCAG's own list and with the checks that exist.
/** Every criterion of both levels, by number. WCAG 2.2 has removed 4.1.1. */
export const wcag = {
  '1.1.1': ['Non-text Content', 'A'],
  '1.2.1': ['Audio-only and Video-only (Prerecorded)', 'A'],
  '1.2.2': ['Captions (Prerecorded)', 'A'],
  '1.2.3': ['Audio Description or Media Alternative (Prerecorded)', 'A'],
  '1.2.4': ['Captions (Live)', 'AA'],
  '1.2.5': ['Audio Description (Prerecorded)', 'AA'],
  '1.3.1': ['Info and Relationships', 'A'],
  '1.3.2': ['Meaningful Sequence', 'A'],
  '1.3.3': ['Sensory Characteristics', 'A'],
  '1.3.4': ['Orientation', 'AA'],
  '1.3.5': ['Identify Input Purpose', 'AA'],
  '1.4.1': ['Use of Color', 'A'],
  '1.4.2': ['Audio Control', 'A'],
  '1.4.3': ['Contrast (Minimum)', 'AA'],
  '1.4.4': ['Resize Text', 'AA'],
  '1.4.5': ['Images of Text', 'AA'],
  '1.4.10': ['Reflow', 'AA'],
  '1.4.11': ['Non-text Contrast', 'AA'],
  '1.4.12': ['Text Spacing', 'AA'],
  '1.4.13': ['Content on Hover or Focus', 'AA'],
  '2.1.1': ['Keyboard', 'A'],
  '2.1.2': ['No Keyboard Trap', 'A'],
  '2.1.4': ['Character Key Shortcuts', 'A'],
  '2.2.1': ['Timing Adjustable', 'A'],
  '2.2.2': ['Pause, Stop, Hide', 'A'],
  '2.3.1': ['Three Flashes or Below Threshold', 'A'],
  '2.4.1': ['Bypass Blocks', 'A'],
  '2.4.2': ['Page Titled', 'A'],
  '2.4.3': ['Focus Order', 'A'],
  '2.4.4': ['Link Purpose (In Context)', 'A'],
  '2.4.5': ['Multiple Ways', 'AA'],
  '2.4.6': ['Headings and Labels', 'AA'],
  '2.4.7': ['Focus Visible', 'AA'],
  '2.4.11': ['Focus Not Obscured (Minimum)', 'AA'],
  '2.5.1': ['Pointer Gestures', 'A'],
  '2.5.2': ['Pointer Cancellation', 'A'],
  '2.5.3': ['Label in Name', 'A'],
  '2.5.4': ['Motion Actuation', 'A'],
  '2.5.7': ['Dragging Movements', 'AA'],
  '2.5.8': ['Target Size (Minimum)', 'AA'],
  '3.1.1': ['Language of Page', 'A'],
  '3.1.2': ['Language of Parts', 'AA'],
  '3.2.1': ['On Focus', 'A'],
  '3.2.2': ['On Input', 'A'],
  '3.2.3': ['Consistent Navigation', 'AA'],
  '3.2.4': ['Consistent Identification', 'AA'],
  '3.2.6': ['Consistent Help', 'A'],
  '3.3.1': ['Error Identification', 'A'],
  '3.3.2': ['Labels or Instructions', 'A'],
  '3.3.3': ['Error Suggestion', 'AA'],
  '3.3.4': ['Error Prevention (Legal, Financial, Data)', 'AA'],
  '3.3.7': ['Redundant Entry', 'A'],
  '3.3.8': ['Accessible Authentication (Minimum)', 'AA'],
  '4.1.2': ['Name, Role, Value', 'A'],
  '4.1.3': ['Status Messages', 'AA'],
} as const satisfies Record<string, readonly [name: string, level: 'A' | 'AA']>

/** A check: its name, and what it tests. */
interface Check {
  readonly name: string
  readonly what: string
  /** Name of a check of the gate, or path of a test file. */
  readonly at: `gate ${string}` | `${string}.ts`
}

export const checks = {
  axe: {
    name: 'axe',
    what: 'axe-core, in every state; each link and button also as pointed at and as focused',
    at: 'gate axe',
  },
  ibm: { name: 'IBM', what: 'The engine of IBM Equal Access', at: 'gate ibm' },
  alfa: { name: 'Alfa', what: 'The engine of Siteimprove', at: 'gate alfa' },
  markup: { name: 'html-validate', what: 'The HTML as it is sent', at: 'gate html-validate' },
  contrast: {
    name: 'contrast',
    what: 'Each line of text against the pixels that are drawn behind it',
    at: 'gate contrast',
  },
  keyboard: {
    name: 'keyboard',
    what: 'Each page walked by Tab and by Shift and Tab; the focus ring of each stop in pixels',
    at: 'gate keyboard',
  },
  document: {
    name: 'document',
    what: 'Names, landmarks, headings, tables and lists as the browser hands them on',
    at: 'gate document',
  },
  reflow: {
    name: 'reflow',
    what: 'Text that is cut off, and scrolling sideways, where room is scarce',
    at: 'gate reflow',
  },
  targets: { name: 'targets', what: 'The size of all that can be pressed', at: 'gate targets' },
  textSize: { name: 'text size', what: 'Text that does not grow with the browser’s text size', at: 'gate text-size' },
  labels: { name: 'labels', what: 'What is written on a link or button, against its name', at: 'gate labels' },
  language: { name: 'language', what: 'The language of each text, against what the page says', at: 'gate language' },
  destinations: {
    name: 'destinations',
    what: 'Where links of one name lead, compared as pages',
    at: 'gate destinations',
  },
  traps: { name: 'traps', what: 'Whether focus comes out of all it comes into', at: 'gate traps' },
  behavior: { name: 'behavior', what: 'What the page does that nobody asked for', at: 'gate behavior' },
  speech: {
    name: 'transcripts',
    what: 'What a screen reader says, kept as text, so that each change shows',
    at: 'e2e/transcript.spec.ts',
  },
  orca: { name: 'Orca', what: 'What the screen reader Orca says in Firefox and Chromium', at: 'e2e/listen.ts' },
  criteria: {
    name: 'criterion test',
    what: 'Tests of our own for what no engine judges, one for each criterion',
    at: 'e2e/criteria.spec.ts',
  },
  colors: {
    name: 'color test',
    what: 'The colors of lines, marks and rings by pairs',
    at: 'tests/theme/contrast.test.ts',
  },
  skipLink: {
    name: 'skip link test',
    what: 'The skip link, and focus in changing windows',
    at: 'e2e/keyboard.spec.ts',
  },
  menu: { name: 'menu test', what: 'The menu, by keys and by pointer', at: 'e2e/menu.spec.ts' },
  navigation: { name: 'navigation test', what: 'Focus from page to page', at: 'e2e/navigation.spec.ts' },
  contents: { name: 'contents test', what: 'The contents lists', at: 'e2e/contents.spec.ts' },
  frame: { name: 'frame test', what: 'Header and footer of every page', at: 'tests/built/layout.test.ts' },
  head: { name: 'title test', what: 'What each page says of itself', at: 'tests/built/head.test.ts' },
  home: { name: 'home test', what: 'What the home page says', at: 'tests/built/home.test.ts' },
  pictures: { name: 'screenshots', what: 'Each page as it looks, also in forced colors', at: 'e2e/visual.spec.ts' },
} as const satisfies Record<string, Check>

export type CheckKey = keyof typeof checks

/** The evidence that a criterion is met, or the reason why it does not apply to this site. */
export type Evidence =
  | { readonly by: readonly [CheckKey, ...CheckKey[]]; readonly note?: string }
  | { readonly notApplicable: string }

const noMedia = { notApplicable: 'The site has no sound and no video.' } as const
const noInput = { notApplicable: 'There is nothing to fill in, to choose or to send.' } as const

/** A criterion without a check and without a reason does not compile. */
export const criteria = {
  '1.1.1': { by: ['axe', 'ibm', 'alfa', 'speech'] },
  '1.2.1': noMedia,
  '1.2.2': noMedia,
  '1.2.3': noMedia,
  '1.2.4': noMedia,
  '1.2.5': noMedia,
  '1.3.1': { by: ['axe', 'ibm', 'alfa', 'markup', 'document'] },
  '1.3.2': { by: ['speech', 'orca'] },
  '1.3.3': { by: ['criteria'], note: 'No text asks you to find a thing by its shape, color, size or place.' },
  '1.3.4': { by: ['reflow'], note: 'A phone on its side is one of the windows that are judged.' },
  '1.3.5': noInput,
  '1.4.1': { by: ['axe', 'alfa', 'pictures'] },
  '1.4.2': noMedia,
  '1.4.3': { by: ['contrast', 'axe', 'ibm', 'alfa'], note: 'Held to level AAA.' },
  '1.4.4': { by: ['textSize', 'reflow'] },
  '1.4.5': { by: ['home'], note: 'The one picture with text shows the App; its words stand in its description.' },
  '1.4.10': { by: ['reflow'] },
  '1.4.11': { by: ['colors', 'keyboard'] },
  '1.4.12': { by: ['reflow'] },
  '1.4.13': { by: ['criteria'], note: 'The sign beside a heading stays while you point at it, and covers no text.' },
  '2.1.1': { by: ['keyboard', 'menu', 'contents'] },
  '2.1.2': { by: ['keyboard', 'traps', 'menu'] },
  '2.1.4': { by: ['behavior'], note: 'No key does anything by itself.' },
  '2.2.1': { notApplicable: 'Nothing has a time limit.' },
  '2.2.2': { by: ['criteria', 'behavior'], note: 'The picture at the top opens once, in less than 5 seconds.' },
  '2.3.1': { by: ['criteria'], note: 'Nothing repeats, so that nothing flashes.' },
  '2.4.1': { by: ['skipLink', 'axe', 'document'] },
  '2.4.2': { by: ['head', 'axe'] },
  '2.4.3': { by: ['keyboard', 'menu', 'navigation', 'contents'] },
  '2.4.4': { by: ['axe', 'document', 'destinations', 'speech'] },
  '2.4.5': { by: ['frame'], note: 'The footer lists every page, and pages link to each other in their text.' },
  '2.4.6': { by: ['document', 'speech'] },
  '2.4.7': { by: ['keyboard'] },
  '2.4.11': { by: ['keyboard'] },
  '2.5.1': { notApplicable: 'All is done by single presses and by scrolling.' },
  '2.5.2': { by: ['criteria'], note: 'A press acts when it is let go, and not if you move away first.' },
  '2.5.3': { by: ['labels', 'ibm'] },
  '2.5.4': { notApplicable: 'Nothing answers to how a device is moved.' },
  '2.5.7': { notApplicable: 'Nothing is dragged.' },
  '2.5.8': { by: ['targets', 'axe'], note: 'Held to level AAA: 44 px.' },
  '3.1.1': { by: ['language', 'axe', 'ibm', 'alfa'] },
  '3.1.2': { by: ['language'], note: 'All texts are in English.' },
  '3.2.1': { by: ['criteria', 'keyboard'] },
  '3.2.2': noInput,
  '3.2.3': { by: ['frame'] },
  '3.2.4': { by: ['destinations', 'frame'] },
  '3.2.6': { by: ['frame'], note: 'The help lines stand in the footer of every page.' },
  '3.3.1': noInput,
  '3.3.2': noInput,
  '3.3.3': noInput,
  '3.3.4': noInput,
  '3.3.7': noInput,
  '3.3.8': { notApplicable: 'There is no sign-in.' },
  '4.1.2': { by: ['axe', 'ibm', 'alfa', 'document', 'speech'] },
  '4.1.3': { notApplicable: 'No page tells of a result, of progress or of an error.' },
} as const satisfies Record<keyof typeof wcag, Evidence>
// Stryker restore all

/** The criteria in WCAG's order, each with its evidence. */
export const judgedCriteria = Object.entries(wcag).map(([number, [name, level]]) => ({
  number,
  name,
  level,
  evidence: criteria[number as keyof typeof criteria] as Evidence,
}))

/** The evidence as a sentence or two. */
export function remarkOf(evidence: Evidence): string {
  if ('notApplicable' in evidence) return evidence.notApplicable
  const names = evidence.by.map((key) => checks[key].name).join(', ')
  return evidence.note ? `${names}. ${evidence.note}` : `${names}.`
}
