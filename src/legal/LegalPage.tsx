import type { LegalSection, LegalText } from '../content/legalText'
import { longDate } from '../content/longDate'
import { pages, type SectionId, versionOf } from '../content/pages'
import { legalRecipe } from './legal.styles'
import { AgeMark } from '../ui/AgeMark'
import { SectionLink } from '../ui/SectionLink'
import { ContentsList } from './ContentsList'
import { LegalBlock } from './LegalBlock'
import { RichText } from './RichText'

const BOX_ID = 'box-heading'

export interface LegalPageProps {
  text: LegalText<'/terms'> | LegalText<'/privacy'>
}

/** A legal page: head, contents list, numbered sections, the box and what changed, from its typed text. */
export function LegalPage({ text }: LegalPageProps) {
  const sections: readonly LegalSection<SectionId<typeof text.path>>[] = text.sections
  const updated = versionOf(text.path).date
  return (
    <article className={legalRecipe()} aria-label={text.title}>
      <header className="wrap head">
        <h1>{text.title}</h1>
        <div className="meta">
          <p className="updated">
            {/* One text: nothing stands in the middle of the line, to move when the font comes. */}
            <time dateTime={updated}>{`Last Updated: ${longDate(updated)}`}</time>
          </p>
          <p>{text.intro}</p>
        </div>
      </header>
      <div className="band" aria-hidden="true" />
      <div className="wrap grid">
        <ContentsList sections={sections} />
        <div className="prose">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-label={`${index + 1} ${section.title}`}>
              <div className="heading">
                <h2>
                  <span className="number">{`${index + 1} `}</span>
                  <span className="title">{section.title}</span>
                </h2>
                <SectionLink className="anchor" to={text.path} section={section.id}>
                  <span className="vh">{`Section ${index + 1}`}</span>
                </SectionLink>
              </div>
              <div className="text">
                <p className="short">
                  {/* The span keeps the space: between an element and a text Chromium drops it from what is spoken. */}
                  <b>In short:</b>{' '}
                  <span>
                    <RichText text={section.short} />
                  </span>
                </p>
                {section.body.map((block, position) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the text is constant; a block has no name but its place
                  <LegalBlock key={position} block={block} />
                ))}
              </div>
            </section>
          ))}
          <section className="box" aria-labelledby={BOX_ID}>
            <AgeMark size="lg" />
            <div>
              <h2 id={BOX_ID}>{text.box.title}</h2>
              <p>
                <RichText text={text.box.body} />
              </p>
            </div>
          </section>
          <div className="changes">
            <h2>What changed</h2>
            <dl>
              {pages[text.path].versions.map(({ date, what }) => (
                <div key={date}>
                  {/* Orca says nothing of a term that is only a time element. */}
                  <dt>{longDate(date)}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </article>
  )
}
