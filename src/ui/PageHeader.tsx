import { Box, Container, defineStyle, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { longDate } from '../content/longDate'
import { type Page, type PagePath, pages } from '../content/pages'

// Never larger than the title of the home page. A word of 13 letters fits on one line of a phone.
const titleStyle = defineStyle({
  fontWeight: '780',
  fontStretch: '112%',
  fontSize: 'min(11.9vw + 2rem - 32px,12.5vw)',
  lineHeight: '.92',
  // Any tighter, and letters of the longest title touch.
  letterSpacing: '-.01em',
  wordSpacing: '0',
  // Makes up for the tracking after the last letter.
  margin: '0 -.04em 0 -.03em',
  textWrap: 'wrap',
  md: { fontSize: 'min(4.5rem,13.4vw)' },
  _print: { fontSize: '30pt', lineHeight: '1' },
})

const bandStyle = defineStyle({
  height: 'clamp(20px,2.4vw,36px)',
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
        <Container pt="clamp(36px,5vw,72px)" pb="clamp(28px,4vw,56px)" _print={{ py: '0 8mm' }}>
          <Heading as="h1" css={titleStyle}>
            {title}
          </Heading>
          <SimpleGrid
            columns={{ base: 1, lg: 12 }}
            gap="10px {spacing.gutter}"
            mt={{ base: '6', lg: '8' }}
            fontSize="1.1875rem"
            lineHeight="1.45"
            color="fg.muted"
          >
            {versions && (
              <Text gridColumn={{ lg: '1/5' }} color="fg" fontWeight="700">
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
