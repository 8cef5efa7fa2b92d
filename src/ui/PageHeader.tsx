import { Box, Container, Heading, SimpleGrid, Text, useSlotRecipe } from '@chakra-ui/react'
import { longDate } from '../content/longDate'
import { type Page, type PagePath, pages } from '../content/pages'
import { pageHeaderRecipe } from './pageHeader.recipe'

/**
 * Browsers' reader modes classify elements by class names, ids and words. Without this class, they mistake the page's
 * header for the site's, the section `gdpr` for a banner, and a heading such as "Changes to Terms" for navigation. The
 * contents list has the class `sidebar`, so that they leave it out.
 */
export const ARTICLE = 'content'

export interface PageHeaderProps {
  path: PagePath
  intro: string
}

/** The header of any page but Home and 404: title, intro, a date if it has a change log, and a photo-finish band. */
export function PageHeader({ path, intro }: PageHeaderProps) {
  const { title, versions }: Page = pages[path]
  const styles = useSlotRecipe({ recipe: pageHeaderRecipe })({
    ...(title.split(' ').some((word) => word.length > 7) && { title: 'longWord' }),
  })
  return (
    <>
      <Container as="header" className={ARTICLE}>
        <SimpleGrid columns={{ base: 1, lg: 12 }} css={styles.head}>
          <Heading as="h1" css={styles.title}>
            {title}
          </Heading>
          <Box css={styles.meta}>
            {versions && (
              <Text gridColumn={{ lg: '1/5' }} color="fg" fontWeight="700">
                {/* One text node, so that no part of the line moves when the font is loaded. */}
                <time dateTime={versions[0].date}>{`Last Updated: ${longDate(versions[0].date)}`}</time>
              </Text>
            )}
            <Text gridColumn={{ lg: versions ? '5/11' : '1/7' }}>{intro}</Text>
          </Box>
        </SimpleGrid>
      </Container>
      <Box css={styles.band} aria-hidden="true" />
    </>
  )
}
