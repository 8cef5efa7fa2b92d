import { isUnfilled } from '../content/facts'
import { site } from '../content/site'
import { footerRecipe } from '../theme/recipes/footer.styles'
import { AgeMark } from '../ui/AgeMark'
import { Brand } from './Brand'
import { CopyrightYear } from './CopyrightYear'
import { PageList } from './PageList'

const HELP_ID = 'help-heading'

/** The foot of every page: links, 18+, help lines, copyright. */
export function SiteFooter() {
  return (
    <footer className={footerRecipe()}>
      <div className="wrap grid">
        <div className="foot-brand">
          <Brand />
          <p>Read the race. Keep the limits.</p>
        </div>
        <nav aria-label="Footer">
          <PageList />
        </nav>
        <section className="help" aria-labelledby={HELP_ID}>
          <AgeMark large />
          <div>
            <h2 id={HELP_ID}>If the fun stops, talk to someone.</h2>
            <p>Predictions are information, not certainties. Only bet what you can afford to lose.</p>
            <dl>
              {Object.values(site.helplines).map(({ country, short, number, tel }) => (
                <div key={country}>
                  <dt>{short}</dt>
                  <dd>
                    <a href={`tel:${tel}`}>{number}</a>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
        <div className="copyright">
          <p>
            © <CopyrightYear />
            {` ${isUnfilled(site.operator.name) ? site.name : site.operator.name}. All rights reserved.`}
          </p>
          <p>{`${site.stores.apple.trademark} ${site.stores.google.trademark}`}</p>
        </div>
      </div>
    </footer>
  )
}
