import { home } from '../../content/home'
import { isUnfilled } from '../../content/facts'
import { site } from '../../content/site'
import { downloadRecipe } from './download.styles'
import { SectionLink } from '../../ui/SectionLink'
import { StoreMark } from '../drawings/StoreMark'
import { Picture } from '../Picture'
import { SectionalRuler } from '../SectionalRuler'

const styles = downloadRecipe()

/** CSS px of the silhouettes' width: 5.517 times their height, which is 150 to 420 px. */
const fieldSizes = '(min-width: 109.4em) 2317px, (min-width: 39.1em) 132.4vw, 828px'
const fieldVersions = [
  { media: '(prefers-color-scheme: dark)', widths: { 'field-dark': 1760 }, sizes: fieldSizes },
  { widths: { 'field-light': 1760 }, sizes: fieldSizes },
]

interface StoreLinkProps {
  store: keyof typeof site.stores
}

/** A store's button. Until its real address is known it is a link that stays here. */
function StoreLink({ store }: StoreLinkProps) {
  const { lead, name, address, badge } = site.stores[store]
  const words = isUnfilled(badge) ? (
    <>
      <StoreMark store={store} />
      <span className={styles.storeName}>
        <small className={styles.lead}>{`${lead} `}</small>
        {name}
      </span>
    </>
  ) : (
    <img
      src={`${import.meta.env.BASE_URL}${badge.file}`}
      width={badge.width}
      height={badge.height}
      alt={`${lead} ${name}`}
      // Below the fold; without this React preloads it on every page that shows it.
      loading="lazy"
    />
  )
  if (!isUnfilled(address)) {
    return (
      <a className={styles.store} href={address} rel="noreferrer">
        {words}
      </a>
    )
  }
  return (
    <SectionLink className={styles.store} to="/" section="download">
      {words}
    </SectionLink>
  )
}

/** The app in its two stores, over the field at full stretch on the footer's ground. */
export function Download() {
  const { title, text } = home.download
  return (
    // Focusable, so that without script the open menu, which leads here, sees the page take focus and makes way.
    <section className={styles.root} id="download" tabIndex={-1} aria-label={title}>
      <div className={`wrap ${styles.panel}`}>
        <SectionalRuler current={3} ground="accent" />
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.offer}>
          <p className={styles.text}>
            <span className={styles.phrase}>{text[0]}</span> <span className={styles.phrase}>{text[1]}</span>
          </p>
          <ul className={styles.stores} role="list">
            <li className={styles.item}>
              <StoreLink store="apple" />
            </li>
            <li className={styles.item}>
              <StoreLink store="google" />
            </li>
          </ul>
        </div>
      </div>
      <Picture className={styles.field} versions={fieldVersions} width={1760} height={319} loading="lazy" alt="" />
    </section>
  )
}
