import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { styles } from '../../tools/styles.ts'

/** A project with our theme and one recipe; the packages are those of the folder above it. */
let root = ''
let server: ViteDevServer
const plugin: Plugin = styles()

const card = (color: string) =>
  `import { defineSlotRecipe } from './theme/defineRecipe'
export const cardRecipe = defineSlotRecipe({ className: 'card', slots: ['root', 'title'], base: { title: { color: '${color}' } } })`
const write = (name: string, text: string) => writeFileSync(join(root, 'src', name), text)

const CARD = '/src/card.styles.ts'
const RULES = 'virtual:rules/src/card.styles.ts.css'

beforeAll(async () => {
  mkdirSync('.cache', { recursive: true })
  root = mkdtempSync(join(process.cwd(), '.cache/styles-'))
  cpSync('src/theme', join(root, 'src/theme'), { recursive: true, filter: (file) => !file.endsWith('.styles.ts') })
  cpSync('src/assets/fonts', join(root, 'src/assets/fonts'), { recursive: true })
  write('card.styles.ts', card('fg'))
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    server: { middlewareMode: true, watch: null, ws: false },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})
beforeEach(() => change('card.styles.ts', card('fg')))

/** The code of a module in an environment. */
const codeOf = async (url: string, environment: 'client' | 'ssr' = 'ssr') =>
  (await server.environments[environment].transformRequest(url))?.code ?? ''

/** Writes a file of the source, as an editor does; returns whether the plugin loads the page again. */
async function change(name: string, text: string): Promise<boolean> {
  write(name, text)
  const { hotUpdate } = plugin
  if (typeof hotUpdate !== 'function') throw new Error('The plugin hears of no change.')
  const file = join(root, 'src', name)
  const answers = ['client', 'ssr'].map((name) =>
    hotUpdate.call({ environment: server.environments[name] } as never, { file } as never),
  )
  return answers.every((answer) => answer !== undefined)
}

test('a styles file gives class names by slot, without its rules, the same in every environment', async () => {
  const { cardRecipe } = await server.ssrLoadModule(CARD)
  expect(cardRecipe()).toEqual({ root: 'card-root', title: 'card-title' })
  for (const environment of ['client', 'ssr'] as const) {
    const code = (await codeOf(CARD, environment)).replaceAll(/\s/g, '')
    expect(code).toContain('"slots":["root","title"]')
    expect(code).not.toContain('color')
  }
})

test('its rules are CSS, which the module imports; the global rules are CSS, too', async () => {
  expect(await codeOf(CARD, 'client')).toContain(RULES)
  expect(await codeOf(RULES, 'client')).toContain('.card-title{color:var(--c-fg)}')
  expect(await codeOf('virtual:global.css', 'client')).toContain('--c-fg:#07130E')
})

test('in development a page has the rules before script, under the names that Vite’s client takes over', async () => {
  const html = await server.transformIndexHtml('/', '<html><head></head></html>')
  expect(html).toContain(`<style data-vite-dev-id="${RULES}">.card-title{color:var(--c-fg)}</style>`)
  expect(html).toContain('<style data-vite-dev-id="virtual:global.css">')
})

test('a changed rule or token shows, and no other file is waited for', async () => {
  await codeOf(RULES, 'client')
  expect(await change('card.styles.ts', card('accent'))).toBe(true)
  expect(await codeOf(RULES, 'client')).toContain('.card-title{color:var(--c-accent)}')
  expect(await change('theme/textStyles.ts', 'export const textStyles = {}')).toBe(true)
  expect(await change('main.tsx', '')).toBe(false)
})

test('two recipes of the same name fail with it', async () => {
  await change('other.styles.ts', card('fg'))
  await expect(codeOf(RULES)).rejects.toThrow('Two recipes have the class name card.')
  rmSync(join(root, 'src/other.styles.ts'))
})
