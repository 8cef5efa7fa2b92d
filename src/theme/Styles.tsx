import { ChakraProvider } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import { system } from '.'

/** A style cache; the build takes a new one for each page. */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css' })

export interface StylesProps {
  /** Where the build collects a page's rules; left out in the browser. */
  cache?: EmotionCache | undefined
  children: ReactNode
}

/** Chakra's system and a style cache, for everything inside. */
export function Styles({ cache, children }: StylesProps) {
  const [own] = useState(() => cache ?? createStyleCache())
  return (
    <CacheProvider value={own}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
