import { home } from '../../content/home'
import { scienceRecipe } from './science.styles'
import { StepPanel } from '../drawings/StepPanel'
import { SectionHead } from '../SectionHead'
import { RaceText } from '../Spoken'

/** How a prediction comes about, in four steps, and the data points behind it, in three lists. */
export function Science() {
  const { title, deck, steps, reads, lists } = home.science
  return (
    <section className={scienceRecipe()} id="science" aria-label={title}>
      <div className="wrap">
        <SectionHead title={title} deck={deck} current={1} />
      </div>
      <ol className="steps" role="list">
        {steps.map((step, i) => (
          <li key={step.title}>
            <StepPanel step={i} />
            <div className="words">
              <span className="number" aria-hidden="true">
                {i + 1}
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="wrap reads">
        <div className="reads-head">
          <h3>
            <span className="huge">{`${reads.figure} `}</span>
            <span>{reads.title}</span>
          </h3>
          <p>{reads.text}</p>
        </div>
        <div className="lists">
          {lists.map((list) => (
            <div key={list.title} className="list">
              <h4>{list.title}</h4>
              <ul role="list" aria-label={list.title}>
                {list.items.map(([name, value]) => (
                  <li key={name}>
                    <div className="k">{name}</div>
                    <div className="v">
                      <RaceText>{value}</RaceText>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
