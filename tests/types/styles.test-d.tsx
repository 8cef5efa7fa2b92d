/** Tested by the compiler (`npm run typecheck`): the line after each `@ts-expect-error` has to be an error. */
import { Box, defineRecipe, defineSlotRecipe, defineStyle, Heading, Text } from '@chakra-ui/react'
import { LinkButton } from '../../src/ui/Link'

export const colors = [
  <Box key={0} color="fg.muted" bgColor={{ base: 'bg', _dark: 'fg' }} borderColor="currentColor" fill="none" />,
  // @ts-expect-error misspelled
  <Box key={0} color="fgg" />,
  // @ts-expect-error misspelled under a condition
  <Text key={0} bg={{ base: 'bg', _dark: 'bgg' }} />,
  // @ts-expect-error not a token
  <Box key={0} borderColor="#fff" />,
  // @ts-expect-error misspelled in a nested selector
  <Box key={0} css={[{ margin: 0 }, { '& a': { color: 'fgg' } }]} />,
  // @ts-expect-error misspelled in a style
  defineStyle({ backgroundColor: 'bgg' }),
  // @ts-expect-error misspelled in a recipe
  defineRecipe({ base: { textDecorationColor: 'acent' } }),
  // @ts-expect-error misspelled in a slot recipe
  defineSlotRecipe({ slots: ['root'], base: { root: { '& li': { color: 'acent' } } } }),
]

export const others = [
  <Text key={0} textStyle="lede" mt="1.5" maxW={{ base: 'page', lg: '34em' }} />,
  // @ts-expect-error misspelled text style
  <Text key={0} textStyle="leed" />,
  // @ts-expect-error misspelled style property
  <Box key={0} marginTopp="5" />,
  // @ts-expect-error misspelled condition
  <Box key={0} color={{ base: 'fg', _drak: 'bg' }} />,
  // @ts-expect-error no such size
  <Heading key={0} size="xxl" />,
  // @ts-expect-error misspelled variant
  <LinkButton key={0} to="/" variant="solidd" />,
  // @ts-expect-error misspelled slot
  defineSlotRecipe({ slots: ['root'], base: { rot: { margin: 0 } } }),
  // @ts-expect-error misspelled default variant
  defineRecipe({ variants: { size: { sm: {}, lg: {} } }, defaultVariants: { size: 'ms' } }),
]
