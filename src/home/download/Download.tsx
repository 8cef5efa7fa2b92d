import { useSyncExternalStore } from 'react'
import { isUnfilled } from '../../content/facts'
import { home } from '../../content/home'
import { downloadCode } from '../../content/pages'
import { site } from '../../content/site'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Link } from '../../ui/Link'
import { Picture } from '../Picture'
import { SectionalRuler } from '../SectionalRuler'
import { downloadRecipe } from './download.styles'
import { StoreMark } from './StoreMark'

const styles = downloadRecipe()

/** CSS px of the silhouettes' width: 5.517 times their height, which is 150 to 420 px. */
const fieldSizes = '(min-width: 109.4em) 2317px, (min-width: 39.1em) 132.4vw, 828px'
const fieldVersions = [
  { media: '(prefers-color-scheme: dark)', widths: { 'field-dark': 1760 }, sizes: fieldSizes },
  { widths: { 'field-light': 1760 }, sizes: fieldSizes },
]

type Store = keyof typeof site.stores

interface StoreLinkProps {
  store: Store
}

/** A store's button. Until the store's address is filled in, it links to this section. */
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
      // Below the fold; without `loading="lazy"` React would preload it.
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
    <Link className={styles.store} to="/" section="download">
      {words}
    </Link>
  )
}

/** Links to the app in both stores, above silhouettes of the runners on the footer's background. */
export function Download() {
  const { title, text, scan } = home.download
  // On an Android phone CSS already shows Google Play first (src/loader.ts); this changes the order for keyboard and
  // screen reader too.
  const android = useSyncExternalStore(
    () => () => {},
    () => 'android' in document.documentElement.dataset,
    () => false,
  )
  const stores: readonly Store[] = android ? ['google', 'apple'] : ['apple', 'google']
  return (
    // Focusable, so that without script the menu's popover closes when its link leads here (header.styles.ts).
    <section className={styles.root} id="download" tabIndex={-1} aria-label={title}>
      <Container className={styles.panel}>
        <SectionalRuler current={3} ground="accent" />
        <Heading className={styles.title}>{title}</Heading>
        <div className={styles.offer}>
          <p className={styles.text}>
            <span className={styles.phrase}>{text[0]}</span> <span className={styles.phrase}>{text[1]}</span>
          </p>
          <ul className={styles.stores} role="list">
            {stores.map((store) => (
              <li key={store} className={store === 'google' ? `${styles.item} ${styles.google}` : styles.item}>
                <StoreLink store={store} />
              </li>
            ))}
          </ul>
          <p className={styles.code}>
            <img
              src={import.meta.env.BASE_URL + downloadCode.file}
              width="185"
              height="185"
              loading="lazy"
              decoding="async"
              alt="QR code"
            />
            {`${scan} ${site.domain}`}
            <wbr />
            {import.meta.env.BASE_URL + downloadCode.target}
          </p>
        </div>
      </Container>
      <Picture className={styles.field} versions={fieldVersions} width={1760} height={319} loading="lazy" alt="" />
    </section>
  )
}
