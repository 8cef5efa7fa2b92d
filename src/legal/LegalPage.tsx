import type { DatedText, LegalSection, LegalText } from '../content/legalText'
import { longDate } from '../content/longDate'
import { pages, type SectionId, versionOf } from '../content/pages'
import { AgeMark } from '../ui/AgeMark'
import { Container } from '../ui/Container'
import { cx } from '../ui/cx'
import { Grid } from '../ui/Grid'
import { Heading } from '../ui/Heading'
import { Link } from '../ui/Link'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { ContentsList } from './ContentsList'
import { LegalBlock } from './LegalBlock'
import { legalRecipe } from './legal.styles'
import { proseRecipe } from './prose.styles'
import { RichText } from './RichText'

const styles = legalRecipe()

const BOX_ID = 'box-heading'

export interface LegalPageProps {
  text: LegalText<'/terms'> | LegalText<'/privacy'> | DatedText<'/accessibility'>
}

/** A legal page: head, contents list, numbered sections, the box if it has one, and the change log. */
export function LegalPage({ text }: LegalPageProps) {
  const sections: readonly LegalSection<SectionId<typeof text.path>>[] = text.sections
  const updated = versionOf(text.path).date
  return (
    <article aria-label={text.title}>
      <Container as="header">
        <Grid className={styles.head}>
          <Heading as="h1" className={cx(styles.title, text.title.includes(' ') ? undefined : styles.word)}>
            {text.title}
          </Heading>
          <div className={styles.meta}>
            <p className={styles.updated}>
              {/* One text node, so that no part of the line moves when the font is loaded. */}
              <time dateTime={updated}>{`Last Updated: ${longDate(updated)}`}</time>
            </p>
            <p className={styles.intro}>{text.intro}</p>
          </div>
        </Grid>
      </Container>
      <div className={styles.band} aria-hidden="true" />
      <Container>
        <Grid className={styles.body}>
          <ContentsList sections={sections} />
          <div className={styles.column}>
            {sections.map((section, index) => (
              <section
                key={section.id}
                className={styles.section}
                id={section.id}
                aria-label={`${index + 1} ${section.title}`}
              >
                <div className={styles.heading}>
                  <Heading className={styles.sectionTitle}>
                    <span className={styles.number}>{`${index + 1} `}</span>
                    <span className={styles.name}>{section.title}</span>
                  </Heading>
                  <Link className={styles.anchor} to={text.path} section={section.id}>
                    <VisuallyHidden>{`Section ${index + 1}`}</VisuallyHidden>
                  </Link>
                </div>
                <div className={cx(proseRecipe(), styles.text)}>
                  <p className={styles.short}>
                    {/* The span keeps the space: between an element and a text node, Chromium drops it from the
                        accessibility tree. */}
                    <b>In short:</b>{' '}
                    <span>
                      <RichText text={section.short} />
                    </span>
                  </p>
                  {section.body.map((block, position) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the text is constant, and blocks have no id
                    <LegalBlock key={position} block={block} />
                  ))}
                </div>
              </section>
            ))}
            {'box' in text && (
              <section className={styles.box} aria-labelledby={BOX_ID}>
                <AgeMark size="lg" />
                <div>
                  <Heading className={styles.boxTitle} id={BOX_ID}>
                    {text.box.title}
                  </Heading>
                  <p className={cx(proseRecipe(), styles.boxText)}>
                    <RichText text={text.box.body} />
                  </p>
                </div>
              </section>
            )}
            <div className={styles.changes}>
              <Heading className={styles.changesTitle}>What changed</Heading>
              <dl className={styles.versions}>
                {pages[text.path].versions.map(({ date, what }) => (
                  <div key={date} className={styles.version}>
                    {/* Orca does not read a `dt` that contains only a `time` element. */}
                    <dt className={styles.date}>{longDate(date)}</dt>
                    <dd className={styles.what}>{what}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        </Grid>
      </Container>
    </article>
  )
}
