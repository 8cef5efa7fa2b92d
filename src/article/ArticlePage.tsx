import { Box, Card, Container, Heading, Text, useSlotRecipe } from '@chakra-ui/react'
import type { AnyArticleText, ArticleSection } from '../content/articleText'
import { longDate } from '../content/longDate'
import { type Page, pages } from '../content/pages'
import { AgeMark } from '../ui/AgeMark'
import { PageHeader } from '../ui/PageHeader'
import { ArticleBlock, Details } from './ArticleBlock'
import { articlePageRecipe } from './articlePage.recipe'
import { ContentsList, digits, numbered } from './ContentsList'
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
  const styles = useSlotRecipe({ recipe: articlePageRecipe })()
  useKeptPlace()
  return (
    <article aria-label={title}>
      <PageHeader path={text.path} intro={text.intro} />
      <div className="content">
        <Container css={styles.root}>
          <ContentsList sections={sections} />
          <Box css={styles.sections}>
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
              <Card.Root variant="surface" data-surface="inverted" css={styles.box}>
                <AgeMark size="lg" />
                <div>
                  <Heading textStyle="articleCardTitle">{text.box.title}</Heading>
                  <Text css={styles.boxText}>
                    <RichText text={text.box.body} />
                  </Text>
                </div>
              </Card.Root>
            )}
            {versions && (
              <Box css={styles.versions}>
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
