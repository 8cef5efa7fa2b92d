import { defineSlotRecipe } from '@chakra-ui/react'

/** The picture of the finish, and over it the numbers and margins of the runners. Lengths: pageHero.recipe.ts. */
export const photoFinishPictureRecipe = defineSlotRecipe({
  slots: ['field', 'runners', 'others', 'nose', 'tag', 'margin', 'number', 'winner', 'result'],
  base: {
    /*
     * The winning line is at 4.29% of the picture's height from its right edge; the whole field is 5.518 times as wide
     * as it is high, and what does not fit is cut off on the left. The box is no wider than what is visible, so that the
     * picture's text alternative is too.
     */
    field: {
      position: 'absolute',
      top: '0',
      right: '[calc(100% - var(--line) - var(--h)*.0429)]',
      width: '[min(var(--line) + var(--h)*.0429,var(--h)*5.518)]',
      maxWidth: '[none]',
      height: 'var(--h)',
      objectFit: 'cover',
      objectPosition: 'right',
      _motionSafe: { animation: '[scan 1.5s cubic-bezier(.3,.1,.2,1) both]' },
    },
    /* Over the picture, with the columns that the camera's slit recorded. */
    runners: {
      position: 'absolute',
      inset: '0',
      backgroundImage: { md: '[repeating-linear-gradient(90deg,{colors.photo.streak} 0 1px,transparent 1px 3px)]' },
      color: 'fg',
      fontSize: 'xs',
      lineHeight: '[20px]',
      whiteSpace: 'nowrap',
    },
    /* Behind the second. Only a large picture has room for their numbers, which their saddle cloths show too. */
    others: { hideBelow: 'md', _phoneLandscape: { display: 'none' }, _lowWindow: { display: 'none' } },
    /* From the ground below a nose down to the horse's number, so that the line crosses no horse. */
    nose: {
      position: 'absolute',
      top: '[calc(var(--h)*.89)]',
      bottom: 'var(--foot)',
      borderInlineStartWidth: '1px',
      borderColor: 'fg',
      _motionSafe: { animation: '[nose .32s linear both]' },
    },
    tag: { position: 'absolute', right: '0', bottom: '0', display: 'flex', gap: '1.5' },
    margin: { fontWeight: 'medium' },
    number: {
      minWidth: '5',
      paddingInline: '1.5',
      backgroundColor: 'fg',
      color: 'bg',
      fontWeight: 'bold',
      textAlign: 'center',
    },
    /*
     * Beside the line. On a phone it grows with the visitor's text size only as far as its space allows. Dark text on
     * accent has enough contrast only if it is large (docs/design.md section 1).
     */
    winner: {
      position: 'absolute',
      bottom: 'var(--foot)',
      left: 'var(--line)',
      paddingInline: '1.5',
      backgroundColor: 'accent.solid',
      color: 'accent.contrast',
      fontSize: '[min({fontSizes.xl},6.4vw)]',
      fontWeight: 'bold',
      letterSpacing: 'tight',
      lineHeight: 'shorter',
    },
    result: {
      position: 'absolute',
      top: { base: '1.5', mdOnly: '5' },
      left: '[calc(var(--line) + 10px)]',
      width: '[5em]',
      whiteSpace: 'normal',
      fontSize: '[min({fontSizes.xs},4.4vw)]',
      fontWeight: 'semibold',
      lineHeight: 'shorter',
    },
  },
})
