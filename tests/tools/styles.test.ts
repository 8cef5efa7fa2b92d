import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { styles } from '../../tools/styles.ts'

/** A project with our theme and one recipe; the packages are those of the folder above it. */
let root = ''
let server: ViteDevServer
let plugin: Plugin

const card = (color: string, slots = "['root', 'title']") =>
  `import { defineSlotRecipe } from './theme/defineRecipe'
export const cardRecipe = defineSlotRecipe({ className: 'card', slots: ${slots}, base: { title: { color: '${color}' } } })`
const write = (name: string, text: string) => writeFileSync(join(root, 'src', name), text)

const CARD = '/src/card.styles.ts'
const RULES = 'virtual:rules/src/card.styles.ts.css'

beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  root = mkdtempSync(join(process.cwd(), '.cache/styles-'))
  cpSync('src/theme', join(root, 'src/theme'), { recursive: true, filter: (file) => !file.endsWith('.styles.ts') })
  cpSync('src/assets/fonts', join(root, 'src/assets/fonts'), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

beforeEach(async () => {
  write('card.styles.ts', card('fg'))
  plugin = styles()
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    server: { middlewareMode: true, watch: null, ws: false },
  })
})
afterEach(() => server.close())

/** The code of a module in an environment. */
const codeOf = async (url: string, environment: 'client' | 'ssr' = 'ssr') =>
  (await server.environments[environment].transformRequest(url))?.code ?? ''

/** The modules that the plugin invalidates after a change of a file. */
async function changed(file: string, timestamp: number, environment: 'client' | 'ssr' = 'client') {
  const { moduleGraph } = server.environments[environment]
  const modules = [...(moduleGraph.getModulesByFile(join(root, 'src', file)) ?? [])]
  const context = { environment: server.environments[environment] }
  const options = { type: 'update', file: join(root, 'src', file), timestamp, modules, read: () => '', server }
  const { hotUpdate } = plugin
  if (typeof hotUpdate !== 'function') throw new Error('The plugin hears of no change.')
  const sent = await hotUpdate.call(context as never, options as never)
  return sent?.map(({ id }) => id?.replace(root, ''))
}

test('a styles file gives class names by slot, the same in every environment', async () => {
  const { cardRecipe } = await server.ssrLoadModule(CARD)
  expect(cardRecipe()).toEqual({ root: 'card-root', title: 'card-title' })
  for (const environment of ['client', 'ssr'] as const) {
    const code = (await codeOf(CARD, environment)).replaceAll(/\s/g, '')
    expect(code).toContain('"slots":["root","title"]')
    expect(code).not.toContain('color')
  }
})

test('its rules are CSS, which the module imports', async () => {
  expect(await codeOf(CARD, 'client')).toContain(RULES)
  expect(await codeOf(RULES, 'client')).toContain('.card-title{color:var(--c-fg)}')
})

test('the global rules are CSS that the entry imports', async () => {
  expect(await codeOf('virtual:global.css', 'client')).toContain('--c-fg:#07130E')
})

test('in development a page has the rules before script, under the names that Vite’s client takes over', async () => {
  const html = await server.transformIndexHtml('/', '<html><head></head></html>')
  expect(html).toContain(`<style data-vite-dev-id="${RULES}">.card-title{color:var(--c-fg)}</style>`)
  expect(html).toContain('<style data-vite-dev-id="virtual:global.css">')
})

test('a changed rule sends the rules alone', async () => {
  await Promise.all([CARD, RULES].map((url) => codeOf(url, 'client')))
  write('card.styles.ts', card('accent'))
  expect(await changed('card.styles.ts', 1)).toEqual([RULES])
  server.environments.client.moduleGraph.invalidateAll()
  expect(await codeOf(RULES, 'client')).toContain('.card-title{color:var(--c-accent)}')
})

test('a slot that is added sends the class names as well', async () => {
  await Promise.all([CARD, RULES].map((url) => codeOf(url, 'client')))
  write('card.styles.ts', card('accent', "['root', 'title', 'note']"))
  expect(await changed('card.styles.ts', 1)).toEqual([CARD, RULES])
})

test('a changed token sends every rule that reads it', async () => {
  await Promise.all([RULES, 'virtual:global.css'].map((url) => codeOf(url, 'client')))
  const tokens = join(root, 'src/theme/textStyles.ts')
  const before = cardWithTextStyle()
  write('card.styles.ts', before)
  expect(await changed('card.styles.ts', 1)).toEqual([RULES])
  writeFileSync(tokens, `export const textStyles = { note: { value: { fontSize: '1px' } } }`)
  expect(await changed('theme/textStyles.ts', 2)).toEqual([RULES])
  cpSync('src/theme/textStyles.ts', tokens)
})

const cardWithTextStyle = () => card('fg').replace("color: 'fg'", "textStyle: 'note'")

test('each environment hears of a change', async () => {
  await Promise.all([codeOf(RULES, 'client'), codeOf(RULES, 'ssr')])
  write('card.styles.ts', card('accent'))
  expect(await changed('card.styles.ts', 1, 'client')).toEqual([RULES])
  expect(await changed('card.styles.ts', 1, 'ssr')).toEqual([RULES])
})

test('a file that no rule is made from is left to others', async () => {
  await codeOf(RULES, 'client')
  expect(await changed('main.tsx', 1)).toBeUndefined()
})

test('two recipes of the same name fail with it', async () => {
  write('other.styles.ts', card('fg'))
  await expect(codeOf(RULES)).rejects.toThrow('Two recipes have the class name card.')
  rmSync(join(root, 'src/other.styles.ts'))
})

test('a styles file outside of src is refused', async () => {
  writeFileSync(join(root, 'odd.styles.ts'), card('fg').replace('./theme', './src/theme'))
  await expect(codeOf('/odd.styles.ts')).rejects.toThrow('/odd.styles.ts is no part of src')
})
