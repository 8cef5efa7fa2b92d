import { Box, Link as ChakraLink, Container, Heading, type HTMLChakraProps, List, Text } from '@chakra-ui/react'
import { facts } from '../../content/facts'
import { home } from '../../content/home'
import { downloadCode } from '../../content/pages'
import { type Store, stores } from '../../content/site'
import { Picture } from '../Picture'
import { SectionalRuler } from '../SectionalRuler'
import { download } from './download.recipe'
import { StoreMark } from './StoreMark'

/** Width of the silhouettes: 5.517 times their height, which is 150 to 420 px. */
const sizes = '(min-width: 109.4em) 2317px, (min-width: 39.1em) 132.4vw, 828px'
const versions = [{ widths: { '': 1760 }, sizes }]

/** Id of the note in a preview, to which the stores' buttons lead until there are links. */
const NOTE_ID = 'preview-note'

function StoreLink({ store, css }: { store: Store } & Pick<HTMLChakraProps<'a'>, 'css'>) {
  const { owner, callToAction, name, url, badge } = store
  return (
    <ChakraLink css={css} {...(url ? { href: url, rel: 'noreferrer' } : { href: `#${NOTE_ID}` })}>
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

/** Links to the app in the stores, and the runners in silhouette on the ground, on which the small print is. */
export function Download() {
  const { name, title, preview, scan, systems, payment } = home.download
  return (
    // Focusable, so that without JavaScript a link to it closes the menu's popover (siteHeader.recipe.ts).
    <Box as="section" css={download.root} id="download" tabIndex={-1} aria-label={name}>
      <Box as="span" css={download.post} aria-hidden="true" />
      <Container css={download.content}>
        {/* A short window is just tall enough for the heading and the stores. */}
        <SectionalRuler current={3} variant="accent" css={{ '@media (max-height: 40em)': { display: 'none' } }} />
        <Heading css={download.title}>{title}</Heading>
        <Box css={download.offer}>
          <div>
            <List.Root variant="plain" css={download.stores}>
              {stores.map((store) => (
                <li key={store.owner}>
                  <StoreLink store={store} css={download.store} />
                </li>
              ))}
            </List.Root>
            {stores.some(({ url }) => !url) && (
              <Text css={download.note} id={NOTE_ID} tabIndex={-1}>
                {preview}
              </Text>
            )}
          </div>
          {facts.launched && (
            <Box css={download.code}>
              <img
                src={import.meta.env.BASE_URL + downloadCode.file}
                width="185"
                height="185"
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
      <Picture css={download.field} name="field" versions={versions} width={1760} height={319} loading="lazy" alt="" />
      <Box css={download.ground}>
        <Container>
          <Text css={download.systems}>{systems}</Text>
          <Text mt="2">{payment}</Text>
        </Container>
      </Box>
    </Box>
  )
}
