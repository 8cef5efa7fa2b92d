/** Tested by the compiler (`npm run typecheck`): the line after each `@ts-expect-error` has to be an error. */
import { Box, defineRecipe, defineSlotRecipe, defineStyle, Heading, Text, useSlotRecipe } from '@chakra-ui/react'
import { expect, test } from 'vitest'
import { AgeMark } from '../../src/ui/AgeMark'
import { LinkButton } from '../../src/ui/Link'

/** Elements, functions and styles are only compiled. */
const compiled = (...parts: unknown[]) => expect(parts).not.toHaveLength(0)

test('a color that is no token and no keyword does not compile', () => {
  compiled(
    <Box color="fg.muted" bgColor={{ base: 'bg', _dark: 'bg.dark' }} borderColor="currentColor" fill="none" />,
    defineStyle({ color: 'inherit', '& li': { _hover: { backgroundColor: 'accent.solid' } } }),
    // @ts-expect-error misspelt
    <Box color="fgg" />,
    // @ts-expect-error misspelt, under a condition
    <Text bg={{ base: 'bg', _dark: 'inkk' }} />,
    // @ts-expect-error a color of our own
    <Box borderColor="#fff" />,
    // @ts-expect-error misspelt
    <Box _hover={{ stroke: 'rul' }} />,
    // @ts-expect-error misspelt, in `css`
    <Box css={{ color: 'fgg' }} />,
    // @ts-expect-error misspelt, inside
    <Box css={[{ margin: 0 }, { '& a': { color: 'fgg' } }]} />,
    // @ts-expect-error misspelt
    defineStyle({ backgroundColor: 'bgg' }),
    // @ts-expect-error misspelt
    defineRecipe({ base: { textDecorationColor: 'acent' } }),
    // @ts-expect-error misspelt
    defineSlotRecipe({ slots: ['root'], base: { root: { '& li': { color: 'acent' } } } }),
  )
})

test('a text style, a style prop, or an option of a component that is missing does not compile', () => {
  compiled(
    <Text textStyle="lede" mt="1.5" maxW={{ base: '8xl', lg: '34em' }} />,
    <Heading as="h1" size="lg" textStyle="legalTitle" />,
    <LinkButton to="/" variant="subtle" mt="5" />,
    <AgeMark size="lg" />,
    // @ts-expect-error misspelt text style
    <Text textStyle="leed" />,
    // @ts-expect-error misspelt text style
    defineStyle({ textStyle: 'sectionTitel' }),
    // @ts-expect-error misspelt style prop
    <Box marginTopp="5" />,
    // @ts-expect-error misspelt condition
    <Box color={{ base: 'fg', _drak: 'bg' }} />,
    // @ts-expect-error no such size of headings
    <Heading size="xxl" />,
    // @ts-expect-error misspelt variant
    <LinkButton to="/" variant="solidd" />,
    // @ts-expect-error no such size of the mark
    <AgeMark size="sm" />,
  )
})

const card = defineSlotRecipe({
  slots: ['root', 'title'],
  base: { title: { textStyle: 'cardTitle' } },
  variants: { tone: { quiet: { title: { color: 'fg.subtle' } }, loud: { root: { backgroundColor: 'accent.solid' } } } },
})

test('a slot, a variant or an option that a slot recipe does not have does not compile', () => {
  const useStyles = () => useSlotRecipe({ recipe: card })
  compiled(
    () => useStyles()({ tone: 'loud' }).title,
    // @ts-expect-error misspelt slot
    () => useStyles()().titel,
    // @ts-expect-error misspelt variant
    () => useStyles()({ tones: 'loud' }),
    // @ts-expect-error misspelt option
    () => useStyles()({ tone: 'lowd' }),
    // @ts-expect-error misspelt slot
    defineSlotRecipe({ slots: ['root'], base: { rot: { margin: 0 } } }),
    // @ts-expect-error misspelt default option
    defineRecipe({ variants: { size: { sm: {}, lg: {} } }, defaultVariants: { size: 'ms' } }),
  )
})
