import { Box, type BoxProps, ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createPageCache, stylesOf } from '../../src/prerender/renderPage'
import { system } from '../../src/theme/system'

/** The style element of a page with one box. */
function stylesOfBox(props: BoxProps): string {
  const cache = createPageCache()
  renderToString(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <Box {...props} />
      </ChakraProvider>
    </CacheProvider>,
  )
  return stylesOf(cache)
}

test('an unknown token fails the build, even inside a longer value', () => {
  expect(() => stylesOfBox({ border: '1px solid {colors.border}', color: 'fg.muted' })).not.toThrow()
  expect(() => stylesOfBox({ border: '1px solid {colors.bordr}' })).toThrow('colors.bordr')
  expect(() => stylesOfBox({ color: 'fg.mutd' })).toThrow('fg.mutd')
})
