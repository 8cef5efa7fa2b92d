import { expect, test } from 'vitest'
import { filesOfPage } from '../../src/prerender/finishPage.ts'

test('a page loads the entry, its route’s chunk and what that imports, but no chunks that are imported dynamically', () => {
  const manifest = {
    'src/browser/main.tsx': { file: 'main.js', dynamicImports: ['_menu.js'] },
    '_menu.js': { file: 'menu.js' },
    'src/routes/terms.tsx?tsr-split=component': { file: 'terms.js', imports: ['_legal.js', 'src/browser/main.tsx'] },
    '_legal.js': { file: 'legal.js', imports: ['src/routes/terms.tsx?tsr-split=component'] },
  }
  const terms = { routeFiles: ['/src/routes/__root.tsx', '/src/routes/terms.tsx'] }
  expect(filesOfPage(manifest, terms)).toEqual(['main.js', 'terms.js', 'legal.js'])
  const unknown = { routeFiles: ['/src/routes/__root.tsx', '/src/routes/news.tsx'] }
  expect(() => filesOfPage(manifest, unknown)).toThrow('has no chunk for its route')
})
