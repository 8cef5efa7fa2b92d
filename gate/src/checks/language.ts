import { type Check, oncePerPage, type RawFinding, violation } from '../check.ts'
import { inPage, type Kit } from '../page/nodes.ts'

/** Letters that language detection needs at least, and for a reliable result. */
const [FEW, MANY] = [10, 25]
/** How much surer of another language the detector has to be, of 1: of a few words, and of many. */
const [MUCH, LITTLE] = [0.1, 0.05]
/** Letters of a sentence, and by how much it is plainly in another language than the text around it. */
const [SENTENCE, PLAIN] = [30, 0.15]

/**
 * Whether the text of the page (3.1.1), and of each part with a `lang` of its own (3.1.2), is in the language that
 * `lang` names, by the letters and syllables of its words. Languages unknown to the detector are skipped, and so is text
 * that is too short, such as names. All text of one `lang` is taken together.
 */
export const language: Check = {
  packages: ['eld'],
  ...oncePerPage,
  start: (page) => async () => {
    const readsLike = await detector()
    const { parts, blocks } = await inPage(page, partsOf)
    const findings: RawFinding[] = []
    for (const { node, said, text } of parts) {
      const other = readsLike(said, text)
      if (!other || other.letters < FEW || other.surer < (other.letters < MANY ? MUCH : LITTLE)) continue
      const [rule, criterion] = node === 'html' ? ['page-language', '3.1.1'] : ['part-language', '3.1.2']
      const help = `lang="${said}", and it reads like "${other.language}": ${text.slice(0, 40)}`
      findings.push(violation(rule, criterion, node, help))
    }
    const isOther = findings.some(({ rule }) => rule === 'page-language')
    // A sentence among others, which nothing marks.
    for (const { node, said, text } of isOther ? [] : blocks) {
      const other = readsLike(said, text)
      if (!other || other.letters < SENTENCE || other.surer < PLAIN) continue
      const help = `It reads like "${other.language}" in a page in "${said}": give it a lang: ${text.slice(0, 40)}`
      findings.push(violation('unmarked-part', '3.1.2', node, help))
    }
    return [{ checks: parts.length + blocks.length, findings }]
  },
}

/**
 * Loads the detector, which takes a second: only the views that need it pay for it.
 *
 * @returns the language that a text reads like, where it is surely another than is said, and by how much surer
 */
async function detector() {
  const { eld } = await import('eld/large')
  const known = new Set(Object.values(eld.info().Languages))
  return (said: string, text: string) => {
    const own = said.toLowerCase().split('-')[0] ?? ''
    if (!known.has(own)) return
    const told = eld.detect(text)
    const { language } = told
    if (language === own || !told.isReliable()) return
    const scores = told.getScores()
    const surer = (scores[language] ?? 0) - (scores[own] ?? 0)
    return { language, surer, letters: text.match(/\p{L}/gu)?.length ?? 0 }
  }
}

/** Runs in the page: the text that is read aloud, by its `lang`: visible text, and alt texts. */
function partsOf({ selectorOf, spaced, ownName }: Kit) {
  const texts = new Map<Element, string>()
  const add = (element: Element, text: string) => {
    const marked = element.closest('[lang]')
    if (marked && text.trim()) texts.set(marked, `${texts.get(marked) ?? ''} ${text.trim()}`)
  }
  if (document.title && document.documentElement.hasAttribute('lang')) add(document.documentElement, document.title)
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], script, style, code, pre')
  const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (parent && shown(parent)) add(parent, walker.currentNode.textContent ?? '')
  }
  for (const image of document.querySelectorAll('img, [role=img], [aria-label]')) {
    if (!shown(image)) continue
    // A name given by another element is read in the language of the image.
    add(image, ownName(image) || image.getAttribute('alt') || '')
  }
  const blocks = [...document.querySelectorAll<HTMLElement>('p, li, blockquote, q, dd, td, h1, h2, h3')].filter(
    (block) => shown(block) && !block.querySelector('p, li, [lang]'),
  )
  return {
    parts: [...texts].map(([element, text]) => ({
      node: element === document.documentElement ? 'html' : selectorOf(element),
      said: element.getAttribute('lang') ?? '',
      text: spaced(text),
    })),
    blocks: blocks.map((block) => ({
      node: selectorOf(block),
      said: block.closest('[lang]')?.getAttribute('lang') ?? '',
      text: spaced(block.innerText),
    })),
  }
}
