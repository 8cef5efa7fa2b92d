/** Tested by the compiler (`npm run typecheck`): the line after each `@ts-expect-error` has to be an error. */
import { Box, defineRecipe, defineSlotRecipe, defineStyle, Heading, Text } from '@chakra-ui/react'
import { expect, test } from 'vitest'
import { LinkButton } from '../../src/ui/Link'

/** Only compiled. */
const compiled = (...parts: unknown[]) => expect(parts).not.toHaveLength(0)

test('a misspelled color does not compile', () => {
  compiled(
    <Box color="fg.muted" bgColor={{ base: 'bg', _dark: 'fg' }} borderColor="currentColor" fill="none" />,
    // @ts-expect-error
    <Box color="fgg" />,
    // @ts-expect-error under a condition
    <Text bg={{ base: 'bg', _dark: 'bgg' }} />,
    // @ts-expect-error not a token
    <Box borderColor="#fff" />,
    // @ts-expect-error in a nested selector
    <Box css={[{ margin: 0 }, { '& a': { color: 'fgg' } }]} />,
    // @ts-expect-error in a style
    defineStyle({ backgroundColor: 'bgg' }),
    // @ts-expect-error in a recipe
    defineRecipe({ base: { textDecorationColor: 'acent' } }),
    // @ts-expect-error in a slot recipe
    defineSlotRecipe({ slots: ['root'], base: { root: { '& li': { color: 'acent' } } } }),
  )
})

test('a misspelled text style, property, condition, variant or slot does not compile', () => {
  compiled(
    <Text textStyle="lede" mt="1.5" maxW={{ base: 'page', lg: '34em' }} />,
    // @ts-expect-error text style
    <Text textStyle="leed" />,
    // @ts-expect-error style property
    <Box marginTopp="5" />,
    // @ts-expect-error condition
    <Box color={{ base: 'fg', _drak: 'bg' }} />,
    // @ts-expect-error size
    <Heading size="xxl" />,
    // @ts-expect-error variant
    <LinkButton to="/" variant="solidd" />,
    // @ts-expect-error slot
    defineSlotRecipe({ slots: ['root'], base: { rot: { margin: 0 } } }),
    // @ts-expect-error default variant
    defineRecipe({ variants: { size: { sm: {}, lg: {} } }, defaultVariants: { size: 'ms' } }),
  )
})
