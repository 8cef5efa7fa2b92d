import { Box, DataList, Flex, Heading, Span, Text, useSlotRecipe } from '@chakra-ui/react'
import { home } from '../../content/home'
import { race } from '../../content/race'
import { LinkButton } from '../../ui/Link'
import { PhotoFinishStrip } from '../../ui/pageHero/PhotoFinishStrip'
import { pageHeroRecipe } from '../../ui/pageHero/pageHero.recipe'
import { heroRecipe } from './hero.recipe'
import { PhoneShot } from './PhoneShot'
import { PhotoFinishPicture } from './PhotoFinishPicture'

/** Title, tagline, the one primary action, the photo finish, the app and three figures. */
export function Hero() {
  const { title, tagline, action, phones, age, figures, note } = home.hero
  const pageHero = useSlotRecipe({ recipe: pageHeroRecipe })()
  const styles = useSlotRecipe({ recipe: heroRecipe })()
  return (
    <Box as="section" css={[pageHero.root, styles.root]} id="hero" aria-label={title}>
      <Heading as="h1" css={[pageHero.title, styles.title]}>
        {title}
      </Heading>
      <Flex css={[pageHero.lede, styles.lede]}>
        <Text>
          {tagline[0]}
          <Span whiteSpace="nowrap">{tagline[1]}</Span>
          {tagline[2]}
        </Text>
        <Flex css={styles.action}>
          <LinkButton to="/" section="download" colorPalette="accent" size="lg">
            {action}
          </LinkButton>
          <Text textStyle="label" lineHeight="1.3">
            <b>{phones}</b> {age}
          </Text>
        </Flex>
      </Flex>
      <PhotoFinishStrip time={race.winningTime}>
        <PhotoFinishPicture />
      </PhotoFinishStrip>
      <Box
        as="span"
        css={pageHero.finish}
        _motionSafe={{ animation: 'post {durations.slowest} {easings.ease-out} both', transformOrigin: 'top' }}
        aria-hidden="true"
      />
      <Text css={styles.note} textStyle="xs" color="fg.subtle">
        {note}
      </Text>
      <PhoneShot />
      <DataList.Root css={styles.stats}>
        {figures.map(({ label, value, note }) => (
          <DataList.Item key={label} css={styles.stat}>
            <DataList.ItemLabel textStyle="label" color="fg.muted">
              {label}
            </DataList.ItemLabel>
            <DataList.ItemValue css={styles.figure}>{value}</DataList.ItemValue>
            {note && (
              // Does not widen its column.
              <DataList.ItemValue textStyle="xs" textWrap="pretty" color="fg.subtle" w="0" minW="full">
                {note}
              </DataList.ItemValue>
            )}
          </DataList.Item>
        ))}
      </DataList.Root>
    </Box>
  )
}
