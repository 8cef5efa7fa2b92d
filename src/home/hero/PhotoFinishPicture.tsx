import { Box, useSlotRecipe } from '@chakra-ui/react'
import { home } from '../../content/home'
import { race } from '../../content/race'
import { Picture } from '../Picture'
import { ScreenReaderList } from '../TextAlternative'
import { narrow, photoFinishPictureRecipe } from './photoFinishPicture.recipe'

/* 96 to 400 px high; the full picture is 5.518 times as wide as high, the last meters (`-m`) 2.311 times. */
const sizes =
  '(min-width: 64em) and (max-height: 76em) calc(430.4vh - 2450px), (min-width: 113.7em) 2207px, (min-width: 59.1em) 121.4vw, 1148px'
const versions = [
  { media: narrow, widths: { '-m': 1040 }, sizes: '481px' },
  { widths: { '-s': 1760, '': 3217 }, sizes },
]

/** The finish as the photo-finish camera records it, with the noses of the beaten horses marked. */
export function PhotoFinishPicture() {
  const styles = useSlotRecipe({ recipe: photoFinishPictureRecipe })()
  return (
    <>
      <Picture
        css={styles.field}
        name="strip"
        versions={versions}
        width={3217}
        height={583}
        // The title's font is more urgent, and an animation reveals the picture anyway.
        fetchPriority="low"
        alt={home.hero.photoFinishAlt}
      />
      <ScreenReaderList items={home.hero.result} />
      <Box css={styles.noses} aria-hidden="true">
        {race.finish.map(({ number, margin, behind }, i) => (
          <span key={number} data-behind={behind} className={i < 4 ? undefined : 'outside'}>
            <b>{number}</b>
            <i>{margin}</i>
          </span>
        ))}
      </Box>
    </>
  )
}
