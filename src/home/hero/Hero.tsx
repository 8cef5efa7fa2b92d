import { Box, DataList, Span, Text, useSlotRecipe } from '@chakra-ui/react'
import { home } from '../../content/home'
import { race } from '../../content/race'
import { LinkButton } from '../../ui/Link'
import { PageHero } from '../../ui/pageHero/PageHero'
import { heroRecipe } from './hero.recipe'
import { PhoneShot } from './PhoneShot'
import { PhotoFinishPicture } from './PhotoFinishPicture'

/** Title, tagline, the one primary action, the photo finish, the app and three figures. */
export function Hero() {
  const { title, tagline, action, phones, age, figures, note } = home.hero
  const styles = useSlotRecipe({ recipe: heroRecipe })({ proven: figures.some(({ evidence }) => evidence) })
  return (
    <PageHero
      page="home"
      id="hero"
      title={title}
      lede={
        <>
          <Text css={styles.tagline}>
            {tagline[0]}
            <Span whiteSpace="nowrap">{tagline[1]}</Span>
            {tagline[2]}
          </Text>
          <Box css={styles.action}>
            <LinkButton to="/" section="download" colorPalette="accent" size="lg" css={styles.button}>
              {action}
            </LinkButton>
            <Text css={styles.audience}>
              <Span css={styles.phones}>{phones}</Span> {age}
            </Text>
          </Box>
        </>
      }
      time={race.winningTime}
      runners={<PhotoFinishPicture />}
    >
      <Text css={styles.note}>{note}</Text>
      <PhoneShot />
      <Box css={styles.stats}>
        <DataList.Root css={styles.list}>
          {figures.map(({ label, value, evidence, note }) => (
            <DataList.Item key={label} css={styles.stat}>
              <DataList.ItemLabel css={styles.label}>{label}</DataList.ItemLabel>
              <DataList.ItemValue css={styles.figure} textStyle={evidence ? 'provenFigure' : 'figure'}>
                {value}
              </DataList.ItemValue>
              {note && <DataList.ItemValue css={styles.explanation}>{note}</DataList.ItemValue>}
            </DataList.Item>
          ))}
        </DataList.Root>
      </Box>
    </PageHero>
  )
}
