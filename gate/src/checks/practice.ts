import { atTop, type Check, violation } from '../check.ts'
import { inPage, type Kit } from '../page/nodes.ts'
import { isWide } from '../views.ts'

/** The criteria of each rule, none for good practice, and what to do instead. */
const RULES = {
  accesskey: ['', 'Leave keys to the browser and the screen reader: no accesskey.'],
  'empty-paragraph': ['', 'Space is for the style sheet: no empty paragraph.'],
  'link-nowhere': ['4.1.2', 'It leads nowhere: make it a button.'],
  'link-vague': ['2.4.9', 'Say in the link where it leads.'],
  'link-sign': ['2.4.4', 'A sign says nothing when it is read out: write where it leads.'],
  'links-adjacent': ['', 'The link before leads to the same place: make one link of both.'],
  'title-repeats': ['', 'The title says what the text says: leave it out.'],
  'title-differs': ['', 'Title and alt say two things of one picture: leave the title out.'],
  'alt-file-name': ['1.1.1', 'Say what the picture shows, not what its file is called.'],
  spacer: ['1.1.1', 'Space is for the style sheet: no spacer.'],
  'title-unlike': ['2.4.2', 'No word of the title is on the page: name the page by what is on it.'],
  'title-of-site': ['2.4.2', 'The title says where the page is, and not what: begin it as the headline begins.'],
  'placeholder-only': ['3.3.2', 'Its placeholder goes when something is typed: give it a label.'],
  'new-window': ['3.2.5', 'Open links in the same window.'],
  'table-caption': ['', 'Give the table a caption.'],
  'table-heads': ['', 'Give the table th cells, each with a scope.'],
  'table-nested': ['1.3.1', 'A table in a table is read out as a maze: set them apart.'],
  'mouse-only': ['2.1.1', 'It can be clicked and not be reached by key: make it a button.'],
} as const
type Rule = keyof typeof RULES

/**
 * Bad practice that engines do not report: titles that name another page or only the site, links without a target or a
 * meaningful name, controls that work by mouse only, pictures that are called like files, access keys. Each is found on
 * the rendered page, and the finding says which element it is and what to write instead.
 */
export const practice: Check = {
  views: isWide,
  moments: atTop,
  start: (page) => async () => {
    const { checks, found } = await inPage(page, habits)
    const findings = Object.entries(found).flatMap(([rule, nodes]) => {
      const [criteria, help] = RULES[rule as Rule]
      return nodes.map((node) => violation(rule, criteria, node, help))
    })
    return [{ checks, findings }]
  },
}

/** Runs in the page: the elements that each rule finds. */
function habits({ selectorOf, spaced, ownName }: Kit) {
  const all = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const of = <Kind extends Element = HTMLElement>(selector: string) =>
    all.filter((element) => element.matches(selector)) as unknown as Kind[]
  const links = of<HTMLAnchorElement>('a[href]')
  const href = (link: Element) => (link.getAttribute('href') ?? '').trim()
  const nameOf = (link: HTMLElement) =>
    spaced(ownName(link) || `${link.innerText} ${[...link.querySelectorAll('img')].map(({ alt }) => alt).join(' ')}`)
  const followsItsTwin = (link: Element) => {
    const before = link.previousElementSibling
    const between = link.previousSibling instanceof Text ? spaced(link.previousSibling.data) : ''
    return before?.matches('a[href]') && href(before) === href(link) && !between && href(link) !== '#'
  }
  /** The words of a text that say something, without their endings: `harvesting` and `harvest` are one. */
  const wordsOf = (text: string) =>
    (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
      .filter(
        (word) => !/^(the|and|for|with|from|are|was|has|have|this|that|you|our|your|not|page|site|home)$/.test(word),
      )
      .map((word) => word.replace(/(ings?|ions?|ers?|ed|es|s)$/, '').slice(0, 6))
  const title = spaced(document.title)
  const isUnlike = () => {
    // A picture or a frame may say what the title says, two words may be said in others ("Sign in", "Your account"),
    // and some scripts do not part words.
    const unwritten = 'body :is(img:not([alt]), canvas, video, object, embed, iframe)'
    const unparted =
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
    if (document.querySelector(unwritten) || unparted.test(title)) return false
    const said = ['alt', 'aria-label', 'placeholder', 'value'].flatMap((attribute) =>
      [...document.querySelectorAll(`body [${attribute}]`)].map((element) => element.getAttribute(attribute)),
    )
    const drawn = [...document.querySelectorAll('svg :is(title, text)')].map(({ textContent }) => textContent)
    const written = new Set(wordsOf([document.body?.innerText, location.href, ...said, ...drawn].join(' ')))
    const ofTitle = new Set(wordsOf(title))
    return ofTitle.size >= 3 && written.size >= 5 && ![...ofTitle].some((word) => written.has(word))
  }
  const isOfSite = () => {
    const headline = spaced(of('h1')[0]?.innerText)
    const before = headline.toLowerCase().endsWith(title.toLowerCase()) ? headline.slice(0, -title.length).trim() : ''
    return title && location.pathname !== '/' && /(\sat|\sat the|[@|·–—])$/i.test(before) && wordsOf(before).length >= 2
  }
  const ofPage = (holds: unknown) => (holds ? [document.documentElement] : [])

  const tables = of('table').filter((table) => !table.matches('[role=presentation], [role=none]'))
  const natively =
    'a[href], button, input, select, textarea, summary, label, option, iframe, audio, video, area, details'
  const { jQuery } = window as { jQuery?: { _data?(node: Element, name: string): { click?: unknown } | undefined } }
  const isClicked = (element: Element) =>
    element.hasAttribute('onclick') || (element !== document.body && jQuery?._data?.(element, 'events')?.click)

  const named = /\.(png|jpe?g|webp|avif|gif|svg)$|^(img|image|picture|photo|screenshot|logo|icon|graphic)?[\d\s_.-]*$/i
  const vague =
    /^((click|press|tap) )?(here|this|more|link|read more|learn more|more info(rmation)?|details|continue|go|this (page|link))[.!…]?$/i
  const found: Record<Rule, Element[]> = {
    accesskey: of('[accesskey]'),
    'empty-paragraph': of('p').filter((p) => !spaced(p.textContent) && p.children.length === 0),
    'link-nowhere': links.filter((link) => /^(#?$|javascript:)/i.test(href(link))),
    'link-vague': links.filter((link) => vague.test(nameOf(link))),
    'link-sign': links.filter((link) => nameOf(link) && !/[\p{L}\p{N}]/u.test(nameOf(link))),
    'links-adjacent': links.filter(followsItsTwin),
    'title-repeats': links.filter(
      (link) => link.title && spaced(link.title).toLowerCase() === nameOf(link).toLowerCase(),
    ),
    'title-differs': of<HTMLImageElement>('img[alt][title]').filter(
      (image) => spaced(image.title) !== spaced(image.alt),
    ),
    'alt-file-name': of<HTMLImageElement>('img[alt]').filter(({ alt }) => spaced(alt) && named.test(alt)),
    spacer: of<HTMLImageElement>('img').filter(
      (image) => image.naturalWidth === 1 || /spacer|blank\.gif|pixel\.gif/i.test(image.getAttribute('src') ?? ''),
    ),
    'title-unlike': ofPage(isUnlike()),
    'title-of-site': ofPage(isOfSite()),
    'placeholder-only': of<HTMLInputElement>('input[placeholder], textarea[placeholder]').filter(
      (field) => !field.labels?.length && !field.title && !field.matches('[aria-label], [aria-labelledby]'),
    ),
    'new-window': of('a[target=_blank]'),
    'table-caption': tables.filter((table) => !spaced(table.querySelector('caption')?.textContent) && !ownName(table)),
    'table-heads': tables.filter((table) => !table.querySelector('th') || table.querySelector('th:not([scope])')),
    'table-nested': of('table table'),
    'mouse-only': all.filter(
      (element) =>
        isClicked(element) && !element.closest(natively) && element.tabIndex < 0 && !element.querySelector(natively),
    ),
  }
  const nodes = Object.entries(found).map(([rule, elements]) => [rule, elements.map((element) => selectorOf(element))])
  return { checks: all.length, found: Object.fromEntries(nodes) as Record<string, string[]> }
}
