import {
  Box,
  Link as ChakraLink,
  Container,
  Heading,
  type HTMLChakraProps,
  List,
  Text,
  useSlotRecipe,
} from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { home } from '../../content/home'
import { downloadCode } from '../../content/pages'
import { type Store, site, stores } from '../../content/site'
import { Link } from '../../ui/Link'
import { Picture } from '../Picture'
import { SectionalRuler } from '../SectionalRuler'
import { downloadRecipe } from './download.recipe'
import { StoreMark } from './StoreMark'

/** Width of the silhouettes: 5.517 times their height, which is 150 to 420 px. */
const sizes = '(min-width: 109.4em) 2317px, (min-width: 39.1em) 132.4vw, 828px'
const versions = [{ widths: { '': 1760 }, sizes }]

/** A store's button. Without a URL it says "Coming soon" and links to this section. */
function StoreLink({ store, css }: { store: Store } & Pick<HTMLChakraProps<'a'>, 'css'>) {
  const { owner, lead, soon, name, url, badge } = store
  const button =
    url && badge ? (
      <img
        src={`${import.meta.env.BASE_URL}${badge.file}`}
        width={badge.width}
        height={badge.height}
        alt={`${lead} ${name}`}
        // Below the fold; without `loading="lazy"` React would preload it.
        loading="lazy"
      />
    ) : (
      <>
        <StoreMark owner={owner} />
        <span>
          <small>{`${url ? lead : soon} `}</small>
          {name}
        </span>
      </>
    )
  return url ? (
    <ChakraLink css={css} href={url} rel="noreferrer">
      {button}
    </ChakraLink>
  ) : (
    <Link css={css} to="/" section="download">
      {button}
    </Link>
  )
}

/** Links to the app in the stores, above silhouettes of the runners on the footer's background. */
export function Download() {
  const { title, text, payment, scan } = home.download
  const styles = useSlotRecipe({ recipe: downloadRecipe })()
  // On Android, CSS already shows Google Play first (src/browser/loader.ts); this changes the order for keyboards and
  // screen readers too.
  const android = useSyncExternalStore(
    () => () => {},
    () => 'android' in document.documentElement.dataset,
    () => false,
  )
  return (
    // Focusable, so that without JavaScript a link to it closes the menu's popover (siteHeader.recipe.ts).
    <Box as="section" css={styles.root} id="download" tabIndex={-1} aria-label={title}>
      <Container css={styles.content}>
        {/* A short window is just tall enough for the heading and the stores. */}
        <SectionalRuler current={3} variant="accent" css={{ '@media (max-height: 38em)': { display: 'none' } }} />
        <Heading css={styles.title}>{title}</Heading>
        <Box css={styles.offer}>
          <List.Root css={styles.stores}>
            {(android ? stores.toReversed() : stores).map((store) => (
              <List.Item
                key={store.owner}
                css={store.owner === 'Google' ? { '[data-android] &': { order: '-1' } } : undefined}
              >
                <StoreLink store={store} css={styles.store} />
              </List.Item>
            ))}
          </List.Root>
          <Text css={styles.text}>
            <span>{text[0]}</span> <span>{text[1]}</span>
          </Text>
          <Text css={styles.payment}>{payment}</Text>
          <Text css={styles.code} textStyle="label">
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
          </Text>
        </Box>
      </Container>
      <Picture css={styles.field} name="field" versions={versions} width={1760} height={319} loading="lazy" alt="" />
    </Box>
  )
}
