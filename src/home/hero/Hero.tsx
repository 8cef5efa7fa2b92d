import { Box, DataList, Flex, Heading, Span, Text } from '@chakra-ui/react'
import { home } from '../../content/home'
import { race } from '../../content/race'
import { LinkButton } from '../../ui/Link'
import { PhotoFinishStrip } from '../../ui/pageHero/PhotoFinishStrip'
import { pageHero } from '../../ui/pageHero/pageHero.recipe'
import { hero } from './hero.recipe'
import { PhoneShot } from './PhoneShot'
import { PhotoFinishPicture } from './PhotoFinishPicture'

/** Title, tagline, the one primary action, the photo finish, the app and three figures. */
export function Hero() {
  const { title, tagline, action, phones, age, figures, note } = home.hero
  return (
    <Box as="section" css={[pageHero.root, hero.root]} id="hero" aria-label={title}>
      <Heading as="h1" css={[pageHero.title, hero.title]}>
        {title}
      </Heading>
      <Flex css={[pageHero.lede, hero.lede]}>
        <Text>
          {tagline[0]}
          <Span whiteSpace="nowrap">{tagline[1]}</Span>
          {tagline[2]}
        </Text>
        <Flex css={hero.action}>
          <LinkButton to="/" section="download" colorPalette="accent" size="lg">
            {action}
          </LinkButton>
          <Text textStyle="label" lineHeight="1.3">
            <b>{phones}</b> <span>{age}</span>
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
      <Text css={hero.note} textStyle="xs" color="fg.subtle">
        {note}
      </Text>
      <PhoneShot />
      <DataList.Root css={hero.stats}>
        {figures.map(({ label, value, note }) => (
          <DataList.Item key={label} css={hero.stat}>
            <DataList.ItemLabel textStyle="label" color="fg.muted">
              {label}
            </DataList.ItemLabel>
            <DataList.ItemValue css={hero.figure}>{value}</DataList.ItemValue>
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
