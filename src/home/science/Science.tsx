import { home } from '../../content/home'
import { Container } from '../../ui/Container'
import { Grid } from '../../ui/Grid'
import { Heading } from '../../ui/Heading'
import { Text } from '../../ui/Text'
import { SectionHead } from '../SectionHead'
import { RaceText } from '../Spoken'
import { StepPanel } from './StepPanel'
import { scienceRecipe } from './science.styles'

const styles = scienceRecipe()

/** How a prediction is made, in four steps, and the data points behind it, in three lists. */
export function Science() {
  const { title, deck, steps, reads, lists } = home.science
  return (
    <section className={styles.root} id="science" aria-label={title}>
      <Container>
        <SectionHead title={title} deck={deck} current={1} />
      </Container>
      <ol className={styles.steps} role="list">
        {steps.map((step, i) => (
          <li key={step.title} className={styles.step}>
            <StepPanel step={i} />
            <div className={styles.stepWords}>
              <span className={styles.stepNumber} aria-hidden="true">
                {i + 1}
              </span>
              <Heading as="h3" size="md" className={styles.stepTitle}>
                {step.title}
              </Heading>
              <Text color="fg.2" className={styles.stepText}>
                {step.text}
              </Text>
            </div>
          </li>
        ))}
      </ol>
      <Container className={styles.reads}>
        <Grid className={styles.readsHead}>
          <Heading as="h3" className={styles.readsTitle}>
            <span className={styles.readsFigure}>{`${reads.figure} `}</span>
            <span className={styles.readsName}>{reads.title}</span>
          </Heading>
          <Text color="fg.2" className={styles.readsText}>
            {reads.text}
          </Text>
        </Grid>
        <div className={styles.lists}>
          {lists.map((list) => (
            <div key={list.title} className={styles.list}>
              <Heading as="h4" size="sm" className={styles.listTitle}>
                {list.title}
              </Heading>
              <ul className={styles.items} role="list" aria-label={list.title}>
                {list.items.map(([name, value]) => (
                  <li key={name} className={styles.item}>
                    <div className={styles.name}>{name}</div>
                    <div className={styles.value}>
                      <RaceText>{value}</RaceText>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Container>
    </section>
  )
}
