import { Box, Container, Heading, SimpleGrid, Text, useSlotRecipe } from '@chakra-ui/react'
import { facts } from '../../content/facts'
import { pagePaths } from '../../content/pages'
import { site, stores } from '../../content/site'
import { AgeMark } from '../../ui/AgeMark'
import { Brand } from '../Brand'
import { Helplines } from '../Helplines'
import { PageList } from '../PageList'
import { siteFooterRecipe } from './siteFooter.recipe'

/** The footer of every page: links, 18+, helplines, copyright. */
export function SiteFooter() {
  const styles = useSlotRecipe({ recipe: siteFooterRecipe })()
  return (
    <Box as="footer" css={styles.root} data-surface="dark">
      <Container>
        <SimpleGrid columns={{ base: 1, lg: 12 }} css={styles.grid}>
          <Box css={styles.brand}>
            <Brand size="lg" />
            <Text mt={{ base: '1.5', lg: '5' }} color="fg.muted">
              Read the race. Know your limits.
            </Text>
          </Box>
          <Box as="nav" css={styles.nav} aria-label="Footer">
            <PageList paths={pagePaths} display="flex" flexWrap="wrap" rowGap="1" columnGap="7" link={styles.link} />
          </Box>
          <Box as="section" css={styles.help}>
            <AgeMark size={{ base: 'md', md: 'lg' }} />
            <Heading size="md">If the fun stops, talk to someone.</Heading>
            <Text gridColumn={{ base: '1/-1', md: '2' }} color="fg.muted" textWrap="balance">
              Predictions are information, not certainties. Bet only what you can afford to lose.
            </Text>
            <Helplines mt="2" gridColumn={{ base: '1/-1', md: '2' }} fontSize={{ base: 'xl', md: '2xl' }} />
          </Box>
          <Box css={styles.copyright}>
            <p>
              {'© '}
              {/* The inline script corrects the year of the build (browser/loader.ts). */}
              <span data-year="" suppressHydrationWarning>
                {new Date().getFullYear()}
              </span>
              {` ${facts.operator.name ?? site.name}. All rights reserved.`}
            </p>
            <Text fontSize="xs">{stores.map(({ trademark }) => trademark).join(' ')}</Text>
          </Box>
        </SimpleGrid>
      </Container>
    </Box>
  )
}
