import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Builds the site with the page of e2e/kitchenSink, which is never deployed, into `.cache/kitchen-sink/dist`. A copy is
 * built, so that the page is in no file of the site.
 */
const project = resolve('.cache/kitchen-sink')
rmSync(project, { recursive: true, force: true })
for (const name of ['src', 'tools', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json'])
  cpSync(name, join(project, name), { recursive: true })
symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction')
cpSync('e2e/kitchenSink/KitchenSink.tsx', join(project, 'src/KitchenSink.tsx'))
const route = `import { createFileRoute } from '@tanstack/react-router'
import { KitchenSink } from '../KitchenSink'
import { pageHead } from '../layout/pageHead'

export const Route = createFileRoute('/kitchen-sink')({ head: () => pageHead('/kitchen-sink'), component: KitchenSink })
`
writeFileSync(join(project, 'src/routes/kitchen-sink.tsx'), route)
const pages = join(project, 'src/content/pages.ts')
const entry = `  '/kitchen-sink': {
    title: 'Kitchen Sink',
    description: 'The components of Chakra UI in the look of this site, for the tests of accessibility.',
    nav: 'Kitchen Sink',
    footerOnly: true,
    sections: [],
  },
`
writeFileSync(pages, readFileSync(pages, 'utf8').replace(/^\} as const satisfies/m, `${entry}} as const satisfies`))
const vite = resolve('node_modules/vite/bin/vite.js')
const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel=error'], { cwd: project, stdio: 'inherit' })
process.exitCode = status ?? 1
