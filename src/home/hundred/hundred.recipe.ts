import { defineSlotRecipe } from '@chakra-ui/react'
import { race, topPick } from '../../content/race'

/*
 * Where nine horses fit in a row, where the text and the buttons fit side by side, where a name may not fit beside its
 * silks, and where the legend needs two or three lines: in rem of a container, so that it holds for any text size.
 */
const nine = '@container (min-width: 72rem)'
const beside = '@container (min-width: 46rem)'
const narrow = '@container (max-width: 24rem)'
const twoLines = '@container (max-width: 22rem)'
const threeLines = '@container (max-width: 11rem)'

/** The elements with the class of the chosen horse, otherwise those of the top pick, with or without JavaScript. */
const ofMarked = [
  `&:not(:has(:checked)) .horse-${topPick.number}`,
  ...race.runners.map(({ number }) => `&:has([value="${number}"]:checked) .horse-${number}`),
].join() as '&:has(:checked) *'

/** A race run a hundred times: the field to choose from, a wall of a hundred silks, two lines of text, two buttons. */
export const hundredRecipe = defineSlotRecipe({
  slots: [
    'root',
    'field',
    'legend',
    'horse',
    'radio',
    'runner',
    'name',
    'chance',
    'wall',
    'foot',
    'text',
    'headline',
    'buttons',
  ],
  base: {
    root: {
      paddingBlock: { base: '9', lg: '16' },
      marginBottom: { base: '11', md: '24' },
      backgroundColor: 'bg.subtle',
      breakInside: 'avoid',
      /** What the text is about: silks in full color with a line below, and the sentence about the horse. */
      [ofMarked]: { display: 'inline', opacity: '[1]', backgroundSize: 'min(50%,25px) 2px' },
    },
    field: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill,minmax(min(max(6.5rem,17cqi),50%),1fr))',
      [nine]: { gridTemplateColumns: 'repeat(9,auto)', justifyContent: 'space-between' },
      minWidth: '0',
      padding: '0',
      marginBlock: '4',
      lg: { marginBlock: '6', paddingBottom: '4', borderBottomWidth: '1px' },
    },
    /** In a narrow window, it has more lines at first than later. The reserved height keeps the buttons below in place. */
    legend: {
      padding: '0',
      marginBottom: '1',
      color: 'fg.muted',
      fontSize: 'sm',
      textWrap: 'balance',
      [twoLines]: { minHeight: '[2lh]' },
      [threeLines]: { minHeight: '[3lh]' },
    },
    horse: {
      position: 'relative',
      isolation: 'isolate',
      display: 'grid',
      gridTemplateColumns: '28px minmax(0,1fr)',
      [nine]: { gridTemplateColumns: '40px fit-content(5.6em)', columnGap: '2' },
      [narrow]: { alignContent: 'start' },
      alignItems: 'center',
      columnGap: '1',
      minHeight: '14',
      paddingBlock: '1',
      paddingInline: '1',
      fontSize: 'sm',
      lineHeight: 'shortest',
      letterSpacing: 'tight',
    },
    /** The box behind the silks and the name. */
    radio: {
      appearance: 'none',
      position: 'absolute',
      zIndex: '[-1]',
      inset: '0',
      borderRadius: 'l2',
      _checked: { borderWidth: '2px', borderColor: 'fg', backgroundColor: 'bg' },
    },
    /** In a narrow window, the number is beside the silks, and the name below both. */
    runner: { [narrow]: { display: 'contents' } },
    name: { gridColumn: '1/-1' },
    chance: { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    /** Its height is fixed, so that the browser can skip it until it is near the window. Drawings are not mirrored. */
    wall: {
      contentVisibility: 'auto',
      direction: 'ltr',
      display: 'grid',
      gridTemplate: 'repeat(10,1fr)/repeat(10,1fr)',
      rowGap: { base: '0.5', md: '1.5' },
      maxWidth: 'lg',
      height: '[298px]',
      md: { gridTemplate: 'repeat(5,1fr)/repeat(20,1fr)', maxWidth: 'full', height: '[204px]' },
      lg: { height: '[282px]' },
      _print: { contentVisibility: 'visible', printColorAdjust: 'exact' },
      '& svg': {
        width: 'full',
        height: 'full',
        paddingBottom: '1.5',
        opacity: '[.5]',
        background: '[linear-gradient(currentColor,currentColor) bottom/0 2px no-repeat]',
      },
      /* A place without a run. */
      '& svg:empty': { opacity: '[1]', background: '[radial-gradient({colors.dot} 2px,transparent 2.5px)]' },
      '& .new': { animation: '[nose .16s ease-out]' },
    },
    foot: {
      marginTop: '4',
      [beside]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '10' },
    },
    /**
     * High enough for the longest text, so that the buttons stay where they are: the narrower it is relative to its text
     * size, the more lines it has.
     */
    text: {
      minHeight: { base: '[max(6.75rem,18.75rem - 57cqi)]', xl: '[4.5rem]' },
      paddingBottom: '2.5',
      [beside]: { paddingBottom: '0' },
      color: 'fg.muted',
      lineHeight: 'short',
      _print: { minHeight: '0' },
    },
    headline: {
      display: 'block',
      color: 'fg',
      fontSize: { base: 'xl', md: '2xl', xl: '3xl' },
      lineHeight: 'shorter',
      '& span': { display: 'none' },
    },
    /** Empty until the code that it needs is there. */
    buttons: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit,minmax(min(8rem,100%),1fr))',
      gridAutoRows: 'minmax(3rem,auto)',
      gap: '2.5',
      [beside]: { flex: 'none', width: 'xs', lg: { width: 'sm' } },
      '@media (scripting: none)': { display: 'none' },
      _print: { display: 'none' },
    },
  },
})
