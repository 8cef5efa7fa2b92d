import { isUnfilled } from '../../content/facts'
import { pagePaths } from '../../content/pages'
import { site } from '../../content/site'
import { AgeMark } from '../../ui/AgeMark'
import { Container } from '../../ui/Container'
import { Grid } from '../../ui/Grid'
import { Heading } from '../../ui/Heading'
import { Brand } from '../Brand'
import { PageList } from '../PageList'
import { CopyrightYear } from './CopyrightYear'
import { footerRecipe } from './footer.styles'

const styles = footerRecipe()
const HELP_ID = 'help-heading'

/** The footer of every page: links, 18+, helplines, copyright. */
export function SiteFooter() {
  return (
    <footer className={styles.root}>
      <Container>
        <Grid className={styles.grid}>
          <div className={styles.brand}>
            <Brand size="lg" />
            <p className={styles.slogan}>Read the race. Keep the limits.</p>
          </div>
          <nav className={styles.nav} aria-label="Footer">
            <PageList paths={pagePaths} styles={styles} />
          </nav>
          <section className={styles.help} aria-labelledby={HELP_ID}>
            <AgeMark size="lg" />
            <div className={styles.helpText}>
              <Heading size="md" id={HELP_ID}>
                If the fun stops, talk to someone.
              </Heading>
              <p className={styles.helpNote}>
                Predictions are information, not certainties. Only bet what you can afford to lose.
              </p>
              <dl className={styles.lines}>
                {Object.values(site.helplines).map(({ country, short, number, tel }) => (
                  <div key={country}>
                    <dt className={styles.country}>{short}</dt>
                    <dd>
                      <a className={styles.number} href={`tel:${tel}`}>
                        {number}
                      </a>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </section>
          <div className={styles.copyright}>
            <p>
              © <CopyrightYear />
              {` ${isUnfilled(site.operator.name) ? site.name : site.operator.name}. All rights reserved.`}
            </p>
            <p className={styles.trademarks}>{`${site.stores.apple.trademark} ${site.stores.google.trademark}`}</p>
          </div>
        </Grid>
      </Container>
    </footer>
  )
}
