// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import type { SystemContext } from '@chakra-ui/react'
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pagePaths } from '../../src/content/pages'
import { recipes, slotRecipes } from '../../src/theme/recipes'
import { system } from '../../src/theme/system'
import { textStyles } from '../../src/theme/textStyles'
import { nonEmpty } from '../nonEmpty'
import { openMenu, renderApp, routerAt } from '../render'

/** What the theme defines is used, and what is used is defined, where the compiler does not see it. */

const sources = nonEmpty(globSync('src/**/*.{ts,tsx}'), 'sources').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

test('every token that a longer value refers to exists', () => {
  const categories = [...system.tokens.categoryMap.keys()].join('|')
  const references = sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(new RegExp(`\\{((?:${categories})\\.[\\w.-]+)\\}`, 'g')), ([, name = '']) => ({
      file,
      name,
    })),
  )
  const missing = nonEmpty(references, 'references').filter(({ name }) => !system.tokens.getByName(name))
  expect(missing.map(({ file, name }) => `${file}: {${name}}`)).toEqual([])
})

test('no condition starts with a colon, before which Emotion would put the class of the element itself', () => {
  const conditions = Object.entries(system._config.conditions ?? {})
  const wrong = nonEmpty(conditions, 'conditions').filter(([, selector]) => `${selector}`.startsWith(':'))
  expect(wrong).toEqual([])
})

/** Renders every page and the open menu. Returns their CSS, and the recipes that their components have asked for. */
async function renderSite() {
  const asked = new Set<string>()
  const recording: SystemContext = {
    ...system,
    getRecipeFn: (key, fallback) => {
      asked.add(key)
      return system.getRecipeFn(key, fallback)
    },
    getSlotRecipeFn: (key, fallback) => {
      asked.add(key)
      return system.getSlotRecipeFn(key, fallback)
    },
  }
  // The rules that every page starts with.
  const css = [JSON.stringify([system.getTokenCss(), system.getGlobalCss()])]
  for (const path of nonEmpty(pagePaths, 'pages')) {
    const cache = await renderApp(await routerAt(path), recording)
    if (path === '/') await openMenu()
    css.push(...cache.sheet.tags.map(({ textContent }) => `${textContent}`))
    cleanup()
  }
  return { css: css.join(''), asked }
}

test('every token and recipe of the theme is used on a page or in the open menu', async () => {
  const { css, asked } = await renderSite()
  const used = new Set(
    Array.from(css.matchAll(/var\((--[\w\\.-]+)/g), ([, variable = '']) => variable.replaceAll('\\', '')),
  )
  const unusedTokens = system.tokens.allTokens.filter(
    // Not here: Chakra derives these from others.
    ({ name, extensions: { cssVar } }) =>
      !/\.-|breakpoint|colorPalette/.test(name) && !used.has(`${cssVar?.var}`.replaceAll('\\', '')),
  )
  expect([...new Set(unusedTokens.map(({ name }) => name))]).toEqual([])
  expect(Object.keys({ ...recipes, ...slotRecipes }).filter((key) => !asked.has(key))).toEqual([])
})

test.each(Object.keys(textStyles))('the text style %s is used', (name) => {
  expect(sources.some(({ text }) => new RegExp(`textStyle(?:=|: ).*["']${name}["']`).test(text))).toBe(true)
})
