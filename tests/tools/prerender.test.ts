import { expect, test } from 'vitest'
import { moveStyleAttributes } from '../../tools/prerender/page.ts'

test('a style attribute, which the policy blocks, becomes a rule of the style element', () => {
  const page = { status: 200, routeFiles: [], head: '', styles: '<style>h1{}</style>' }
  const { body, styles } = moveStyleAttributes({ ...page, body: '<h1 style="font-family:&quot;A&quot;">Heading</h1>' })
  expect(body).toBe('<h1 data-style="font-family:&quot;A&quot;">Heading</h1>')
  expect(styles).toBe(String.raw`<style>h1{}[data-style="font-family:\"A\""]{font-family:"A"}</style>`)
})
