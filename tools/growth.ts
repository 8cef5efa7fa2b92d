import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePaths } from '../src/content/pages.ts'
import { makeCopy } from './prove/copy.ts'
import { apply, entry } from './prove/source.ts'
import { legalPaths } from './visits.ts'

/**
 * Proves that the weight of a page depends on its own content, not on the size of the site: builds two copies, one with
 * ten times the legal text and one with ten more pages, and compares every page that existed before. Bytes are
 * uncompressed, since compression adds or hides single bytes.
 */
const FOLDER = '.cache/growth'
const MORE = 10
/**
 * Bytes that a route adds to the script besides its entry in the page list: its path, its position, its chunk's name.
 */
const ROUTE = 300

interface Size {
  html: string
  /** Bytes of all scripts of a first load. */
  script: number
}

/** Builds a copy of the source after a change. */
function build(name: string, change: (folder: string) => void): Map<string, Size> {
  const folder = makeCopy(join(FOLDER, name))
  change(folder)
  const env = { ...process.env, SOURCE_DATE_EPOCH: '1780000000' }
  const { status, stdout, stderr } = spawnSync('vite', ['build'], { cwd: folder, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`The copy "${name}" does not build:\n${stdout}${stderr}`)
  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8')
  return new Map(
    [...pagePaths, '/404'].map((path) => {
      // The number of the page's elements grows with the lists too, and may get one more digit.
      const html = read(path === '/' ? 'index.html' : `${path.slice(1)}.html`).replace(/ data-elements="\d+"/, '')
      const names = new Set(html.match(/assets\/[\w.-]+\.js/g))
      return [path, { html, script: [...names].reduce((sum, file) => sum + read(file).length, 0) }]
    }),
  )
}

const before = build('as-it-is', () => {})
const faults: string[] = []
const sizeOf = (sizes: Map<string, Size>, path: string): Size => {
  const size = sizes.get(path)
  if (!size) throw new Error(`${path} was not built.`)
  return size
}
const growths = (after: Map<string, Size>) =>
  [...before].map(([path, { html, script }]) => {
    const now = sizeOf(after, path)
    return { path, now: now.html, html: now.html.length - html.length, script: now.script - script }
  })

const longer = growths(
  build('ten-times-the-text', (folder) => {
    for (const path of legalPaths) {
      const file = join(folder, `src/content${path}.ts`)
      const text = readFileSync(file, 'utf8')
      writeFileSync(
        file,
        text.replace(/(\bp: ([`']))(.+)\2,/g, (_, start, quote, words) => `${start}${words.repeat(MORE)}${quote},`),
      )
    }
  }),
)
for (const { path, html, script } of longer) {
  console.log(`ten times the legal text: ${path} ${html} bytes of HTML, ${script} of script more`)
  const isLegal = legalPaths.some((name) => name === path)
  if (isLegal && html < 20_000) faults.push(`${path} has hardly grown: nothing was tried.`)
  if (!isLegal && (html !== 0 || script !== 0)) faults.push(`${path} pays for the text of other pages.`)
}

const names = Array.from({ length: MORE }, (_, i) => `more${String.fromCharCode(97 + i)}`)
const entries = names.map(
  (name) =>
    `'/${name}': { title: 'Page ${name}', description: 'What page ${name} is about.', nav: '${name}', sections: [] },`,
)
const wider = growths(
  build('ten-more-pages', (folder) => {
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
  }),
)
const allowed = entries.join('').length + MORE * ROUTE
for (const { path, now, html, script } of wider) {
  const items = (now.match(/<li>(?:(?!<\/li>).)*<\/li>/gs) ?? []).filter((item) => item.includes('href="/more'))
  const listed = items.join('').length
  console.log(
    `ten more pages: ${path} ${html} bytes of HTML (${listed} in its lists), ${script} of script more (${allowed} allowed)`,
  )
  if (items.length < MORE || html > listed) faults.push(`${path} carries more of other pages than their links.`)
  if (script > allowed) faults.push(`${path} loads more of other pages than their entries.`)
}

for (const fault of faults) console.error(fault)
console.log(
  faults.length === 0 ? 'The weight of every page depends only on its own content.' : `${faults.length} faults`,
)
process.exitCode = faults.length === 0 ? 0 : 1
