import { Box, defineStyle, Flex, Heading, Text } from '@chakra-ui/react'
import { notFound } from '../../content/pages'
import { LinkButton } from '../../ui/Link'
import { PhotoFinishStrip } from '../../ui/pageHero/PhotoFinishStrip'
import { pageHero } from '../../ui/pageHero/pageHero.recipe'

const titleStyle = defineStyle({
  textStyle: 'headline',
  fontSize: 'min(max(18.4vw,3.25rem),7rem,21vw)',
  lineHeight: '.96',
  // The title fits on one line, unless the reader's text is larger.
  md: { fontSize: 'min(11vw + 2rem - 32px,11.25rem)' },
})

/** The page for every unknown URL. */
export function NotFound() {
  return (
    <Box as="section" css={pageHero.root} mb="clamp(48px,6vw,96px)" aria-label={notFound.title}>
      <Heading as="h1" css={[pageHero.title, titleStyle]}>
        {notFound.title}
      </Heading>
      <Flex css={pageHero.lede} lg={{ pe: '16' }}>
        <Text textStyle="lede">{notFound.text}</Text>
        <LinkButton to="/" colorPalette="accent" size="lg">
          Go to the home page
        </LinkButton>
      </Flex>
      <PhotoFinishStrip />
      <Box as="span" css={pageHero.finish} lg={{ gridRow: '2/4', mt: '74px' }} aria-hidden="true" />
    </Box>
  )
}
