import { Box, defineStyle } from '@chakra-ui/react'
import { home } from '../../content/home'
import { race } from '../../content/race'
import { setTimes, timePosition } from '../../ui/pageHero/photoFinishStrip.recipe'
import { Picture } from '../Picture'
import { ScreenReaderList } from '../TextAlternative'

/*
 * These are in px, since the visible part of the photo finish depends on the viewport, not on the text size. A narrow
 * window shows a crop to the last few meters (`strip-dark-m`, `strip-light-m`); a wide one shows the whole field
 * (`strip-dark`, or `strip-dark-s` with fewer pixels, and the same for light).
 */
const narrow = '(max-width: 630px)'
const wide = '(min-width: 630.02px)'

/* 128 to 400 px high. The picture of the whole field is 5.518 times as wide as it is high; the crop, 2.311 times. */
const sizes =
  '(min-width: 64em) and (max-height: 76em) max(706px,430.4vh - 2671px), (min-width: 113.7em) 2207px, (min-width: 59.1em) 121.4vw, 1148px'
const versions = [
  { media: narrow, widths: { '-m': 1040 }, sizes: '481px' },
  { widths: { '-s': 1760, '': 3217 }, sizes },
]

/** The field, positioned by the photo finish's scale (`--line`). */
const field = defineStyle({
  /* The winning line is at 98.145% of the width of the crop, and at 99.223% of the width of the whole field. */
  '& img': {
    position: 'absolute',
    top: '0',
    left: 'var(--line)',
    width: 'auto',
    maxWidth: 'none',
    height: '100%',
    transform: 'translateX(-98.145%)',
    [`@media ${wide}`]: { transform: 'translateX(-99.223%)' },
  },
  _motionSafe: { '& img': { animation: 'scan 1.5s cubic-bezier(.3,.1,.2,1) both' } },
})

/** A line at each nose, with the horse's number and margin. */
const noses = defineStyle({
  position: 'absolute',
  inset: '0',
  zIndex: '1',
  ...setTimes(race.finish),
  '& span': {
    position: 'absolute',
    insetY: '0',
    left: timePosition,
    width: '1px',
    backgroundColor: 'fg',
    color: 'fg',
    fontSize: 'max(.6875rem,min(.8125rem,calc(var(--cs)*1.5)))',
    lineHeight: '1.7',
  },
  '& b': {
    position: 'absolute',
    right: '0',
    bottom: '0',
    minWidth: '1.7em',
    paddingInline: '.4em',
    backgroundColor: 'fg',
    color: 'bg',
    fontWeight: '720',
    textAlign: 'center',
  },
  '& i': {
    position: 'absolute',
    right: '2em',
    bottom: '0',
    fontStyle: 'normal',
    fontWeight: '620',
    whiteSpace: 'nowrap',
  },
  /* The crop ends behind the fourth beaten horse. */
  [`@media ${narrow}`]: { '& .outside': { display: 'none' } },
  _motionSafe: { '& span': { animation: 'nose .32s linear both', animationDelay: 'calc(.5s + var(--t)*14ms)' } },
})

/** The finish as the photo-finish camera records it, with the noses of the beaten horses marked. */
export function PhotoFinishPicture() {
  return (
    <>
      <Picture
        css={field}
        name="strip"
        versions={versions}
        width={3217}
        height={583}
        // The title's font is more urgent, and an animation reveals the picture anyway.
        fetchPriority="low"
        alt={home.hero.photoFinishAlt}
      />
      <ScreenReaderList items={home.hero.result} />
      <Box css={noses} aria-hidden="true">
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
