import { defineSlotRecipe } from '@chakra-ui/react'
import { race, topPick } from '../../content/race'

/** The width of the section decides how many horses are in a row: it takes the visitor's text size into account. */
const two = '@container (min-width: 15rem)'
const three = '@container (min-width: 22rem)'
const five = '@container (min-width: 46rem)'
const nine = '@container (min-width: 72rem)'

/** A wall of twenty in a row. */
const wide = { gridTemplate: 'repeat(5,1fr)/repeat(20,1fr)', rowGap: '1.5', maxWidth: 'none', height: '204px' }

/** What the text is about: silks in full color with a line below, and the sentence about the horse. */
const marked = { display: 'inline', opacity: '1', backgroundSize: 'min(50%,25px) 2px' }

/** The elements with the class of the chosen horse, otherwise those of the top pick, with or without JavaScript. */
const ofMarked = [
  `&:not(:has(:checked)) .horse-${topPick.number}`,
  ...race.runners.map(({ number }) => `&:has([value="${number}"]:checked) .horse-${number}`),
].join() as '&:has(:checked) *'

const ofTopPick = `& .horse-${topPick.number}` as '& *'

/** A race run a hundred times: the field to choose from, a wall of a hundred silks, two lines of text, two buttons. */
export const hundredRecipe = defineSlotRecipe({
  slots: [
    'root',
    'title',
    'deck',
    'field',
    'legend',
    'horses',
    'horse',
    'radio',
    'name',
    'chance',
    'wall',
    'foot',
    'text',
    'headline',
    'detail',
    'buttons',
    'button',
    'note',
  ],
  base: {
    root: {
      paddingBlock: { base: '9', md: '12', lg: '16' },
      marginBottom: { base: '11', md: '24' },
      backgroundColor: 'bg.subtle',
      [ofMarked]: marked,
      // Firefox before 121.
      '@supports not selector(:has(a))': { [ofTopPick]: marked },
    },
    title: {
      gridColumn: { lg: '1/3' },
      textStyle: 'headline',
      fontSize: { base: 'min(2.25rem,12.5vw)', md: '3rem', lg: '3.5rem' },
      letterSpacing: '-.04em',
      lineHeight: '.98',
    },
    deck: {
      alignSelf: 'end',
      maxWidth: { md: '36rem' },
      color: 'fg.muted',
      fontSize: { base: 'md', md: '1.1875rem' },
      lineHeight: '1.36',
      textWrap: 'balance',
    },
    field: {
      minWidth: '0',
      padding: '0',
      marginBlock: { base: '18px 14px', lg: '30px 22px' },
      lg: { paddingBottom: '3.5', borderBottom: '1px solid {colors.border}' },
    },
    legend: {
      padding: '0',
      marginBottom: '1.5',
      color: 'fg.muted',
      fontSize: '.875rem',
      lineHeight: '1.4',
      textWrap: 'balance',
    },
    horses: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr)',
      [two]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
      [three]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
      [five]: { gridTemplateColumns: 'repeat(5,minmax(0,1fr))' },
      [nine]: { gridTemplateColumns: 'repeat(9,auto)', justifyContent: 'space-between' },
    },
    horse: {
      position: 'relative',
      isolation: 'isolate',
      display: 'grid',
      gridTemplateColumns: { base: '28px minmax(0,1fr)', lg: '40px minmax(0,1fr)' },
      alignItems: 'center',
      columnGap: { base: '1.5', lg: '2' },
      minHeight: { base: '58px', lg: '68px' },
      padding: { base: '5px 2px 5px 5px', lg: '8px 10px 8px 8px' },
      fontSize: { base: '.875rem', lg: 'sm' },
      lineHeight: '1.15',
      letterSpacing: '-.01em',
      cursor: 'button',
      '& svg': { _highContrast: { forcedColorAdjust: 'none' } },
    },
    /** The box behind the silks and the name. */
    radio: {
      appearance: 'none',
      position: 'absolute',
      zIndex: '-1',
      inset: '0',
      borderRadius: 'l2',
      cursor: 'button',
      _checked: { border: '2px solid {colors.fg}', backgroundColor: 'bg' },
      _focusVisible: { borderRadius: 'l2', outlineOffset: '2px' },
    },
    name: { [nine]: { maxWidth: '5.6em' } },
    chance: { display: 'block', color: 'fg.muted', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' },
    /** Its height is fixed, so that the browser can skip it until it is near the window. Drawings are not mirrored. */
    wall: {
      contentVisibility: 'auto',
      direction: 'ltr',
      display: 'grid',
      gridTemplate: 'repeat(10,1fr)/repeat(10,1fr)',
      rowGap: '0.5',
      maxWidth: '32rem',
      height: '298px',
      md: wide,
      lg: { rowGap: '2', height: '282px' },
      _print: { ...wide, contentVisibility: 'visible', printColorAdjust: 'exact' },
      _highContrast: { forcedColorAdjust: 'none', color: 'CanvasText' },
      '& svg': {
        width: '100%',
        height: '100%',
        paddingBottom: '5px',
        opacity: '.5',
        background: 'linear-gradient(currentColor,currentColor) bottom/0 2px no-repeat',
      },
      /* A place without a run. */
      '& svg:empty': {
        opacity: '1',
        color: 'dot',
        background: 'radial-gradient(circle at 50% 46%,currentColor 2px,transparent 2.5px)',
        _highContrast: { color: 'CanvasText' },
      },
      '& .new': { animation: 'nose .16s ease-out' },
    },
    foot: {
      marginTop: '3.5',
      md: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '10' },
      lg: { marginTop: '22px' },
    },
    /** High enough for the longest text, so that the buttons stay where they are. */
    text: { minHeight: { base: '6.125rem', md: '6.75rem', lg: '7.25rem', xl: '4.375rem' } },
    headline: {
      display: 'block',
      fontSize: { base: 'xl', md: '2xl', lg: '1.75rem' },
      fontWeight: '680',
      lineHeight: '1.25',
      '& span': { display: 'none' },
    },
    detail: {
      display: 'block',
      marginTop: '0.5',
      color: 'fg.muted',
      fontSize: { base: '1rem', lg: 'md' },
      lineHeight: '1.36',
    },
    /** Empty until the code that it needs is there. */
    buttons: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit,minmax(min(8rem,100%),1fr))',
      gridAutoRows: 'minmax(3rem,auto)',
      gap: '2.5',
      marginTop: { base: '3', md: '0' },
      flex: 'none',
      width: { md: '21.25rem', lg: '25rem' },
      '@media (scripting: none)': { display: 'none' },
      _print: { display: 'none' },
    },
    button: { height: 'full', padding: '4px 8px', fontSize: '1rem', fontWeight: '680' },
    note: {
      maxWidth: '46rem',
      marginTop: '3.5',
      color: 'fg.muted',
      fontSize: '.875rem',
      lineHeight: '1.43',
    },
  },
})
