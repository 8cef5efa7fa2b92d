import { Box, DataList, Flex, Grid, Heading, Text, useSlotRecipe } from '@chakra-ui/react'
import { home } from '../../content/home'
import { race } from '../../content/race'
import { LinkButton } from '../../ui/Link'
import { FilmStrip } from '../../ui/opening/FilmStrip'
import { openingRecipe } from '../../ui/opening/opening.styles'
import { FilmPicture } from './FilmPicture'
import { heroRecipe } from './hero.styles'
import { PhoneShot } from './PhoneShot'

/** Title, tagline, the one primary action, the photo finish, three figures and the app. */
export function Hero() {
  const { title, tagline, action, figures, notes } = home.hero
  const opening = useSlotRecipe({ recipe: openingRecipe })()
  const styles = useSlotRecipe({ recipe: heroRecipe })()
  return (
    <Box as="section" css={opening.root} id="hero" aria-label={title.join(' ')}>
      <Heading as="h1" textStyle="heroTitle" css={opening.title}>
        {/* One text node: screen readers treat inline blocks as separate objects, and WebKit drops spaces beside <br>. */}
        {title.join('\n')}
      </Heading>
      <Flex css={opening.lede}>
        <Text textStyle="lede">{tagline}</Text>
        <LinkButton to="/" section="download">
          {action}
        </LinkButton>
      </Flex>
      <FilmStrip time={race.winningTime}>
        <FilmPicture />
      </FilmStrip>
      <Box
        as="span"
        css={opening.finish}
        _motionSafe={{ animation: 'post .5s {easings.out} both', transformOrigin: 'top' }}
        aria-hidden="true"
      />
      <DataList.Root css={styles.stats}>
        {figures.map(({ label, value }) => (
          <DataList.Item key={label} css={styles.stat}>
            <DataList.ItemLabel mt="1.5" textStyle="label" fontSize={{ mdOnly: 'body' }} color="fg.2">
              {label}
            </DataList.ItemLabel>
            <DataList.ItemValue ml="-.03em" textStyle="statFigure">
              {value}
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      {/* In a narrow window the phone's shadow darkens the background: fg.3 has a contrast of 6:1 on it, fg.2 keeps 7:1. */}
      <Grid css={styles.notes} textStyle="note" color={{ base: 'fg.2', md: 'fg.3' }}>
        {notes.map((note) => (
          <Text key={note} maxW="38em">
            {note}
          </Text>
        ))}
      </Grid>
      <PhoneShot />
    </Box>
  )
}
