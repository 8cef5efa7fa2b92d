import { Box, defineStyle } from '@chakra-ui/react'
import { home } from '../../content/home'
import { race } from '../../content/race'
import { Picture } from '../Picture'
import { ScreenReaderList } from '../TextAlternative'

/** On a phone a crop to the last meters, otherwise the whole field, which is 5.518 times as wide as it is high. */
const versions = [
  { media: '(max-width: 47.99em)', widths: { '-m': 1054 }, sizes: '77vw' },
  { widths: { '-s': 1760, '': 3217 }, sizes: '(min-width: 64em) clamp(700px,552vh - 3800px,2207px), 1200px' },
]

/** The field. The winning line is at 4.29% of the picture's height from its right edge. */
const field = defineStyle({
  '& img': {
    position: 'absolute',
    top: '0',
    right: 'calc(100% - var(--line) - var(--h)*.0429)',
    width: 'auto',
    maxWidth: 'none',
    height: 'var(--h)',
  },
  _motionSafe: { '& img': { animation: 'scan 1.5s cubic-bezier(.3,.1,.2,1) both' } },
})

/** Below each nose, the horse's number with its margin; at the post, the winner's. */
const noses = defineStyle({
  color: 'fg',
  fontSize: { base: '2xs', md: 'xs' },
  lineHeight: '1.5',
  whiteSpace: 'nowrap',
  '& span': {
    position: 'absolute',
    // From the ground down, so that the line crosses no horse.
    top: 'calc(var(--h)*.89)',
    bottom: '6px',
    left: 'calc(var(--line) - var(--t)*var(--cs))',
    width: '1px',
    backgroundColor: { md: 'fg' },
  },
  // On a phone, the second is hidden behind the winner, and the last are cut off or out of the picture.
  '& :is(span:first-of-type, span:nth-of-type(n + 5))': { hideBelow: 'md' },
  ...Object.fromEntries(race.finish.map(({ behind }, i) => [`& span:nth-of-type(${i + 1})`, { '--t': `${behind}` }])),
  '& b': {
    position: 'absolute',
    right: '0',
    bottom: '0',
    minWidth: '1.5em',
    paddingInline: '.35em',
    backgroundColor: 'fg',
    color: 'bg',
    fontWeight: '720',
    textAlign: 'center',
  },
  '& i': {
    position: 'absolute',
    // One label with the number.
    right: '1.5em',
    bottom: '0',
    paddingInline: '.2em',
    backgroundColor: 'bg',
    fontStyle: 'normal',
    fontWeight: '620',
    hideBelow: 'md',
  },
  /* Dark text on accent has enough contrast only if it is large (docs/design.md section 1). */
  '& strong': {
    position: 'absolute',
    bottom: '6px',
    left: 'var(--line)',
    paddingInline: '1.5',
    backgroundColor: 'accent.solid',
    color: 'accent.contrast',
    fontSize: '1.1875rem',
    fontWeight: '720',
    letterSpacing: '-.02em',
    lineHeight: '1.25',
  },
  '& em': {
    position: 'absolute',
    top: { base: '1.5', mdOnly: '5' },
    left: 'calc(var(--line) + 10px)',
    width: '5em',
    whiteSpace: 'normal',
    fontStyle: 'normal',
    fontWeight: '620',
    lineHeight: '1.25',
  },
  _motionSafe: { '& span': { animation: 'nose .32s linear both', animationDelay: 'calc(.5s + var(--t)*14ms)' } },
})

/** The finish as the photo-finish camera records it: who won, and the noses of the beaten horses. */
export function PhotoFinishPicture() {
  return (
    <>
      <Picture
        css={field}
        name="strip"
        versions={versions}
        width={3217}
        height={583}
        // The title's font and the app's picture are more urgent, and an animation reveals the race anyway.
        fetchPriority="low"
        alt={home.hero.photoFinishAlt}
      />
      <ScreenReaderList items={home.hero.order} />
      <Box css={noses} aria-hidden="true">
        {race.finish.map(({ number, margin }) => (
          <span key={number}>
            <b>{number}</b>
            <i>{margin}</i>
          </span>
        ))}
        <strong>{`${race.winner} · 1st`}</strong>
        <em>{home.hero.result}</em>
      </Box>
    </>
  )
}
