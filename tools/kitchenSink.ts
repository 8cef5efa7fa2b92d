import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { copyProject } from './copyProject.ts'

/** Builds the site with the page of e2e/kitchenSink, which is never deployed, into `.cache/kitchen-sink/dist`. */
const project = resolve('.cache/kitchen-sink')
rmSync(project, { recursive: true, force: true })
copyProject(project, [
  { file: 'src/KitchenSink.tsx', code: readFileSync('e2e/kitchenSink/KitchenSink.tsx', 'utf8') },
  {
    file: 'src/routes/kitchen-sink.tsx',
    code: `import { createFileRoute } from '@tanstack/react-router'
import { KitchenSink } from '../KitchenSink'
import { pageHead } from '../layout/pageHead'

export const Route = createFileRoute('/kitchen-sink')({ head: () => pageHead('/kitchen-sink'), component: KitchenSink })
`,
  },
  {
    file: 'src/content/pages.ts',
    isEntry: true,
    code: `  '/kitchen-sink': {
    title: 'Kitchen Sink',
    description: 'The components of Chakra UI in the look of this site, for the tests of accessibility.',
    nav: 'Kitchen Sink',
    footerOnly: true,
    sections: [],
  },
`,
  },
])
const vite = resolve('node_modules/vite/bin/vite.js')
const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel=error'], { cwd: project, stdio: 'inherit' })
process.exitCode = status ?? 1
