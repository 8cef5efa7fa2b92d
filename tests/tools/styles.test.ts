import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { styles } from '../../tools/styles.ts'

/** A project with our theme and one recipe; the packages are those of the folder above it. */
let root = ''
let server: ViteDevServer

const card = `import { defineSlotRecipe } from './theme/defineRecipe'
export const cardRecipe = defineSlotRecipe({ className: 'card', slots: ['root', 'title'], base: { title: { color: 'fg' } } })`
const write = (name: string, text: string) => writeFileSync(join(root, 'src', name), text)

const CARD = '/src/card.styles.ts'
const RULES = 'virtual:rules/src/card.styles.ts.css'

const serve = () =>
  createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [styles()],
    server: { middlewareMode: true, watch: null, ws: false },
  })
beforeAll(async () => {
  mkdirSync('.cache', { recursive: true })
  root = mkdtempSync(join(process.cwd(), '.cache/styles-'))
  cpSync('src/theme', join(root, 'src/theme'), { recursive: true, filter: (file) => !file.endsWith('.styles.ts') })
  cpSync('src/assets/fonts', join(root, 'src/assets/fonts'), { recursive: true })
  write('card.styles.ts', card)
  server = await serve()
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

test('a styles file gives class names by slot, without its rules, the same in every environment', async () => {
  const { cardRecipe } = await server.ssrLoadModule(CARD)
  expect(cardRecipe()).toEqual({ root: 'card-root', title: 'card-title' })
  for (const environment of ['client', 'ssr'] as const) {
    const answer = await server.environments[environment].transformRequest(CARD)
    expect(answer?.code).toContain('card')
    expect(answer?.code).not.toContain('color')
  }
})

test('in development a page has the rules before script, under the names that Vite’s client takes over', async () => {
  const html = await server.transformIndexHtml('/', '<html><head></head></html>')
  expect(html).toContain(`<style data-vite-dev-id="${RULES}">.card-title{color:var(--c-fg)}</style>`)
  expect(html).toContain('<style data-vite-dev-id="virtual:global.css">')
})

test('two recipes of the same name fail with it', async () => {
  write('other.styles.ts', card)
  const other = await serve()
  await expect(other.environments.ssr.transformRequest(RULES)).rejects.toThrow('Two recipes have the class name card.')
  await other.close()
})
