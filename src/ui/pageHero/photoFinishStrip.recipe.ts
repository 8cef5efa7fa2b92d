import { defineSlotRecipe } from '@chakra-ui/react'
import { timeMarks } from '../../content/timeMarks'

/** Position in the photo finish of `--t`, a time in hundredths of a second behind the winner. */
export const timePosition = 'calc(var(--line) - var(--t)*var(--cs))'

/** Rules that set `--t` on each element from its `data-behind`. */
export const setTimes = (list: readonly { readonly behind: number }[]) =>
  Object.fromEntries(list.map(({ behind }) => [`& [data-behind="${behind}"]` as const, { '--t': `${behind}` }]))

/** Laptops with a short screen, on which the photo finish in the hero has its smallest height (hero.recipe.ts). */
const shortLaptop = '@media screen and (min-width: 64em) and (max-height: 49.999em)'

const scale = (towards: 'left' | 'right') =>
  `repeating-linear-gradient(to ${towards},{colors.timeMark} 0 1px,transparent 1px var(--cs))` as const

/** The photo finish under a grain of narrow and wide vertical lines, in these two colors. */
const picture = (narrow: string, wide: string) =>
  `repeating-linear-gradient(90deg,${narrow} 0 1px,transparent 1px 3px),repeating-linear-gradient(90deg,${wide} 0 2px,transparent 2px 7px),var(--photo-finish)` as const

/**
 * The photo finish and its time scale, a row of the page hero's grid, which sets `--line`, the position of the winning
 * line. `--s` is pixels per meter and `--cs` pixels per hundredth of a second at 17 m/s, so that time marks are exact
 * at every size.
 */
export const photoFinishStripRecipe = defineSlotRecipe({
  slots: ['root', 'picture', 'clock'],
  base: {
    root: {
      '--h': 'min(clamp(208px,22cqw,400px),var(--strip,400px))',
      '--s': 'calc(var(--h)/2.78)',
      '--cs': 'calc(var(--s)*.17)',
      contain: 'inline-size',
      position: 'relative',
      gridColumn: '1/-1',
      gridRow: '3',
      marginTop: '30px',
      lg: { marginTop: '34px' },
      '@media screen and (min-width: 64em) and (max-height: 76em)': { marginTop: '4' },
      _print: { display: 'none' },
    },
    picture: {
      position: 'relative',
      height: 'var(--h)',
      backgroundImage: {
        base: picture('rgb(255 255 255/.18)', 'rgb(7 19 14/.018)'),
        _dark: picture('rgb(255 255 255/.03)', 'rgb(0 0 0/.07)'),
      },
      overflow: 'hidden',
      _highContrast: { forcedColorAdjust: 'none' },
    },
    clock: {
      position: 'relative',
      height: '11',
      overflow: 'hidden',
      color: 'fg.subtle',
      fontSize: 'max(.6875rem,min(.8125rem,calc(var(--cs)*1.05)))',
      lineHeight: '1.5rem',
      fontWeight: '560',
      fontVariantNumeric: 'tabular-nums',
      _highContrast: { forcedColorAdjust: 'none' },
      '&::before, &::after': { content: '""', position: 'absolute', top: '0', height: '8px' },
      // Centered on the winning line, as are the labels' ticks below.
      _before: { left: '0', width: 'calc(var(--line) + .5px)', backgroundImage: scale('left') },
      _after: { left: 'calc(var(--line) - .5px)', right: '0', backgroundImage: scale('right') },
      ...setTimes(timeMarks),
      '& span': {
        position: 'absolute',
        top: '0',
        left: timePosition,
        paddingTop: '2.5',
        transform: 'translateX(-50%)',
      },
      '& span::before': {
        content: '""',
        position: 'absolute',
        top: '0',
        left: 'calc(50% - .5px)',
        width: '1px',
        height: '14px',
        backgroundColor: 'timeMark',
      },
      '& strong': {
        position: 'absolute',
        top: '0',
        right: 'calc(100% - var(--line) + 10px)',
        // On the baseline of the smaller labels.
        paddingTop: 'calc(10px - .0445em)',
        color: 'fg',
        fontSize: '1.154em',
        fontWeight: '760',
      },
      // On a laptop with a short screen, labels have less room: every second one is hidden, starting beside the
      // winner's time.
      [shortLaptop]: {
        height: '8',
        '&::before, &::after': { display: 'none' },
        '& span:nth-of-type(odd)': { display: 'none' },
      },
    },
  },
})
