import type { Page } from 'playwright/test'
import type { Check, RawFinding } from '../check'

/**
 * Bad practice that engines do not report: titles that name another page or only the site, links without a target or a
 * meaningful name, controls that work by mouse only, wrong text direction, lines that are too long, spacer elements,
 * access keys. Each is found on the rendered page, and the finding says which element it is and what to write instead.
 */
export const practice: Check = {
  name: 'practice',
  views: ({ mainViews }) =>
    mainViews.filter(
      ({ scheme, width }) => scheme === 'light' && width === Math.max(...mainViews.map((view) => view.width)),
    ),
  judges: ({ kind }) => kind === 'top',
  start:
    (page, _, { config }) =>
    async () => {
      const { checks, faults } = await page.evaluate(habits)
      const findings = faults.map(
        ({ level, ...fault }): RawFinding => ({ ...fault, certain: level !== 'AAA' || config.level === 'AAA' }),
      )
      return [{ checks, findings: [...findings, ...(await lettered(page)), ...(await spaceBar(page))] }]
    },
}

interface Habit {
  rule: string
  criteria: string[]
  node: string
  help: string
  level?: 'AAA'
}

/** Runs in the page. */
function habits() {
  const faults: Habit[] = []
  const all = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const place = (element: Element): string => {
    const parent = element.parentElement
    if (!parent) return element.localName
    return `${place(parent)} > ${element.localName}:nth-child(${[...parent.children].indexOf(element) + 1})`
  }
  const spaced = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const add = (rule: string, criteria: string[], help: string, elements: readonly Element[], level?: 'AAA') => {
    for (const element of elements) faults.push({ rule, criteria, node: place(element), help, ...(level && { level }) })
  }
  const of = (selector: string) => all.filter((element) => element.matches(selector))
  const links = of('a[href]') as HTMLAnchorElement[]
  const nameOf = (link: Element) =>
    spaced(
      link.getAttribute('aria-label') ||
        `${(link as HTMLElement).innerText} ${[...link.querySelectorAll('img')].map(({ alt }) => alt).join(' ')}`,
    )
  const href = (link: Element) => (link.getAttribute('href') ?? '').trim()

  add('accesskey', [], 'Leave keys to the browser and the screen reader: no accesskey.', of('[accesskey]'))
  add('empty-paragraph', [], 'Space is for the style sheet: no empty paragraph.', [
    ...of('p').filter((p) => !spaced(p.textContent) && p.children.length === 0),
  ])
  add(
    'link-nowhere',
    ['4.1.2'],
    'It leads nowhere: make it a button.',
    links.filter((link) => href(link) === '#' || href(link) === '' || /^javascript:/i.test(href(link))),
  )
  add(
    'link-vague',
    ['2.4.9'],
    'Say in the link where it leads.',
    links.filter((link) =>
      /^((click|press|tap) )?(here|this|more|link|read more|learn more|more info(rmation)?|details|continue|go|this (page|link))[.!…]?$/i.test(
        nameOf(link),
      ),
    ),
    'AAA',
  )
  add(
    'link-sign',
    ['2.4.4'],
    'A sign says nothing when it is read out: write where it leads.',
    links.filter((link) => nameOf(link) && !/[\p{L}\p{N}]/u.test(nameOf(link))),
  )
  add(
    'links-adjacent',
    [],
    'The link before leads to the same place: make one link of both.',
    links.filter((link) => {
      const before = link.previousElementSibling
      const between = link.previousSibling instanceof Text ? spaced(link.previousSibling.data) : ''
      return before?.matches('a[href]') && href(before) === href(link) && !between && href(link) !== '#'
    }),
  )
  add(
    'title-repeats',
    [],
    'The title says what the text says: leave it out.',
    links.filter((link) => link.title && spaced(link.title).toLowerCase() === nameOf(link).toLowerCase()),
  )
  add(
    'title-differs',
    [],
    'Title and alt say two things of one picture: leave the title out.',
    of('img[alt][title]').filter((image) => spaced(image.title) !== spaced(image.getAttribute('alt'))),
  )
  add(
    'format-unsaid',
    [],
    'Say in the link which kind of file it is.',
    links.filter((link) => {
      const [, kind = ''] =
        /\.(pdf|docx?|xlsx?|pptx?|zip|mp3|wav|ogg|mp4|mov|avi|wmv|jpe?g|png|gif)$/i.exec(link.pathname) ?? []
      const groups = /mp3|wav|ogg/i.test(kind)
        ? 'audio|sound'
        : /mp4|mov|avi|wmv/i.test(kind)
          ? 'video|film'
          : 'image|picture|photo'
      return kind && !link.querySelector('img') && !new RegExp(`\\b(${kind}|${groups})\\b`, 'i').test(nameOf(link))
    }),
  )
  add(
    'spacer',
    ['1.1.1'],
    'Space is for the style sheet: no spacer.',
    of('img').filter(
      (image) =>
        (image as HTMLImageElement).naturalWidth === 1 ||
        /spacer|blank\.gif|pixel\.gif/i.test(image.getAttribute('src') ?? ''),
    ),
  )
  add(
    'title-general',
    ['2.4.2'],
    'Name the page by what is on it.',
    /^(untitled( document)?|title|page( title)?|document|home|index|new page|test|enter .*title.*)[\s\d.]*$/i.test(
      spaced(document.title),
    )
      ? [document.documentElement]
      : [],
  )
  /** The words of a text that say something, without their endings: `harvesting` and `harvest` are one. */
  const wordsOf = (text: string) =>
    (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
      .filter(
        (word) => !/^(the|and|for|with|from|are|was|has|have|this|that|you|our|your|not|page|site|home)$/.test(word),
      )
      .map((word) => word.replace(/(ings?|ions?|ers?|ed|es|s)$/, '').slice(0, 6))
  const title = spaced(document.title)
  const said = ['alt', 'aria-label', 'placeholder', 'value'].flatMap((name) =>
    [...document.querySelectorAll(`body [${name}]`)].map((element) => element.getAttribute(name)),
  )
  const drawn = [...document.querySelectorAll('svg :is(title, text)')].map(({ textContent }) => textContent)
  const written = new Set(wordsOf([document.body?.innerText, location.href, ...said, ...drawn].join(' ')))
  const ofTitle = [...new Set(wordsOf(title))]
  // A picture or a frame may say what the title says, two words may be said in others ("Sign in", "Your account"), and
  // some scripts do not part words.
  const isWritten =
    !document.querySelector('body :is(img:not([alt]), canvas, video, object, embed, iframe)') &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u.test(title)
  add(
    'title-unlike',
    ['2.4.2'],
    `No word of the title "${title}" is on the page: name the page by what is on it.`,
    isWritten && ofTitle.length >= 3 && written.size >= 5 && !ofTitle.some((word) => written.has(word))
      ? [document.documentElement]
      : [],
  )
  const [headline = ''] = of('h1').map((heading) => spaced(heading.innerText))
  const before = headline.toLowerCase().endsWith(title.toLowerCase()) ? headline.slice(0, -title.length).trim() : ''
  add(
    'title-of-site',
    ['2.4.2'],
    `The title says where the page is, and not what: begin it with "${before}".`,
    title && location.pathname !== '/' && /(\sat|\sat the|[@|·–—])$/i.test(before) && wordsOf(before).length >= 2
      ? [document.documentElement]
      : [],
  )
  add(
    'empty-label',
    ['1.3.1', '3.3.2'],
    'It is empty: say what it labels.',
    of('label, legend').filter((label) => !spaced(label.textContent) && !label.querySelector('img, input, select')),
  )
  const labels = of('label').map((label) => ({
    label,
    group: label.closest('fieldset, form, tr, li'),
    text: spaced(label.innerText),
  }))
  add(
    'label-twice',
    ['2.4.6', '3.3.2'],
    'Another field has this label: tell them apart.',
    labels
      .filter(
        ({ text, group }, i) =>
          text && labels.slice(0, i).some((other) => other.text === text && other.group === group),
      )
      .map(({ label }) => label),
  )
  add(
    'placeholder-only',
    ['3.3.2'],
    'Its placeholder goes when something is typed: give it a label.',
    of('input[placeholder], textarea[placeholder]').filter(
      (field) =>
        !(field as HTMLInputElement).labels?.length &&
        !field.title &&
        !field.matches('[aria-label], [aria-labelledby]'),
    ),
  )
  add('table-nested', ['1.3.1'], 'A table in a table is read out as a maze: set them apart.', of('table table'))
  const natively =
    'a[href], button, input, select, textarea, summary, label, option, iframe, audio, video, area, details'
  const jQuery = (window as { jQuery?: { _data?(node: Element, name: string): { click?: unknown } | undefined } })
    .jQuery
  add(
    'mouse-only',
    ['2.1.1'],
    'It can be clicked and not be reached by key: make it a button.',
    all.filter(
      (element) =>
        (element.hasAttribute('onclick') || (element !== document.body && jQuery?._data?.(element, 'events')?.click)) &&
        !element.closest(natively) &&
        element.tabIndex < 0 &&
        !element.querySelector(natively),
    ),
  )
  add(
    'focus-without-role',
    ['4.1.2'],
    'It takes focus and does nothing: take its tabindex away, or give it a role.',
    of('[tabindex="0"]').filter(
      (element) =>
        !element.matches(`${natively}, [role], [contenteditable]`) &&
        !/auto|scroll/.test(getComputedStyle(element).overflow) &&
        !element.hasAttribute('onclick') &&
        !element.hasAttribute('onkeydown'),
    ),
  )
  const own = (element: Element) =>
    spaced([...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' '))
  const share = (text: string, letters: RegExp) =>
    (text.match(letters)?.length ?? 0) / (text.match(/\p{L}/gu)?.length || 1)
  add(
    'direction',
    ['1.3.2'],
    'Its letters run the other way: set dir.',
    all.filter((element) => {
      const text = own(element)
      if ((text.match(/\p{L}/gu)?.length ?? 0) < 10) return false
      const leftwards = share(text, /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu)
      return getComputedStyle(element).direction === 'rtl' ? leftwards < 0.1 : leftwards > 0.9
    }),
  )
  add(
    'long-lines',
    ['1.4.8'],
    'Its lines are longer than 100 letters: limit the width of the text.',
    of('p, li, dd, blockquote').filter((block) => {
      const text = spaced(block.innerText)
      const lines = Math.round(
        block.getBoundingClientRect().height / (Number.parseFloat(getComputedStyle(block).lineHeight) || 18),
      )
      return block.children.length < 5 && lines > 2 && text.length / lines > 110
    }),
    'AAA',
  )
  return { checks: all.length, faults }
}

/** Drawings from a file that set words, which no reader can change (1.4.5); a mark may. */
async function lettered(page: Page): Promise<RawFinding[]> {
  const images = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[src], input[type=image]')].map(({ src, alt }) => ({
      src,
      alt,
    })),
  )
  const found: RawFinding[] = []
  for (const { src, alt } of images) {
    const drawing = /^data:image\/svg/.test(src)
      ? decodeURIComponent(src)
      : /\.svg$/.test(src)
        ? await page.request
            .get(src)
            .then((file) => file.text())
            .catch(() => '')
        : ''
    const words = [...drawing.matchAll(/<text\b[^>]*>(.*?)<\/text>/gs)].map(([, text = '']) =>
      text.replaceAll(/<[^>]*>/g, ' '),
    )
    if (!words.join(' ').match(/\p{L}{2,}\P{L}+\p{L}{2,}/u) || /logo|brand/i.test(`${alt} ${src.slice(0, 200)}`))
      continue
    const help = `The drawing sets the words "${words.join(' ').trim().slice(0, 40)}": write them as text.`
    found.push({ rule: 'svg-text', criteria: ['1.4.5'], node: `img[alt="${alt}"]`, help, certain: true })
  }
  return found
}

/** Links that say they are buttons, and do nothing when Space is pressed (4.1.2). */
async function spaceBar(page: Page): Promise<RawFinding[]> {
  const deaf: RawFinding[] = []
  const buttons = page.locator('[role=button]:not(button):not(input):not(summary)')
  for (let index = 0; index < Math.min(await buttons.count(), 5); index++) {
    const button = buttons.nth(index)
    const focused = await button.evaluate((node) => {
      ;(node as HTMLElement).focus()
      const watched = window as unknown as { gatePressed?: boolean }
      watched.gatePressed = false
      node.addEventListener('click', () => Object.assign(window, { gatePressed: true }), { once: true })
      window.addEventListener('keydown', (event) => {
        if (event.key === ' ' && event.defaultPrevented) Object.assign(window, { gatePressed: true })
      })
      return document.activeElement === node
    })
    if (!focused) continue
    await page.keyboard.press('Space')
    const node = await button.evaluate((node) => {
      const { gatePressed } = window as unknown as { gatePressed?: boolean }
      return gatePressed ? undefined : `${node.localName}[role="button"]`
    })
    if (node)
      deaf.push({
        rule: 'space-bar',
        criteria: ['2.1.1'],
        node,
        help: 'A button answers to Space, too: make it one.',
        certain: true,
      })
  }
  return deaf
}
