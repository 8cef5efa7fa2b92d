/**
 * What the site's regions take from Chakra. In the built page's script `chakra.browser.tsx` stands in its place, since
 * there the recipes come compiled (tools/recipes.ts).
 */
export { chakra } from '@chakra-ui/react'
export { Styles } from './Styles'
