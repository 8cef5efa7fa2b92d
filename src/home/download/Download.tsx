import {
  Box,
  Link as ChakraLink,
  Container,
  chakra,
  Heading,
  List,
  Span,
  type SystemStyleObject,
  Text,
  useSlotRecipe,
} from '@chakra-ui/react'
import { facts } from '../../content/facts'
import { home } from '../../content/home'
import { downloadCode } from '../../content/pages'
import { type Store, stores } from '../../content/site'
import { Picture } from '../Picture'
import { SectionalRuler } from '../SectionalRuler'
import { downloadRecipe } from './download.recipe'

/** Width of the silhouettes: 5.517 times their height, which is 150 to 420 px. */
const sizes = '(min-width: 109.4em) 2317px, (min-width: 39.1em) 132.4vw, 828px'
const versions = [{ widths: { '': 1760 }, sizes }]

/** The stores' logos, in the color of the text beside them, in a box of 24 × 24. */
const marks: Record<Store['owner'], string> = {
  Apple:
    'M16.7 12.7c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.1-2.8.9-3.5.9s-1.8-.8-3-.8c-1.5 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7 2-1.1 2.8-2.2c.9-1.3 1.2-2.5 1.3-2.6-.1 0-2.5-1-2.5-3.9zM14.4 5.9c.6-.8 1.1-1.9 1-3-.9 0-2.1.6-2.7 1.4-.6.7-1.1 1.8-1 2.9 1 .1 2.1-.5 2.7-1.3z',
  Google:
    'M4.3 2.1c-.3.3-.5.8-.5 1.4v16c0 .6.2 1.1.5 1.4l.1.1 8.8-8.9v-.2L4.4 3zM16.3 15.1l-2.7-2.7v-.8l2.7-2.7.1.1 3.4 1.9c1 .5 1 1.4 0 2zM15.6 15.8 12.8 13l-8.5 8.4c.4.4 1 .4 1.7.1zM15.6 8 6 2.5c-.7-.4-1.3-.3-1.7.1l8.5 8.4z',
}

/** Id of the note in a preview, to which the stores' buttons lead until there are links. */
const NOTE_ID = 'preview-note'

/** A link to a store: its badge if there is one, otherwise its logo and name. */
function StoreLink({
  store,
  styles,
}: {
  store: Store
  styles: Record<'store' | 'badge' | 'mark' | 'name' | 'callToAction', SystemStyleObject>
}) {
  const { owner, callToAction, name, url, badge } = store
  const target = url ? { href: url, rel: 'noreferrer' } : { href: `#${NOTE_ID}` }
  return url && badge ? (
    <ChakraLink css={styles.badge} {...target}>
      <img
        src={`${import.meta.env.BASE_URL}${badge.file}`}
        width={badge.width}
        height={badge.height}
        alt={`${callToAction} ${name}`}
        // Below the fold; without `loading="lazy"` React would preload it.
        loading="lazy"
      />
    </ChakraLink>
  ) : (
    <ChakraLink css={styles.store} {...target}>
      <chakra.svg css={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <path d={marks[owner]} />
      </chakra.svg>
      <Span css={styles.name}>
        <Box as="small" css={styles.callToAction}>{`${callToAction} `}</Box>
        {name}
      </Span>
    </ChakraLink>
  )
}

/** Links to the app in the stores, and the runners in silhouette on the ground, on which the small print is. */
export function Download() {
  const { name, title, preview, scan, systems, payment } = home.download
  const styles = useSlotRecipe({ recipe: downloadRecipe })({ badges: stores.some(({ url, badge }) => url && badge) })
  return (
    // Focusable, so that without JavaScript a link to it closes the menu's popover (siteHeader.recipe.ts).
    <Box as="section" css={styles.root} data-surface="accent" id="download" tabIndex={-1} aria-label={name}>
      <Box as="span" css={styles.post} aria-hidden="true" />
      <Container css={styles.content}>
        <SectionalRuler current={3} variant="accent" css={styles.ruler} />
        <Heading css={styles.title}>{title}</Heading>
        <Box css={styles.offer}>
          <div>
            <List.Root variant="plain" css={styles.stores}>
              {stores.map((store) => (
                <List.Item key={store.owner} css={styles.item}>
                  <StoreLink store={store} styles={styles} />
                </List.Item>
              ))}
            </List.Root>
            {stores.some(({ url }) => !url) && (
              <Text css={styles.note} id={NOTE_ID} tabIndex={-1}>
                {preview}
              </Text>
            )}
          </div>
          {facts.launched && (
            <Box css={styles.code}>
              <chakra.img
                css={styles.codeImage}
                src={import.meta.env.BASE_URL + downloadCode.file}
                htmlWidth="185"
                htmlHeight="185"
                loading="lazy"
                decoding="async"
                alt="QR code"
              />
              {/* Does not contain the code: Chromium would drop the paragraph, and Orca would read both together. */}
              <Text textStyle="label">{scan + import.meta.env.BASE_URL.slice(0, -1)}</Text>
            </Box>
          )}
        </Box>
      </Container>
      <Box css={styles.field}>
        <Picture
          css={styles.runners}
          name="field"
          versions={versions}
          width={1760}
          height={319}
          loading="lazy"
          alt=""
        />
      </Box>
      <Box css={styles.ground} data-surface="dark">
        <Container>
          <Text css={styles.systems}>{systems}</Text>
          <Text css={styles.payment}>{payment}</Text>
        </Container>
      </Box>
    </Box>
  )
}
