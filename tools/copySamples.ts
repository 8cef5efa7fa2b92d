/**
 * Copies the project to `.cache/samples` and adds the page of Chakra's components and the pages that docs/editing.md
 * shows, none of which is ever part of the site. `npm run test:samples` builds and tests the copy.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = '.cache/samples'

interface Sample {
  /** Path in the project. */
  readonly file: string
  readonly code: string
  /** Whether the code is an entry of the list in an existing file: `src/content/pages.ts`. */
  readonly isEntry?: boolean
}

const kitchenSink: readonly Sample[] = [
  { file: 'src/KitchenSink.tsx', code: readFileSync('e2e/a11y/KitchenSink.tsx', 'utf8') },
  {
    file: 'src/routes/kitchen-sink.tsx',
    code: `import { createFileRoute } from '@tanstack/react-router'
import { KitchenSink } from '../KitchenSink'
import { pageHead } from '../head/pageHead'

export const Route = createFileRoute('/kitchen-sink')({ head: () => pageHead('/kitchen-sink'), component: KitchenSink })
`,
  },
  {
    file: 'src/content/pages.ts',
    isEntry: true,
    code: `  '/kitchen-sink': {
    title: 'Kitchen Sink',
    description: 'Components of Chakra UI styled like this site, for the accessibility tests.',
    nav: 'Kitchen Sink',
    footerOnly: true,
    sections: [],
  },
`,
  },
]

const editing = readFileSync('docs/editing.md', 'utf8')
/** The code blocks of docs/editing.md that begin with a file name, or that name the file to which they add an entry. */
const documented: readonly Sample[] = Array.from(
  editing.matchAll(/```tsx?\n\/\/ (an entry in )?(\S+)\n(.*?)```/gs),
  ([, entry, file = '', code = '']) => ({ file, code, isEntry: entry !== undefined }),
)
if (documented.length !== editing.match(/^```tsx?$/gm)?.length)
  throw new Error('Every ts and tsx block of docs/editing.md must begin with a comment that names its file.')

/** A list with an entry at its end, or in place of the site's own entry with the same key. */
function withEntry(list: string, entry: string): string {
  const [key = ''] = entry.split('\n', 1)
  const own = list.indexOf(`${key}\n`)
  const start = own < 0 ? list.indexOf('} as const satisfies') : own
  const end = own < 0 ? start : list.indexOf('\n  },\n', own) + '\n  },\n'.length
  return list.slice(0, start) + entry + list.slice(end)
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
for (const name of [
  'src',
  'tests',
  'tools',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  '.htmlvalidate.mjs',
])
  cpSync(name, join(folder, name), { recursive: true })
writeFileSync(
  join(folder, 'tsconfig.json'),
  '{ "extends": "../../tsconfig.json", "include": ["src", "tools", "vite.config.ts"] }',
)
for (const { file, code, isEntry } of [...kitchenSink, ...documented]) {
  const path = join(folder, file)
  writeFileSync(path, isEntry ? withEntry(readFileSync(path, 'utf8'), code) : code)
}
