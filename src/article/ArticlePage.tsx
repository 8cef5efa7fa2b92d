import { Box, Container, DataList, Heading, SimpleGrid, Text, useSlotRecipe } from '@chakra-ui/react'
import type { AnyArticleText, ArticleSection } from '../content/articleText'
import { longDate } from '../content/longDate'
import { type Page, pages } from '../content/pages'
import { AgeMark } from '../ui/AgeMark'
import { PageHeader } from '../ui/PageHeader'
import { ArticleBlock } from './ArticleBlock'
import { articlePageRecipe } from './articlePage.recipe'
import { ContentsList } from './ContentsList'
import { numbered } from './numbered'
import { proseLinks } from './prose.recipe'
import { RichText } from './RichText'

export interface ArticlePageProps {
  text: AnyArticleText
}

/** A page of numbered sections: header, contents list, sections, and a box and a change log if it has them. */
export function ArticlePage({ text }: ArticlePageProps) {
  const sections: readonly ArticleSection[] = text.sections
  const { title, versions }: Page = pages[text.path]
  const styles = useSlotRecipe({ recipe: articlePageRecipe })({
    rows: sections.some(({ body }) => body.some((block) => 'table' in block || 'entries' in block)),
  })
  return (
    <article aria-label={title}>
      <PageHeader path={text.path} intro={text.intro} />
      <Container>
        <SimpleGrid columns={{ base: 1, lg: 12 }} columnGap={{ lg: 'gutter' }} css={styles.body}>
          <ContentsList sections={sections} />
          <Box css={styles.column}>
            {sections.map((section, index) => (
              // Without the class, Firefox's reader mode takes the section `gdpr` for a banner and leaves it out.
              <section key={section.id} id={section.id} className="content">
                <h2>{numbered(index, section.title)}</h2>
                <div>
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
              <Box css={styles.box}>
                <AgeMark size="lg" />
                <div>
                  <Heading css={styles.boxTitle}>{text.box.title}</Heading>
                  <Text css={[proseLinks, styles.boxText]}>
                    <RichText text={text.box.body} />
                  </Text>
                </div>
              </Box>
            )}
            {versions && (
              <div>
                <Heading size="md" fontWeight="760" fontStretch="104%">
                  What changed
                </Heading>
                <DataList.Root mt="4" borderTop="3px solid {colors.fg}">
                  {versions.map(({ date, what }) => (
                    <DataList.Item
                      key={date}
                      display="flex"
                      flexWrap="wrap"
                      gap="2px 24px"
                      py="2.5"
                      borderBottom="1px solid {colors.border}"
                    >
                      {/* Orca does not read a `dt` that contains only a `time` element. */}
                      <DataList.ItemLabel flex="0 1 10rem" fontWeight="700">
                        {longDate(date)}
                      </DataList.ItemLabel>
                      <DataList.ItemValue flex="1 1 12rem" color="fg.muted">
                        {what}
                      </DataList.ItemValue>
                    </DataList.Item>
                  ))}
                </DataList.Root>
              </div>
            )}
          </Box>
        </SimpleGrid>
      </Container>
    </article>
  )
}
