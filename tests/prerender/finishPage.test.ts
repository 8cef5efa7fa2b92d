import { expect, test } from 'vitest'
import { filesOfPage } from '../../src/prerender/filesOfPage.ts'
import { moveStyleAttributes } from '../../src/prerender/finishPage.ts'

test('a style attribute, which the policy would block, becomes a rule in the style element', () => {
  const page = { status: 200, routeFiles: [], head: '', styles: '<style>h1{}</style>' }
  const { body, styles } = moveStyleAttributes({ ...page, body: '<h1 style="font-family:&quot;A&quot;">Heading</h1>' })
  expect(body).toBe('<h1 data-style="font-family:&quot;A&quot;">Heading</h1>')
  expect(styles).toBe(String.raw`<style>h1{}[data-style="font-family:\"A\""]{font-family:"A"}</style>`)
})

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
