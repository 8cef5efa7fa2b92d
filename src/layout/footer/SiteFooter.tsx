import { Box, Container, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { facts } from '../../content/facts'
import { pagePaths } from '../../content/pages'
import { site, stores } from '../../content/site'
import { AgeMark } from '../../ui/AgeMark'
import { Brand } from '../Brand'
import { Helplines } from '../Helplines'
import { PageList } from '../PageList'
import { siteFooter } from './siteFooter.recipe'

/** The footer of every page: links, 18+, helplines, copyright. */
export function SiteFooter() {
  return (
    <Box as="footer" css={siteFooter.root}>
      <Container>
        <SimpleGrid columns={{ base: 1, lg: 12 }} css={siteFooter.grid}>
          <Box gridColumn={{ lg: '1/5' }} pt={{ lg: '3' }} display={{ _print: 'none' }}>
            <Brand size="lg" />
            <Text mt={{ base: '1.5', lg: '5' }} color="fg.muted">
              Read the race. Know your limits.
            </Text>
          </Box>
          <Box as="nav" css={siteFooter.nav} aria-label="Footer">
            <PageList paths={pagePaths} display="flex" flexWrap="wrap" gap="4px 28px" link={siteFooter.link} />
          </Box>
          <Box as="section" css={siteFooter.help}>
            <AgeMark size={{ md: 'lg' }} />
            <Heading size="md">If the fun stops, talk to someone.</Heading>
            <Text gridColumn={{ base: '1/-1', md: '2' }} color="fg.muted" textWrap="balance">
              Predictions are information, not certainties. Only bet what you can afford to lose.
            </Text>
            <Helplines mt="2" gridColumn={{ base: '1/-1', md: '2' }} fontSize={{ base: 'xl', md: '2xl' }} />
          </Box>
          <Flex css={siteFooter.copyright}>
            <p>
              {'© '}
              {/* The inline script corrects the year of the build (browser/loader.ts). */}
              <span data-year="" suppressHydrationWarning>
                {new Date().getFullYear()}
              </span>
              {` ${facts.operator.name ?? site.name}. All rights reserved.`}
            </p>
            <Text fontSize="xs">{stores.map(({ trademark }) => trademark).join(' ')}</Text>
          </Flex>
        </SimpleGrid>
      </Container>
    </Box>
  )
}
