import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { test as setup } from 'playwright/test'
import { copyProject } from '../../tools/copyProject'
import { KITCHEN_SINK_PROJECT } from '../routes'

setup('the site builds with the page of Chakra’s components, which is never deployed', () => {
  rmSync(KITCHEN_SINK_PROJECT, { recursive: true, force: true })
  copyProject(KITCHEN_SINK_PROJECT, [
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
    description: 'Components of Chakra UI styled like this site, for the accessibility tests.',
    nav: 'Kitchen Sink',
    footerOnly: true,
    sections: [],
  },
`,
    },
  ])
  const vite = resolve('node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--logLevel=error'], { cwd: KITCHEN_SINK_PROJECT, stdio: 'pipe' })
})
