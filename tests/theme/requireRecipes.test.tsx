import { Accordion, Badge, Button, ChakraProvider, Toggle } from '@chakra-ui/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { requireRecipes } from '../../src/theme/requireRecipes'
import { system } from '../../src/theme/system'

const render = (element: ReactElement) =>
  renderToString(<ChakraProvider value={requireRecipes(system)}>{element}</ChakraProvider>)

test('a component whose recipe the theme does not list fails, and says what to add', () => {
  expect(() => render(<Accordion.Root />)).toThrow(
    `Chakra's Accordion has no recipe: add "accordion: accordionSlotRecipe" to slotRecipes in src/theme/recipes/index.ts.`,
  )
  expect(() => render(<Badge />)).toThrow('add "badge: badgeRecipe" to recipes in')
  expect(() => render(<Button loading>Save</Button>), 'a component inside another').toThrow('"spinner: spinnerRecipe"')
})

// Components with a listed recipe are on the site.
test('a component for which Chakra has no recipe renders', () => {
  expect(render(<Toggle.Root>Bold</Toggle.Root>)).toContain('Bold')
})
