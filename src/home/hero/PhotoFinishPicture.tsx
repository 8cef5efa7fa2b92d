import { Box, useSlotRecipe } from '@chakra-ui/react'
import { home } from '../../content/home'
import { race } from '../../content/race'
import { Picture } from '../Picture'
import { ScreenReaderList } from '../TextAlternative'
import { photoFinishPictureRecipe } from './photoFinishPicture.recipe'

/** On a phone a crop to the last meters, otherwise the whole field, which is 5.518 times as wide as it is high. */
const versions = [
  { media: '(max-width: 35.99em)', widths: { '-m': 1054 }, sizes: '84vw' },
  {
    widths: { '-s': 1760, '': 3217 },
    sizes:
      '(min-width: 64em) and (max-height: 51em) clamp(618px,552vh - 2522px,1104px), (min-width: 64em) clamp(706px,552vh - 3725px,1656px), max(1148px,122vw)',
  },
]

/** The finish as the photo-finish camera records it: who won, who was second, and the noses of the others. */
export function PhotoFinishPicture() {
  const styles = useSlotRecipe({ recipe: photoFinishPictureRecipe })()
  const [second, ...others] = race.finish.map(({ number, behind, margin }, i) => (
    <Box
      key={number}
      css={styles.nose}
      left={`[calc(var(--line) - ${behind}*var(--cs))]`}
      animationDelay={`[${500 + 14 * behind}ms]`}
    >
      <Box css={styles.tag}>
        <Box css={styles.margin}>{margin}</Box>
        <Box css={styles.number}>{i === 0 ? `${number} · 2nd` : number}</Box>
      </Box>
    </Box>
  ))
  return (
    <>
      <Picture
        css={styles.field}
        name="strip"
        versions={versions}
        width={3217}
        height={583}
        // The title's font and the app's picture are more urgent, and an animation reveals the race anyway.
        fetchPriority="low"
        alt={home.hero.photoFinishAlt}
      />
      <ScreenReaderList items={home.hero.order} />
      <Box css={styles.runners} aria-hidden="true">
        {second}
        <Box css={styles.others}>{others}</Box>
        <Box css={styles.winner}>{`${race.winner} · 1st`}</Box>
        <Box css={styles.result}>{home.hero.result}</Box>
      </Box>
    </>
  )
}
