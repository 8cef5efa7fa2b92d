import { Box, Container, Heading, SimpleGrid, Text, useSlotRecipe } from '@chakra-ui/react'
import { longDate } from '../content/longDate'
import { type Page, type PagePath, pages } from '../content/pages'
import { pageHeaderRecipe } from './pageHeader.recipe'

export interface PageHeaderProps {
  path: PagePath
  intro: string
}

/** The header of any page but Home and 404: title, intro, a date if it has a change log, and a photo-finish band. */
export function PageHeader({ path, intro }: PageHeaderProps) {
  const { title, versions }: Page = pages[path]
  const styles = useSlotRecipe({ recipe: pageHeaderRecipe })()
  return (
    <>
      <Container as="header" css={styles.root}>
        <Heading as="h1" css={styles.title}>
          {title}
        </Heading>
        <SimpleGrid columns={{ base: 1, lg: 12 }} gap="10px {spacing.gutter}" css={styles.meta}>
          {versions && (
            <Text gridColumn={{ lg: '1/5' }} color="fg" fontWeight="700">
              {/* One text node, so that no part of the line moves when the font is loaded. */}
              <time dateTime={versions[0].date}>{`Last Updated: ${longDate(versions[0].date)}`}</time>
            </Text>
          )}
          <Text gridColumn={{ lg: versions ? '5/11' : '1/7' }}>{intro}</Text>
        </SimpleGrid>
      </Container>
      <Box css={styles.band} aria-hidden="true" />
    </>
  )
}
