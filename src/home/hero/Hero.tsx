import { Box, DataList, Flex, Heading, Span, Text, useSlotRecipe } from '@chakra-ui/react'
import { home } from '../../content/home'
import { race } from '../../content/race'
import { splitTitle } from '../../theme/textStyles'
import { LinkButton } from '../../ui/Link'
import { PhotoFinishStrip } from '../../ui/pageHero/PhotoFinishStrip'
import { pageHeroRecipe } from '../../ui/pageHero/pageHero.recipe'
import { heroRecipe } from './hero.recipe'
import { PhoneShot } from './PhoneShot'
import { PhotoFinishPicture } from './PhotoFinishPicture'

/** Title, tagline, the one primary action, the photo finish, three figures and the app. */
export function Hero() {
  const { title, tagline, action, figures, note } = home.hero
  const pageHero = useSlotRecipe({ recipe: pageHeroRecipe })()
  const styles = useSlotRecipe({ recipe: heroRecipe })({ evidence: figures.some(({ evidence }) => evidence) })
  return (
    <Box as="section" css={[pageHero.root, styles.root]} id="hero" aria-label={title.join(' ')}>
      <Heading as="h1" css={[pageHero.title, styles.title]}>
        {/* Not blocks, which screen readers treat as separate objects, nor <br>: WebKit drops spaces beside it. */}
        {splitTitle(title.join('\n'))}
      </Heading>
      <Flex css={[pageHero.lede, styles.lede]}>
        <Text textStyle="lede">
          {tagline[0]}
          <Span whiteSpace="nowrap">{tagline[1]}</Span>
          {tagline[2]}
        </Text>
        <LinkButton to="/" section="download" colorPalette="accent" size="lg">
          {action}
        </LinkButton>
      </Flex>
      <PhotoFinishStrip time={race.winningTime}>
        <PhotoFinishPicture />
      </PhotoFinishStrip>
      <Box
        as="span"
        css={[pageHero.finish, styles.finish]}
        _motionSafe={{ animation: 'post {durations.slowest} {easings.ease-out} both', transformOrigin: 'top' }}
        aria-hidden="true"
      />
      <DataList.Root css={styles.stats}>
        {figures.map(({ label, value, note }) => (
          <DataList.Item key={label} css={styles.stat}>
            <DataList.ItemLabel textStyle="label" fontSize={{ mdOnly: 'md' }} color="fg.muted">
              {label}
            </DataList.ItemLabel>
            <DataList.ItemValue css={styles.figure}>{value}</DataList.ItemValue>
            {note && (
              <DataList.ItemValue
                textStyle="xs"
                textWrap="balance"
                contain="inline-size"
                pe={{ lg: '4' }}
                color="fg.subtle"
              >
                {note}
              </DataList.ItemValue>
            )}
          </DataList.Item>
        ))}
      </DataList.Root>
      <PhoneShot />
      <Text css={styles.note} textStyle="xs" color="fg.subtle">
        {note}
      </Text>
    </Box>
  )
}
