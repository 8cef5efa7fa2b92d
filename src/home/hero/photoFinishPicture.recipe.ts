import { defineSlotRecipe } from '@chakra-ui/react'
import { race } from '../../content/race'
import { setTimes, timePosition } from '../../ui/pageHero/photoFinishStrip.recipe'

/*
 * In px, since the visible part of the photo finish depends on the viewport, not on the text size. A narrow window
 * shows only the last meters.
 */
export const narrow = '(max-width: 630px)'
const wide = '(min-width: 630.02px)'

/** The field in the photo finish, positioned by its scale (`--line`, `--cs`). */
export const photoFinishPictureRecipe = defineSlotRecipe({
  slots: ['field', 'noses'],
  base: {
    field: {
      /* The finish line is at 98.145% of the small picture's width and 99.223% of the others'. */
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
    },
    noses: {
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
        fontSize: 'min(.8125rem,calc(var(--cs)*1.5))',
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
      /* The small picture ends behind the fourth horse. */
      [`@media ${narrow}`]: { '& .outside': { display: 'none' } },
      _motionSafe: { '& span': { animation: 'nose .32s linear both', animationDelay: 'calc(.5s + var(--t)*14ms)' } },
    },
  },
})
