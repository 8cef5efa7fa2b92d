import { Box, Container, defineStyle, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { longDate } from '../content/longDate'
import { type Page, type PagePath, pages } from '../content/pages'

const bandStyle = defineStyle({
  height: { base: '5', lg: '6', xl: '8' },
  backgroundImage: 'var(--photo-finish)',
  backgroundSize: '100% 300%',
  backgroundPosition: '0 55%',
  forcedColorAdjust: 'none',
  _print: { display: 'none' },
})

export interface PageHeaderProps {
  path: PagePath
  intro: string
}

/** The header of any page but Home and 404: title, intro, a date if it has a change log, and a photo-finish band. */
export function PageHeader({ path, intro }: PageHeaderProps) {
  const { title, versions }: Page = pages[path]
  return (
    <>
      {/* For the class, see ArticlePage. */}
      <header className="content">
        <Container
          pt={{ base: '9', lg: '12', xl: '16' }}
          pb={{ base: '7', lg: '10', xl: '12' }}
          _print={{ pt: '0', pb: '8' }}
        >
          {/* The margins make up for the space beside the first letter, and for the tracking after the last one. */}
          <Heading as="h1" textStyle="pageTitle" ms="[-.03em]" me="[-.04em]" textWrap="wrap">
            {title}
          </Heading>
          <SimpleGrid
            columns={{ base: 1, lg: 12 }}
            rowGap="2.5"
            columnGap="gutter"
            mt={{ base: '6', lg: '8' }}
            fontSize="lg"
            lineHeight="moderate"
            color="fg.muted"
          >
            {versions && (
              <Text gridColumn={{ lg: '1/5' }} color="fg" fontWeight="bold">
                {/* One text node, so that no part of the line moves when the font is loaded. */}
                <time dateTime={versions[0].date}>{`Last Updated: ${longDate(versions[0].date)}`}</time>
              </Text>
            )}
            <Text gridColumn={{ lg: versions ? '5/11' : '1/7' }}>{intro}</Text>
          </SimpleGrid>
        </Container>
      </header>
      <Box css={bandStyle} aria-hidden="true" />
    </>
  )
}
