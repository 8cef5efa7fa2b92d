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
import { useEffect, useState, useSyncExternalStore } from 'react'
import { facts } from '../../content/facts'
import { home } from '../../content/home'
import { downloadCode } from '../../content/pages'
import { type Store, site, stores } from '../../content/site'
import { Picture } from '../Picture'
import { SectionalRuler } from '../SectionalRuler'
import { downloadRecipe } from './download.recipe'
import type { PreviewCode } from './PreviewCode'
import { StoreMark } from './StoreMark'

/** Width of the silhouettes: 5.517 times their height, which is 150 to 420 px. */
const sizes = '(min-width: 109.4em) 2317px, (min-width: 39.1em) 132.4vw, 828px'
const versions = [{ widths: { '': 1760 }, sizes }]

/** Id of the note about a store's link in a preview. */
const noteId = ({ owner }: Store) => `preview-${owner.toLowerCase()}`

/** A store's button. Without a URL, it links to a note below, which says that there is no link yet. */
function StoreLink({ store, css }: { store: Store } & Pick<HTMLChakraProps<'a'>, 'css'>) {
  const { owner, callToAction, name, url, badge } = store
  return (
    <ChakraLink css={css} {...(url ? { href: url, rel: 'noreferrer' } : { href: `#${noteId(store)}` })}>
      {url && badge ? (
        <img
          src={`${import.meta.env.BASE_URL}${badge.file}`}
          width={badge.width}
          height={badge.height}
          alt={`${callToAction} ${name}`}
          // Below the fold; without `loading="lazy"` React would preload it.
          loading="lazy"
        />
      ) : (
        <>
          <StoreMark owner={owner} />
          <span>
            <small>{`${callToAction} `}</small>
            {name}
          </span>
        </>
      )}
    </ChakraLink>
  )
}

/** Links to the app in the stores, above silhouettes of the runners on the footer's background. */
export function Download() {
  const { name, title, text, payment, scan, scanPreview } = home.download
  const styles = useSlotRecipe({ recipe: downloadRecipe })()
  // On Android, CSS already shows Google Play first (src/browser/loader.ts); this changes the order for keyboards and
  // screen readers too.
  const android = useSyncExternalStore(
    () => () => {},
    () => 'android' in document.documentElement.dataset,
    () => false,
  )
  const [Code, setCode] = useState<typeof PreviewCode>()
  useEffect(() => {
    if (!facts.launched)
      import('./PreviewCode').then(
        (code) => setCode(() => code.PreviewCode),
        () => {},
      )
  }, [])
  return (
    // Focusable, so that without JavaScript a link to it closes the menu's popover (siteHeader.recipe.ts).
    <Box as="section" css={styles.root} id="download" tabIndex={-1} aria-label={name}>
      <Container css={styles.content}>
        {/* A short window is just tall enough for the heading and the stores. */}
        <SectionalRuler current={3} variant="accent" css={{ '@media (max-height: 40em)': { display: 'none' } }} />
        <Heading css={styles.title}>{title}</Heading>
        <Box css={styles.offer}>
          <List.Root variant="plain" css={styles.stores}>
            {(android ? stores.toReversed() : stores).map((store) => (
              <List.Item
                key={store.owner}
                css={store.owner === 'Google' ? { '[data-android] &': { order: '-1' } } : undefined}
              >
                <StoreLink store={store} css={styles.store} />
              </List.Item>
            ))}
          </List.Root>
          {stores
            .filter(({ url }) => !url)
            .map((store) => (
              <Text key={store.owner} css={styles.note} id={noteId(store)} tabIndex={-1}>
                {`Preview: the link to ${store.article}${store.name} is added at launch.`}
              </Text>
            ))}
          <Text css={styles.text}>
            <span>{text[0]}</span> <span>{text[1]}</span>
          </Text>
          <Text css={styles.payment}>{payment}</Text>
          <Box css={styles.code}>
            {facts.launched ? (
              <img
                src={import.meta.env.BASE_URL + downloadCode.file}
                width="185"
                height="185"
                loading="lazy"
                decoding="async"
                alt="QR code"
              />
            ) : (
              Code && <Code />
            )}
            {/* Does not contain the code: Chromium would drop the paragraph, and Orca would read both together. */}
            <Text textStyle="label">
              {facts.launched ? `${scan} ${site.domain}${import.meta.env.BASE_URL.slice(0, -1)}` : scanPreview}
            </Text>
          </Box>
        </Box>
      </Container>
      <Picture css={styles.field} name="field" versions={versions} width={1760} height={319} loading="lazy" alt="" />
    </Box>
  )
}
