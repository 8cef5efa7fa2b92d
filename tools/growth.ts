import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePaths } from '../src/content/pages.ts'
import { makeCopy } from './prove/copy.ts'
import { buildSite } from './prove/judge.ts'
import { apply, entry } from './prove/source.ts'
import { legalPaths } from './visits.ts'

/**
 * Proves that the weight of a page depends on its own content, not on the size of the site: builds two copies, one with
 * ten times the legal text and one with ten more pages, and compares every page that existed before. Bytes are
 * uncompressed, since compression adds or hides single bytes.
 */
const MORE = 10
/**
 * Bytes that a route adds to the script besides its entry in the page list: its path, its position, its chunk's name.
 */
const ROUTE = 300

interface Page {
  readonly path: string
  readonly html: string
  /** Bytes of all scripts of a first load. */
  readonly script: number
}

/** The pages of a copy of the source, built after a change. */
async function build(name: string, change: (folder: string) => void): Promise<Page[]> {
  const folder = makeCopy(join('.cache/growth', name))
  change(folder)
  process.env.SOURCE_DATE_EPOCH = '1780000000'
  const { failed } = await buildSite(folder)
  if (failed.length > 0) throw new Error(`The copy "${name}" does not build:\n${failed.join('\n')}`)
  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8')
  return [...pagePaths, '/404'].map((path) => {
    // The number of the page's elements grows with the lists too, and may get one more digit.
    const html = read(path === '/' ? 'index.html' : `${path.slice(1)}.html`).replace(/ data-elements="\d+"/, '')
    const scripts = [...new Set(html.match(/assets\/[\w.-]+\.js/g))]
    return { path, html, script: scripts.reduce((sum, file) => sum + read(file).length, 0) }
  })
}

const before = await build('as-it-is', () => {})
/** The bytes of HTML and of script by which each page has grown after a change. */
async function growths(name: string, change: (folder: string) => void) {
  const after = await build(name, change)
  return before.map(({ path, html, script }, index) => {
    const now = after[index] as Page
    return { path, now: now.html, html: now.html.length - html.length, script: now.script - script }
  })
}
/** Length of the text of a legal page in a copy, with its names and dates filled in. */
const textLength = async (name: string, path: string) =>
  JSON.stringify(await import(`../.cache/growth/${name}/src/content${path}.ts`)).length
const faults: string[] = []

const longer = await growths('ten-times-the-text', (folder) => {
  for (const path of legalPaths) {
    const file = join(folder, `src/content${path}.ts`)
    const repeated = (_: string, start: string, quote: string, words: string) =>
      `${start}${words.repeat(MORE)}${quote},`
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(\bp: ([`']))(.+)\2,/g, repeated))
  }
})
for (const { path, html, script } of longer) {
  const isLegal = legalPaths.some((name) => name === path)
  const added = isLegal ? (await textLength('ten-times-the-text', path)) - (await textLength('as-it-is', path)) : 0
  console.log(
    `ten times the legal text: ${path} ${html} bytes of HTML (${added} added to its text), ${script} of script more`,
  )
  if (isLegal && added === 0) faults.push(`The text of ${path} was not repeated: nothing was tried.`)
  if (isLegal && html < added) faults.push(`${path} lacks some of the text that was repeated.`)
  if (!isLegal && (html !== 0 || script !== 0)) faults.push(`${path} pays for the text of other pages.`)
}

const names = [...'abcdefghij'].map((letter) => `more${letter}`)
const entries = names.map(
  (name) =>
    `'/${name}': { title: 'Page ${name}', description: 'What page ${name} is about.', nav: '${name}', sections: [] },`,
)
const wider = await growths('ten-more-pages', (folder) => {
  apply('pages', [entry('pages', [/}$/, `${entries.join('\n')}}`])], folder)
  for (const name of names) {
    writeFileSync(
      join(folder, `src/routes/${name}.tsx`),
      `import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '../layout/PageHead'
export const Route = createFileRoute('/${name}')({ component: More })
function More() {
  return <><PageHead path="/${name}" /><h1>${name}</h1><p>${`Words of ${name}. `.repeat(200)}</p></>
}
`,
    )
  }
})
const allowed = entries.join('').length + names.length * ROUTE
for (const { path, now, html, script } of wider) {
  const items = (now.match(/<li>(?:(?!<\/li>).)*<\/li>/gs) ?? []).filter((item) => item.includes('href="/more'))
  const listed = items.join('').length
  console.log(
    `ten more pages: ${path} ${html} bytes of HTML (${listed} in its lists), ${script} of script more (${allowed} allowed)`,
  )
  if (items.length < names.length || html > listed) faults.push(`${path} carries more of other pages than their links.`)
  if (script > allowed) faults.push(`${path} loads more of other pages than their entries.`)
}

for (const fault of faults) console.error(fault)
if (faults.length === 0) console.log('The weight of every page depends only on its own content.')
process.exitCode = faults.length === 0 ? 0 : 1
