import { Box, Card, Container, Heading, Text } from '@chakra-ui/react'
import type { AnyArticleText, ArticleSection } from '../content/articleText'
import { longDate } from '../content/longDate'
import { type Page, pages } from '../content/pages'
import { AgeMark } from '../ui/AgeMark'
import { PageHeader } from '../ui/PageHeader'
import { ArticleBlock, Details } from './ArticleBlock'
import { body, box, column } from './articlePage.recipe'
import { ContentsList, digits, numbered } from './ContentsList'
import { prose, proseLinks } from './prose.recipe'
import { RichText } from './RichText'
import { useKeptPlace } from './useKeptPlace'

export interface ArticlePageProps {
  text: AnyArticleText
}

/**
 * A page of numbered sections: header, contents list, sections, and a box and a change log if it has them.
 *
 * The classes `content` and `sidebar` are for reader views, whose library, Readability, weighs elements by class and id:
 * it takes an id such as `contact` or `gdpr` for the name of a banner, leaves out a sidebar, and keeps what is beside
 * the text, here the header, only if both have the same class.
 */
export function ArticlePage({ text }: ArticlePageProps) {
  const sections: readonly ArticleSection[] = text.sections
  const { title, versions }: Page = pages[text.path]
  useKeptPlace()
  return (
    <article aria-label={title}>
      <PageHeader path={text.path} intro={text.intro} />
      <div className="content">
        <Container css={body}>
          <ContentsList sections={sections} />
          <Box css={column}>
            {sections.map((section, index) => (
              <section key={section.id} id={section.id} className="content">
                <h2 {...digits(index)}>{numbered(index, section.title)}</h2>
                <div className="content">
                  <p className="short">
                    {/* The span keeps the space: between an element and a text node, Chromium drops it from the
                        accessibility tree. */}
                    <b>In short:</b>{' '}
                    <span>
                      <RichText text={section.short} />
                    </span>
                  </p>
                  {section.body.map((block, position) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the text is constant, and blocks have no id
                    <ArticleBlock key={position} block={block} />
                  ))}
                </div>
              </section>
            ))}
            {text.box && (
              <Card.Root variant="surface" data-surface="inverted" css={box}>
                <AgeMark size="lg" />
                <div>
                  <Heading fontSize="min(clamp(1.375rem,1.05rem + 1.2vw,1.875rem),11cqi)">{text.box.title}</Heading>
                  <Text mt="3" maxW="34em" fontSize="lg" css={proseLinks}>
                    <RichText text={text.box.body} />
                  </Text>
                </div>
              </Card.Root>
            )}
            {versions && (
              <Box css={prose}>
                <h2>What changed</h2>
                {/* Text, not `time` elements: Orca does not read a `dt` that contains only one. */}
                <Details details={versions.map(({ date, what }) => [longDate(date), what])} />
              </Box>
            )}
          </Box>
        </Container>
      </div>
    </article>
  )
}
